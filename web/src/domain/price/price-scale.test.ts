import type { UsualPrice } from "@metiro/shared/price/schema";
import { expect, test } from "vitest";
import { placesOf, standOf } from "./price-scale.ts";

const usual: UsualPrice = {
  subcategoryId: "0199f0c0-0000-7000-8000-000000000001",
  count: 12,
  low: 100_000,
  median: 150_000,
  high: 200_000,
  currency: "CHF",
  day: "2026-11-24",
};

test("the usual prices stand in the middle of a line that reaches beyond them", () => {
  expect(placesOf(usual)).toEqual({ from: 85_000, to: 215_000, low: 11.5, median: 50, high: 88.5, shown: [] });
});

test("a price far off makes the line longer, and never begins it below nothing", () => {
  const places = placesOf(usual, [{ min: 10_000, max: 900_000 }]);
  expect(places.from).toBe(0);
  expect(places.shown).toEqual([{ from: expect.closeTo(1, 0), to: expect.closeTo(87, 0) }]);
  expect(places.low).toBeLessThan(places.median);
});

test("offers that all ask the same still have a place", () => {
  const same = { ...usual, low: 100_000, median: 100_000, high: 100_000 };
  expect(placesOf(same)).toMatchObject({ low: 50, median: 50, high: 50 });
  expect(placesOf({ ...same, low: 0, median: 0, high: 0 }).median).toBe(0);
});

test.each([
  [{ min: 90_000, max: 100_000 }, "below"],
  [{ min: 50_000, max: 150_000 }, "within"],
  [{ min: 100_000, max: 100_000 }, "within"],
  [{ min: 200_000, max: 200_000 }, "within"],
  [{ min: 190_000, max: 230_000 }, "above"],
] as const)("a price of %o is %s", (range, stand) => {
  expect(standOf(usual, range)).toBe(stand);
});
