import { formatCount } from "@metiro/shared/text/format";
import { cn } from "../cn.ts";
import { plotFrame, useCursor } from "./cursor.tsx";
import { GridLines } from "./grid.tsx";
import { Legend, LegendEntry } from "./legend.tsx";
import { ticks } from "./ticks.ts";

interface Bar {
  key: string;
  label: string;
  /** The label where there is no room for it. */
  initial?: string | undefined;
  /** Second line of the label. */
  note?: string | undefined;
  /** The note where there is no room for it. */
  shortNote?: string | undefined;
  value: number;
  /** Stands hatched on top of the value, with a figure of its own over that of the value. */
  extra?: number | undefined;
  /** The one of today. */
  current?: boolean | undefined;
}

interface BarChartProps {
  summary: string;
  bars: readonly Bar[];
  entryText: (index: number) => string;
  /** Of the value and of what stands on it, where there is such. */
  names?: readonly [string, string] | undefined;
  format?: ((value: number) => string) | undefined;
}

/** Bars whose figures have room beside each other on a phone. */
const most = 8;

const hatched =
  "bg-[repeating-linear-gradient(135deg,var(--color-chart-2)_0_2px,transparent_2px_6px)] ring ring-chart-2 ring-inset";

/** A few bars, each with its figure on it. */
export function BarChart({ summary, bars, entryText, names, format = formatCount }: BarChartProps) {
  const { index, pointer, slider, readout } = useCursor({ count: bars.length, entryText, restText: summary });
  const scale = ticks(Math.max(0, ...bars.map(({ value, extra = 0 }) => value + extra)));
  const max = scale.at(-1) ?? 1;
  const height = (value: number) => ({ height: `${(value / max) * 100}%` });
  const isDouble = bars.some(({ extra = 0 }) => extra > 0);
  const isNoted = bars.some(({ note }) => note);
  return (
    <figure className="grid min-w-0 gap-3">
      <figcaption className="sr-only">{summary}</figcaption>
      {names && (
        <Legend>
          <LegendEntry name={names[0]} sample={<span className="size-3.5 bg-chart-1" />} />
          <LegendEntry name={names[1]} sample={<span className={cn("size-3.5", hatched)} />} />
        </Legend>
      )}
      {readout}
      <div className={plotFrame}>
        {slider}
        <div aria-hidden="true" className={cn("pl-12", isDouble ? "pt-10" : "pt-6", isNoted ? "pb-11" : "pb-7")}>
          <div className="relative h-52 touch-pan-y" {...pointer}>
            <GridLines ticks={scale} format={format} />
            <div className="absolute inset-0 flex">
              {bars.map(({ key, label, initial, note, shortNote, value, extra = 0, current }, position) => (
                <div key={key} className="relative flex min-w-0 flex-1 flex-col items-center justify-end">
                  {value + extra > 0 && (
                    <span
                      className={cn(
                        "num mb-1 grid justify-items-center text-2xs font-semibold whitespace-nowrap text-ink",
                        bars.length > most && "max-md:hidden",
                      )}
                    >
                      {extra > 0 && <span className="font-normal text-ink-2">+ {format(extra)}</span>}
                      {value > 0 && <span>{format(value)}</span>}
                    </span>
                  )}
                  {extra > 0 && <span className={cn("w-3/5 max-w-12 shrink-0", hatched)} style={height(extra)} />}
                  <span
                    className={cn(
                      "w-3/5 max-w-12 shrink-0",
                      current === false ? "bg-accent-line" : "bg-chart-1",
                      index === position && "outline-2 outline-offset-1 outline-ink",
                    )}
                    style={height(value)}
                  />
                  <span
                    className={cn(
                      "num absolute top-full mt-1.5 text-center text-2xs text-ink-3",
                      current && "font-semibold text-ink",
                    )}
                  >
                    {initial === undefined ? (
                      label
                    ) : (
                      <>
                        <span className="md:hidden">{initial}</span>
                        <span className="max-md:hidden">{label}</span>
                      </>
                    )}
                    {note && <span className={cn("block", shortNote && "max-md:hidden")}>{note}</span>}
                    {shortNote && <span className="block md:hidden">{shortNote}</span>}
                  </span>
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </figure>
  );
}
