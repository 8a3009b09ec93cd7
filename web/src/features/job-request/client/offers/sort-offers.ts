import type { Recipient } from "@metiro/shared/job-request/schema";
import { rangeOf } from "./compare-prices.ts";

export const offerOrders = ["arrival", "price", "date"] as const;
export type OfferOrder = (typeof offerOrders)[number];

const ranks = { accepted: 0, none: 1, rejected: 2 } as const;
const units = { total: 0, hour: 1, day: 2, m2: 3 } as const;

type Sorted = Pick<
  Recipient,
  "clientDecision" | "priceMin" | "priceMax" | "priceUnit" | "availableFrom" | "respondedAt"
>;

/** What comes first by price: the lowest of those for the whole, then of each other unit; last those that name none. */
const priceKey = (offer: Sorted): readonly [number, number] => {
  const range = rangeOf(offer);
  return range ? [units[offer.priceUnit ?? "total"], range.min] : [Object.keys(units).length, 0];
};

const compare: Record<OfferOrder, (a: Sorted, b: Sorted) => number> = {
  arrival: () => 0,
  price: (a, b) => {
    const [own, other] = [priceKey(a), priceKey(b)];
    return own[0] - other[0] || own[1] - other[1];
  },
  date: (a, b) => (a.availableFrom ?? "9999").localeCompare(b.availableFrom ?? "9999"),
};

/** Those that were chosen first, those that were declined last; among them by the order asked for, then as they came. */
export const sortOffers = <Offer extends Sorted>(offers: readonly Offer[], order: OfferOrder): Offer[] =>
  offers.toSorted(
    (a, b) =>
      ranks[a.clientDecision] - ranks[b.clientDecision] ||
      compare[order](a, b) ||
      (a.respondedAt ?? "").localeCompare(b.respondedAt ?? ""),
  );
