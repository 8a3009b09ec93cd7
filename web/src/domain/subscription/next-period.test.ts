import { expect, test } from "vitest";
import { lengthOf, nextPeriod } from "./next-period.ts";

const today = "2026-06-10";
const period = (startsOn: string, endsOn: string) => ({ startsOn, endsOn });

test.each([
  ["none yet: a year from today", [], period("2026-06-10", "2027-06-09")],
  ["one that runs: after it, as long", [period("2026-01-01", "2026-12-31")], period("2027-01-01", "2027-12-31")],
  ["one that ends today: from tomorrow", [period("2026-01-01", "2026-06-10")], period("2026-06-11", "2026-11-18")],
  ["one long over: from today", [period("2024-01-01", "2024-06-30")], period("2026-06-10", "2026-12-09")],
  [
    "the last of several, in whatever order they come",
    [period("2027-01-01", "2027-01-31"), period("2026-01-01", "2026-12-31")],
    period("2027-02-01", "2027-02-28"),
  ],
])("%s", (_, taken, expected) => {
  expect(nextPeriod(taken, today)).toEqual(expected);
});

test("a period of whole months is told in months, any other in days", () => {
  expect(lengthOf(period("2026-01-01", "2026-12-31"))).toEqual({ months: 12, days: 365 });
  expect(lengthOf(period("2026-01-31", "2026-02-27"))).toEqual({ months: 1, days: 28 });
  expect(lengthOf(period("2026-01-01", "2026-01-14"))).toEqual({ months: undefined, days: 14 });
  expect(lengthOf(period("2024-03-15", "2026-03-14"))).toEqual({ months: 24, days: 730 });
});
