import { expect, test } from "vitest";
import { besideUsual } from "./beside-usual.ts";

test("where a figure stands among the quartiles of others", () => {
  const quartiles = { low: 2, median: 5, high: 9 };
  expect([1, 2, 4, 5, 6, 9, 10].map((value) => besideUsual(quartiles, value))).toEqual([
    "least",
    "less",
    "less",
    "middle",
    "more",
    "more",
    "most",
  ]);
  expect(besideUsual({ low: 100, median: 100, high: 100 }, 100)).toBe("middle");
});
