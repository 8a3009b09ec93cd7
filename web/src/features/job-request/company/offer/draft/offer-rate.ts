import type { VatRateInForce } from "@metiro/shared/offer/schema";
import type { OfferValues } from "./offer-values.ts";

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
