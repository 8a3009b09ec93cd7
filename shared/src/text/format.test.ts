import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import {
  formatAmount,
  formatAmountRange,
  formatCount,
  formatDay,
  formatDuration,
  formatFigure,
  formatMoment,
} from "./format.ts";

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

test("counts and figures are written as the browser would for Switzerland", () => {
  const swiss = (digits: number) => {
    const format = new Intl.NumberFormat("de-CH", { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return (value: number) => format.format(value).replaceAll("'", "’");
  };
  assert(
    property(integer({ min: -(10 ** 13), max: 10 ** 13 }), (value) => {
      expect(formatCount(value)).toBe(swiss(0)(value));
      expect(formatFigure(value)).toBe(swiss(value % 100 === 0 ? 0 : 2)(value / 100));
    }),
  );
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

test.each([
  [1, "1\u00a0seconde", "1\u00a0second"],
  [42.2, "43\u00a0secondes", "43\u00a0seconds"],
  [60, "1\u00a0minute", "1\u00a0minute"],
  [61, "2\u00a0minutes", "2\u00a0minutes"],
  [3600, "1\u00a0heure", "1\u00a0hour"],
  [12_000, "3\u00a0heures et 20\u00a0minutes", "3\u00a0hours and 20\u00a0minutes"],
  [21_601, "7\u00a0heures", "7\u00a0hours"],
  [86_399, "24\u00a0heures", "24\u00a0hours"],
])("a pause of %d seconds is told as %s", (seconds, french, english) => {
  expect(formatDuration(seconds, "fr")).toBe(french);
  expect(formatDuration(seconds, "en")).toBe(english);
});
