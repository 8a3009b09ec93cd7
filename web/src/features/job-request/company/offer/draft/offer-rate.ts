import type { LineState } from "@metiro/shared/offer/constants";
import type { VatRateInForce } from "@metiro/shared/offer/schema";
import type { OfferValues } from "./offer-values.ts";

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

/** Another rate for the offer: the lines follow, but for those that have one of their own. */
export const withRate = (values: OfferValues, vatRate: number): OfferValues => ({
  ...values,
  vatRate,
  lines: values.lines.map((line) => (line.vatRate === values.vatRate ? { ...line, vatRate } : line)),
});

/** The rate of the offer for every line, also for those that had one of their own. */
export const withOneRate = (values: OfferValues): OfferValues => ({
  ...values,
  lines: values.lines.map((line) => ({ ...line, vatRate: values.vatRate })),
});

/** Rates that hold today; one that stands from before is kept until it is changed. */
export const ratesWith = (rates: readonly VatRateInForce[], own: number): number[] => [
  ...new Set([...rates.map(({ rate }) => rate), own]),
];
