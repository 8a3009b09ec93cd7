import { describe, expect, test } from "vitest";
import { formatRecent, formatsIn } from "./formats.ts";

const words = { today: "aujourd’hui", yesterday: "hier" };

describe("a moment, as people speak of it", () => {
  test.each([
    ["2026-06-10T06:40:00Z", "2026-06-10T12:00:00Z", "aujourd’hui, 08:40"],
    ["2026-06-09T17:02:00Z", "2026-06-10T12:00:00Z", "hier, 19:02"],
    ["2026-06-08T17:02:00Z", "2026-06-10T12:00:00Z", "08/06/2026"],
    // In Switzerland it is the next day already.
    ["2026-06-09T22:30:00Z", "2026-06-10T12:00:00Z", "aujourd’hui, 00:30"],
    // The day before had 23 hours.
    ["2026-03-29T08:00:00Z", "2026-03-29T22:30:00Z", "hier, 10:00"],
    // It had 25.
    ["2026-10-24T22:30:00Z", "2026-10-26T10:00:00Z", "hier, 00:30"],
  ])("%s at %s is %s", (iso, now, expected) => {
    expect(formatRecent(iso, new Date(now), words)).toBe(expected);
  });
});

test("amounts are in the platform's currency, cents only when there are some", () => {
  const { amount, amountRange } = formatsIn("CHF");
  expect([amount(120_000), amount(1250), amountRange(540_000, 610_000)]).toEqual([
    "CHF\u00a01’200",
    "CHF\u00a012.50",
    "CHF\u00a05’400\u00a0–\u00a06’100",
  ]);
});
