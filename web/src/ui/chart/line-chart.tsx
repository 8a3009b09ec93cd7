import { formatCount } from "@metiro/shared/text/format";
import { cn } from "../cn.ts";
import { plotFrame, useCursor } from "./cursor.tsx";
import { GridLines } from "./grid.tsx";
import { EndLabels } from "./end-labels.tsx";
import { Legend, LegendEntry, LineLegend } from "./legend.tsx";
import { type LineSeries, lookOf, markPath } from "./series-look.ts";
import { namedEntries, ticks } from "./ticks.ts";

interface LineChartProps {
  /** What is seen at a glance, in words. */
  summary: string;
  /** Below the plot: « 12/06 ». */
  labels: readonly string[];
  series: readonly LineSeries[];
  /** All of an entry in words: « 12/06/2026 : 14 demandes, 9 réponses ». */
  entryText: (index: number) => string;
  format?: ((value: number) => string) | undefined;
  /** From which entry on values still change, and what is said of that. */
  unsettled?: { from: number; name: string } | undefined;
}

/** Lines along time, told apart by colour, dashes and marks. The page puts its numbers into a table beside it. */
export function LineChart({ summary, labels, series, entryText, format = formatCount, unsettled }: LineChartProps) {
  const { index, pointer, slider, readout } = useCursor({ count: labels.length, entryText, restText: summary });
  const scale = ticks(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const max = scale.at(-1) ?? 1;
  const named = namedEntries(labels.length, 7);
  const namedWhereNarrow = namedEntries(labels.length, 4);
  const x = (position: number) => ((position + 0.5) / labels.length) * 100;
  const y = (value: number) => 100 - (value / max) * 100;
  const settled = unsettled?.from || labels.length;
  return (
    <figure className="@container/chart grid min-w-0 gap-3">
      <figcaption className="sr-only">{summary}</figcaption>
      <div className="@min-[32rem]/chart:hidden">
        <LineLegend names={series.map(({ name }) => name)} />
      </div>
      {unsettled && (
        <Legend>
          <LegendEntry
            name={unsettled.name}
            sample={<span aria-hidden="true" className={cn("h-3 w-9 shrink-0", unsettledBand)} />}
          />
        </Legend>
      )}
      {readout}
      <div className={plotFrame}>
        {slider}
        <div aria-hidden="true" className="pt-2 pb-7 pl-12 @min-[32rem]/chart:pr-40">
          <div className="relative h-52 touch-pan-y" {...pointer}>
            {unsettled && (
              <div
                data-unsettled
                className={cn("absolute inset-y-0 right-0", unsettledBand)}
                style={{ left: `${(unsettled.from / labels.length) * 100}%` }}
              />
            )}
            <GridLines ticks={scale} format={format} />
            {index !== null && (
              <div className="absolute inset-y-0 border-l border-control" style={{ left: `${x(index)}%` }} />
            )}
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full overflow-visible"
            >
              {series.map(({ name, values }, position) => (
                <g
                  key={name}
                  fill="none"
                  stroke={lookOf(position).color}
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  strokeDasharray={lookOf(position).dash}
                >
                  <path d={pathOf(values, x, y, 0, settled)} vectorEffect="non-scaling-stroke" />
                  {/* What still changes leads on from the last that does not, fainter. */}
                  <path d={pathOf(values, x, y, settled - 1)} strokeOpacity="0.4" vectorEffect="non-scaling-stroke" />
                </g>
              ))}
            </svg>
            {series.flatMap(({ name, values }, position) =>
              values.map(
                (value, entry) =>
                  value !== undefined &&
                  isMarked(values, entry, index) && (
                    <Marker key={`${name} ${labels[entry]}`} position={position} left={x(entry)} top={y(value)} />
                  ),
              ),
            )}
            <EndLabels
              series={series.map((one) => ({ ...one, values: one.values.slice(0, settled) }))}
              top={(value) => y(value) / 100}
              format={format}
            />
            {labels.map(
              (label, entry) =>
                (named.has(entry) || namedWhereNarrow.has(entry)) && (
                  <span
                    key={label}
                    className={cn(
                      "num absolute top-full mt-1.5 -translate-x-1/2 text-2xs whitespace-nowrap text-ink-3",
                      !namedWhereNarrow.has(entry) && "hidden @min-[32rem]/chart:inline",
                      !named.has(entry) && "@min-[32rem]/chart:hidden",
                    )}
                    style={{ left: `${x(entry)}%` }}
                  >
                    {label}
                  </span>
                ),
            )}
          </div>
        </div>
      </div>
    </figure>
  );
}

/** Hatched, so that it is told from the plot in any theme. */
const unsettledBand =
  "border-l border-dashed border-line-strong bg-[repeating-linear-gradient(135deg,var(--color-line)_0_1px,transparent_1px_6px)]";

/** Few enough entries have a mark each; of many the last one, the one pointed at, and those that stand alone. */
const isMarked = (values: LineSeries["values"], entry: number, chosen: number | null) =>
  values.length <= 31 ||
  entry === values.length - 1 ||
  entry === chosen ||
  (values[entry - 1] === undefined && values[entry + 1] === undefined);

/** A line through what there is, from one entry to before another; where nothing is, it is lifted. Empty where it has no length. */
function pathOf(
  values: LineSeries["values"],
  x: (entry: number) => number,
  y: (value: number) => number,
  from: number,
  to = values.length,
): string {
  if (to - from < 2) return "";
  return values
    .map((value, entry) => {
      if (value === undefined || entry < from || entry >= to) return "";
      const goesOn = entry > from && values[entry - 1] !== undefined;
      return `${goesOn ? "L" : "M"}${x(entry).toFixed(2)} ${y(value).toFixed(2)}`;
    })
    .join("");
}

function Marker({ position, left, top }: { position: number; left: number; top: number }) {
  const { color, mark } = lookOf(position);
  return (
    <svg
      viewBox="0 0 12 12"
      className="absolute size-2.5 -translate-x-1/2 -translate-y-1/2 overflow-visible"
      style={{ left: `${left}%`, top: `${top}%` }}
    >
      <path d={markPath[mark]} fill={color} stroke="var(--color-surface)" strokeWidth="1" />
    </svg>
  );
}
