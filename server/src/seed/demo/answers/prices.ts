import type { Random } from "../random.ts";

/** Steps in which people of the trade round, by size of the amount; whole units of the currency. */
const steps = [
  [100, 1],
  [500, 10],
  [2_000, 50],
  [10_000, 100],
  [Number.POSITIVE_INFINITY, 500],
] as const;

/** A rounded amount in cents. */
function rounded(amount: number): number {
  const [, step] = steps.find(([limit]) => amount < limit) ?? [0, 1];
  return Math.round(amount / step) * step * 100;
}

/** What one company asks, in cents, within what the trade asks for such a job; now and then a single price. */
export function priceRange(
  [lowest, highest]: [number, number],
  random: Random,
): { priceMin: number; priceMax: number } {
  const middle = random.between(lowest + (highest - lowest) * 0.2, highest - (highest - lowest) * 0.2);
  const spread = random.chance(0.2) ? 0 : random.between(0.05, 0.13);
  return { priceMin: rounded(middle * (1 - spread)), priceMax: rounded(middle * (1 + spread)) };
}

/** What a client is ready to pay, if it says so. */
export function budgetFor(
  [lowest, highest]: [number, number],
  random: Random,
): { budgetMin?: number; budgetMax?: number } {
  if (random.chance(0.35)) return {};
  const budgetMax = rounded(highest * random.between(0.8, 1.05));
  return random.chance(0.3) ? { budgetMax } : { budgetMin: rounded(lowest * random.between(0.65, 0.9)), budgetMax };
}
