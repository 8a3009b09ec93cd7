import type { UsualPrice } from "@metiro/shared/price/schema";

/** A price from its least to its greatest, in cents. */
export interface PriceRange {
  min: number;
  max: number;
}

/** Where usual prices, and those that are shown beside them, lie on one line: percents of its length. */
export interface PricePlaces {
  from: number;
  to: number;
  low: number;
  median: number;
  high: number;
  shown: readonly { from: number; to: number }[];
}

/** The line reaches a little beyond the outermost of them, so that no end looks like a limit. */
export function placesOf({ low, median, high }: UsualPrice, shown: readonly PriceRange[] = []): PricePlaces {
  const least = Math.min(low, ...shown.map(({ min }) => min));
  const greatest = Math.max(high, ...shown.map(({ max }) => max));
  const beyond = Math.max((greatest - least) * 0.15, 1);
  const from = Math.max(0, least - beyond);
  const to = greatest + beyond;
  const percent = (amount: number) => Math.round(((amount - from) / (to - from)) * 1000) / 10;
  return {
    from,
    to,
    low: percent(low),
    median: percent(median),
    high: percent(high),
    shown: shown.map(({ min, max }) => ({ from: percent(min), to: percent(max) })),
  };
}

/** How a price stands to the middle half of the others: a range by its middle, as the usual prices were made. */
export function standOf({ low, high }: UsualPrice, { min, max }: PriceRange): "below" | "within" | "above" {
  const middle = (min + max) / 2;
  return middle < low ? "below" : middle > high ? "above" : "within";
}
