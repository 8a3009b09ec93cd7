import type { LineState } from "@metiro/shared/offer/constants";

interface RatedLine {
  state?: LineState | undefined;
  vatRate?: number | undefined;
}

/** The rate that an offer has: that of most of its priced lines; among as many, the usual one before all others. */
export function rateOfMost(lines: readonly RatedLine[], usual: number): number {
  const counts = new Map<number, number>([[usual, 0]]);
  for (const { state = "priced", vatRate } of lines)
    if (state === "priced" && vatRate !== undefined) counts.set(vatRate, (counts.get(vatRate) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
