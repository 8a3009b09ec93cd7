import type { Recipient } from "@metiro/shared/job-request/schema";

type Offer = Pick<Recipient, "priceMin" | "priceMax" | "priceUnit">;

/** From the lowest to the highest price of several answers, in cents; nothing where they cannot be compared. */
export function priceSpan(offers: readonly Offer[]): { min: number; max: number } | undefined {
  const priced = offers.filter(({ priceMin, priceMax }) => priceMin !== undefined || priceMax !== undefined);
  if (priced.length === 0 || priced.some(({ priceUnit }) => priceUnit !== "total")) return undefined;
  const prices = priced
    .flatMap(({ priceMin, priceMax }) => [priceMin, priceMax])
    .filter((price) => price !== undefined);
  return { min: Math.min(...prices), max: Math.max(...prices) };
}
