export interface LineSeries {
  name: string;
  /** One value an entry; absent where there is none to tell, which leaves a gap. */
  values: readonly (number | undefined)[];
}

export type Mark = "circle" | "square" | "triangle" | "diamond";

interface SeriesLook {
  /** Colour of line, mark and sample. */
  color: string;
  /** Of the line; none is solid. */
  dash: string | undefined;
  mark: Mark;
}

const looks: readonly [SeriesLook, ...SeriesLook[]] = [
  { color: "var(--color-chart-1)", dash: undefined, mark: "circle" },
  { color: "var(--color-chart-2)", dash: "6 4", mark: "square" },
  { color: "var(--color-chart-3)", dash: "2 3", mark: "triangle" },
  { color: "var(--color-chart-4)", dash: "9 3 2 3", mark: "diamond" },
];

/** How the nth series of a chart is told from the others: colour, dashes and mark, so that no one of them is needed alone. */
export const lookOf = (index: number): SeriesLook => looks[index % looks.length] ?? looks[0];

export const markPath: Record<Mark, string> = {
  circle: "M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",
  square: "M2 2h8v8H2Z",
  triangle: "M6 1.2 11 10.4H1Z",
  diamond: "M6 .8 11.2 6 6 11.2.8 6Z",
};
