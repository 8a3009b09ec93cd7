import { apart } from "./apart.ts";
import { type LineSeries, lookOf, markPath } from "./series-look.ts";

/** Of the plot, in px: what is set apart has to know it. */
const plotHeight = 208;
/** Of one label on two lines. */
const labelHeight = 34;

interface EndLabelsProps {
  series: readonly LineSeries[];
  /** Where a value stands in the plot, from 0 at its top to 1. */
  top: (value: number) => number;
  format: (value: number) => string;
}

/** At the end of each line its name and its last value, so that nobody looks up a legend. Narrow charts have the legend instead. */
export function EndLabels({ series, top, format }: EndLabelsProps) {
  const ends = series.flatMap(({ name, values }, position) => {
    const last = values.findLast((value) => value !== undefined);
    return last === undefined ? [] : [{ name, position, last }];
  });
  const places = apart(
    ends.map(({ last }) => top(last) * plotHeight),
    labelHeight,
    plotHeight,
  );
  return ends.map(({ name, position, last }, index) => (
    <span
      key={name}
      className="absolute left-full ml-1.5 hidden w-38 -translate-y-1/2 items-center gap-1.5 text-xs leading-4 text-ink-2 @min-[32rem]/chart:flex"
      style={{ top: places[index] }}
    >
      <svg viewBox="0 0 12 12" className="size-2.5 shrink-0">
        <path d={markPath[lookOf(position).mark]} fill={lookOf(position).color} />
      </svg>
      <span className="min-w-0">
        <b className="num font-semibold text-ink">{format(last)}</b> {name}
      </span>
    </span>
  ));
}
