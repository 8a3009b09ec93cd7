import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

const drawn = (current: number, total: number) =>
  pageNumbers(current, total)
    .map(({ page, gap }) => (gap ? `… ${page}` : String(page)))
    .join(" ");

test.each([
  [1, 1, "1"],
  [1, 2, "1 2"],
  [2, 3, "1 2 3"],
  [1, 4, "1 2 3 4"],
  [1, 204, "1 2 3 … 204"],
  [3, 204, "1 2 3 4 … 204"],
  [4, 204, "1 2 3 4 5 … 204"],
  [5, 204, "1 … 4 5 6 … 204"],
  [201, 204, "1 … 200 201 202 203 204"],
  [203, 204, "1 … 202 203 204"],
  [204, 204, "1 … 202 203 204"],
])("page %i of %i", (current, total, expected) => {
  expect(drawn(current, total)).toBe(expected);
});
