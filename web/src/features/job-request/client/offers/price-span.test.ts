import { expect, test } from "vitest";
import { priceSpan } from "./price-span.ts";

test("prices of a whole are spanned from the lowest to the highest", () => {
  const offers = [
    { priceMin: 540_000, priceMax: 610_000, priceUnit: "total" as const },
    { priceMin: 490_000, priceUnit: "total" as const },
    {},
  ];
  expect(priceSpan(offers)).toEqual({ min: 490_000, max: 610_000 });
});

test("prices of different things are not compared, and none make no span", () => {
  expect(
    priceSpan([
      { priceMin: 9000, priceUnit: "hour" },
      { priceMin: 490_000, priceUnit: "total" },
    ]),
  ).toBeUndefined();
  expect(priceSpan([{ priceMin: 9000, priceUnit: "hour" }])).toBeUndefined();
  expect(priceSpan([{}])).toBeUndefined();
});
