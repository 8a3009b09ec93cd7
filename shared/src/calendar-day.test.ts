import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysFrom, plusMonths, swissDay, swissMoment } from "./calendar-day.ts";

describe("swissDay", () => {
  test.each([
    ["winter, an hour ahead of UTC", "2026-01-31T22:59:59Z", "2026-01-31"],
    ["winter, past midnight in Zurich", "2026-01-31T23:00:00Z", "2026-02-01"],
    ["summer, two hours ahead", "2026-06-30T22:00:00Z", "2026-07-01"],
    ["a single-digit day and month", "2026-03-04T12:00:00Z", "2026-03-04"],
  ])("%s", (_name, now, day) => {
    expect(swissDay(new Date(now))).toBe(day);
  });
});

describe("plusMonths", () => {
  test.each([
    ["2026-06-15", 18, "2027-12-15"],
    ["2026-08-31", 6, "2027-02-28"],
    ["2027-08-31", 6, "2028-02-29"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2026-12-31", 1, "2027-01-31"],
    ["2026-05-31", 0, "2026-05-31"],
  ])("%s + %d months is %s", (day, months, later) => {
    expect(plusMonths(day, months)).toBe(later);
  });
});

test("daysFrom counts both ends, whatever the clock does", () => {
  expect(daysFrom("2026-06-15", "2026-06-15")).toBe(1);
  expect(daysFrom("2026-03-28", "2026-03-30")).toBe(3);
  expect(daysFrom("2026-01-01", "2026-12-31")).toBe(365);
  const day = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.nat(5000), (from, more) => {
      const to = new Date(from.getTime() + more * 86_400_000);
      expect(daysFrom(from.toISOString().slice(0, 10), to.toISOString().slice(0, 10))).toBe(more + 1);
    }),
  );
});

test.each([
  ["2026-01-15", "08:00", "2026-01-15T07:00:00.000Z"],
  ["2026-07-15", "08:00", "2026-07-15T06:00:00.000Z"],
  ["2026-03-29", "01:30", "2026-03-29T00:30:00.000Z"],
  ["2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
  ["2026-03-29", "03:30", "2026-03-29T01:30:00.000Z"],
  ["2026-10-25", "01:30", "2026-10-24T23:30:00.000Z"],
  ["2026-10-25", "03:30", "2026-10-25T02:30:00.000Z"],
])("%s at %s in Zurich", (day, time, moment) => {
  expect(swissMoment(day, time)).toBe(moment);
});
