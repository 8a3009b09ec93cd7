import { expect, test } from "vitest";
import { formatAmount, formatAmountRange, formatCount, formatDay, formatMoment } from "./format.ts";

test.each([
  [0, "CHF\u00a00"],
  [120_000, "CHF\u00a01’200"],
  [123_456_700, "CHF\u00a01’234’567"],
  [1250, "CHF\u00a012.50"],
  [96_005, "CHF\u00a0960.05"],
])("%i cents", (cents, text) => {
  expect(formatAmount(cents, "CHF")).toBe(text);
});

test("ranges name the currency once", () => {
  expect(formatAmountRange(540_000, 610_000, "EUR")).toBe("EUR\u00a05’400\u00a0–\u00a06’100");
  expect(formatAmountRange(540_000, 540_000, "EUR")).toBe("EUR\u00a05’400");
});

test("counts have Swiss groups", () => {
  expect(formatCount(2031)).toBe("2’031");
});

test.each([
  ["2026-06-15", "15/06/2026"],
  ["2026-06-15T12:20:00.000Z", "15/06/2026"],
  ["2026-06-14T22:30:00.000Z", "15/06/2026"],
  ["2026-12-31T23:30:00.000Z", "01/01/2027"],
])("%s is the day %s", (iso, text) => {
  expect(formatDay(iso)).toBe(text);
});

test("moments are told in Swiss time, summer and winter", () => {
  expect(formatMoment("2026-06-15T12:20:00.000Z")).toBe("15/06/2026 14:20");
  expect(formatMoment("2026-12-15T12:20:00.000Z")).toBe("15/12/2026 13:20");
});
