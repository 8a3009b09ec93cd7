import type { PriceUnit } from "@metiro/shared/job-request/response";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";

type Priced = Pick<Recipient, "priceMin" | "priceMax" | "priceUnit">;

interface Range {
  min: number;
  max: number;
}

/** A price from its least to its greatest; one that names only one end is that end. */
export function rangeOf({ priceMin, priceMax }: Priced): Range | undefined {
  const min = priceMin ?? priceMax;
  const max = priceMax ?? priceMin;
  return min === undefined || max === undefined ? undefined : { min, max };
}

const unitOf = ({ priceUnit }: Priced): PriceUnit => priceUnit ?? "total";

/** Where a price lies among those of the same unit, in percent of the span from the lowest to the highest. */
export interface PricePosition {
  from: number;
  to: number;
  /** No other one begins lower. */
  lowest: boolean;
  /** How many are compared. */
  count: number;
  span: Range;
}

/** Only prices of one unit are compared: an hour says nothing about a whole. Nothing where there is nothing to compare with. */
export function placeAmong(offer: Priced, offers: readonly Priced[]): PricePosition | undefined {
  const own = rangeOf(offer);
  if (!own) return undefined;
  const ranges = offers.flatMap((other) => (unitOf(other) === unitOf(offer) ? (rangeOf(other) ?? []) : []));
  const span = { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
  if (ranges.length < 2 || span.min === span.max) return undefined;
  const percent = (amount: number) => Math.round(((amount - span.min) / (span.max - span.min)) * 100);
  return {
    from: percent(own.min),
    to: percent(own.max),
    lowest: own.min === span.min,
    count: ranges.length,
    span,
  };
}

/** Whether answers name prices of different units. */
export const mixesUnits = (offers: readonly Priced[]): boolean =>
  new Set(offers.flatMap((offer) => (rangeOf(offer) ? [unitOf(offer)] : []))).size > 1;

/** How a price for the whole stands to the client's budget. */
export type BudgetVerdict = "within" | "partly" | "above";

export function budgetVerdict(offer: Priced, { budgetMax }: Pick<JobRequest, "budgetMax">): BudgetVerdict | undefined {
  const range = rangeOf(offer);
  if (!range || budgetMax === undefined || unitOf(offer) !== "total") return undefined;
  // « dès 900 » promises no upper end.
  if (offer.priceMax !== undefined && range.max <= budgetMax) return "within";
  return range.min <= budgetMax ? "partly" : "above";
}
