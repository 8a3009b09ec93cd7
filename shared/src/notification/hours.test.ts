import { assert, date, integer, oneof, pre, property } from "fast-check";
import { expect, it } from "vitest";
import { digestArrival, isQuiet, nextDigest, quietUntil } from "./hours.ts";

const night = { from: 22, to: 7 };

it("knows quiet hours on either side of midnight", () => {
  expect([21, 22, 23, 0, 6, 7].map((hour) => isQuiet(night, hour))).toEqual([false, true, true, true, true, false]);
  expect([11, 12, 13, 14].map((hour) => isQuiet({ from: 12, to: 14 }, hour))).toEqual([false, true, true, false]);
});

it.each([
  ["by day", "2026-06-15T10:00:00Z", null],
  ["before midnight", "2026-06-15T20:30:00Z", "2026-06-16T05:00:00.000Z"],
  ["after midnight", "2026-06-15T23:30:00Z", "2026-06-16T05:00:00.000Z"],
  ["to the minute: begun", "2026-06-15T20:00:00Z", "2026-06-16T05:00:00.000Z"],
  ["to the minute: over", "2026-06-16T05:00:00Z", null],
  ["the night that is an hour short", "2026-03-28T22:00:00Z", "2026-03-29T05:00:00.000Z"],
  ["the night that is an hour long", "2026-10-24T20:30:00Z", "2026-10-25T06:00:00.000Z"],
])("tells when quiet hours end: %s", (_, now, until) => {
  expect(quietUntil(night, new Date(now))?.toISOString() ?? null).toBe(until);
});

it("ends with the hour that does not exist, or at the end of the one that comes twice", () => {
  expect(quietUntil({ from: 22, to: 2 }, new Date("2026-03-29T00:30:00Z"))?.toISOString()).toBe(
    "2026-03-29T01:00:00.000Z",
  );
  expect(quietUntil({ from: 2, to: 3 }, new Date("2026-10-25T00:30:00Z"))?.toISOString()).toBe(
    "2026-10-25T02:00:00.000Z",
  );
});

const hour = integer({ min: 0, max: 23 });
const within = (min: string, max: string) => date({ min: new Date(min), max: new Date(max), noInvalidDate: true });
const moment = oneof(
  within("2026-01-01T00:00:00Z", "2027-12-31T00:00:00Z"),
  within("2026-03-28T20:00:00Z", "2026-03-29T04:00:00Z"),
  within("2026-10-24T20:00:00Z", "2026-10-25T04:00:00Z"),
);

it("never waits longer than a day, and never into quiet hours", () => {
  assert(
    property(hour, hour, moment, (from, to, now) => {
      pre(from !== to);
      const until = quietUntil({ from, to }, now);
      if (!until) return;
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      expect(until.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      expect(quietUntil({ from, to }, until)).toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  ["today", "2026-06-15T10:00:00Z", null, "2026-06-15T16:00:00.000Z"],
  ["at the very moment: tomorrow", "2026-06-15T16:00:00Z", null, "2026-06-16T16:00:00.000Z"],
  ["not twice a day", "2026-06-15T10:00:00Z", "2026-06-15", "2026-06-16T16:00:00.000Z"],
  ["a day that is long past", "2026-06-15T10:00:00Z", "2026-06-01", "2026-06-15T16:00:00.000Z"],
  ["before summer time", "2026-03-28T12:00:00Z", null, "2026-03-28T17:00:00.000Z"],
  ["on the day it begins", "2026-03-28T17:00:00Z", null, "2026-03-29T16:00:00.000Z"],
  ["on the day it ends", "2026-10-24T16:00:00Z", null, "2026-10-25T17:00:00.000Z"],
])("tells when the mail of the day leaves: %s", (_, now, lastDay, leaves) => {
  expect(nextDigest(18, new Date(now), lastDay).toISOString()).toBe(leaves);
});

it("comes when quiet hours are over", () => {
  expect(digestArrival(18, night)).toBe(18);
  expect(digestArrival(18, { from: 17, to: 19 })).toBe(19);
  expect(digestArrival(18, null)).toBe(18);
});
