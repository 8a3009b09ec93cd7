import { expect, test } from "vitest";
import { budgetVerdict, mixesUnits, placeAmong, rangeOf } from "./compare-prices.ts";

const total = (priceMin?: number, priceMax?: number) => ({ priceMin, priceMax, priceUnit: "total" as const });
const hour = (priceMin: number) => ({ priceMin, priceUnit: "hour" as const });

test("prices of one unit lie between the lowest and the highest", () => {
  const offers = [total(4000, 6000), total(5000, 8000), hour(90), {}];
  expect(placeAmong(total(4000, 6000), offers)).toEqual({
    from: 0,
    to: 50,
    lowest: true,
    count: 2,
    span: { min: 4000, max: 8000 },
  });
  expect(placeAmong(total(5000, 8000), offers)).toMatchObject({ from: 25, to: 100, lowest: false });
});

test("nothing is compared with another unit, with nothing, or where all ask the same", () => {
  expect(placeAmong(hour(90), [hour(90), total(4000, 6000)])).toBeUndefined();
  expect(placeAmong({}, [total(1, 2), total(3, 4)])).toBeUndefined();
  expect(placeAmong(total(5, 5), [total(5, 5), total(5, 5)])).toBeUndefined();
});

test("an open end is the end that is named", () => {
  expect(rangeOf(total(900))).toEqual({ min: 900, max: 900 });
  expect(rangeOf(total(undefined, 900))).toEqual({ min: 900, max: 900 });
  expect(rangeOf({})).toBeUndefined();
});

test.each([
  [total(4000, 6000), "within"],
  [total(4000, 7000), "partly"],
  [total(4000), "partly"],
  [total(6001, 7000), "above"],
  [hour(90), undefined],
  [{}, undefined],
])("of a budget of 6000 %o is %s", (offer, verdict) => {
  expect(budgetVerdict(offer, { budgetMax: 6000 })).toBe(verdict);
  expect(budgetVerdict(offer, {})).toBeUndefined();
});

test("units are mixed only between answers that name a price", () => {
  expect(mixesUnits([total(1, 2), hour(90)])).toBe(true);
  expect(mixesUnits([total(1, 2), { priceUnit: "hour" }, {}])).toBe(false);
});
