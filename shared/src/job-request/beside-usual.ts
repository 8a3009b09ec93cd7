import type { Quartiles } from "./usual-figures.ts";

/** At least so many other companies stand behind what is called usual. */
export const othersForUsual = 5;

/** Beside whom a figure stands; `least` is the quarter with the lowest figures. */
export type BesideUsual = "least" | "less" | "middle" | "more" | "most";

/** Where a figure stands among those of others, as far as their rounded quartiles tell. */
export function besideUsual({ low, median, high }: Quartiles, value: number): BesideUsual {
  if (value < low) return "least";
  if (value > high) return "most";
  if (value === median) return "middle";
  return value < median ? "less" : "more";
}
