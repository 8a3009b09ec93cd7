import { assert, date, integer, oneof, property } from "fast-check";
import { expect, it } from "vitest";
import { isHoliday } from "./holidays.ts";
import { plusWorkingHours, guaranteeDeadline } from "./working-hours.ts";

const minute = 60_000;
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Zurich",
  weekday: "short",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

const shown = new Map<number, boolean>();
/** Whether the minute that begins at a moment is one of work, by what a clock in Zurich shows: the same all hour long. */
function isWorked(moment: number): boolean {
  const hour = Math.floor(moment / (60 * minute));
  const known = shown.get(hour) ?? workedAt(moment);
  shown.set(hour, known);
  return known;
}

function workedAt(moment: number): boolean {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const hour = Number(part["hour"]);
  if (part["weekday"] === "Sat" || part["weekday"] === "Sun" || hour < 8 || hour >= 18) return false;
  return !isHoliday(`${part["year"]}-${part["month"]}-${part["day"]}`);
}

/** Minute by minute, as one would count on a wall. */
function counted(from: Date, hours: number): number {
  let left = hours * 60;
  let moment = from.getTime();
  for (; left > 0; moment += minute) if (isWorked(moment)) left -= 1;
  return moment;
}

const within = (min: string, max: string) => date({ min: new Date(min), max: new Date(max), noInvalidDate: true });
const sent = oneof(
  within("2026-01-01T00:00:00Z", "2027-12-01T00:00:00Z"),
  // The changes of the clocks, and the ends of months and years.
  within("2026-03-27T12:00:00Z", "2026-03-30T08:00:00Z"),
  within("2026-10-23T12:00:00Z", "2026-10-26T08:00:00Z"),
  within("2026-12-23T00:00:00Z", "2027-01-04T00:00:00Z"),
  within("2026-05-12T00:00:00Z", "2026-05-16T00:00:00Z"),
  within("2028-02-27T00:00:00Z", "2028-03-02T00:00:00Z"),
).map((moment) => new Date(Math.floor(moment.getTime() / minute) * minute));
const hours = integer({ min: 1, max: 60 });

it("says what a count minute by minute says", () => {
  assert(
    property(sent, hours, (from, some) => {
      expect(plusWorkingHours(from, some).getTime()).toBe(counted(from, some));
    }),
    { numRuns: 200 },
  );
});

it("adds up, and never goes back", () => {
  assert(
    property(sent, hours, hours, (from, one, two) => {
      const both = plusWorkingHours(from, one + two).getTime();
      expect(plusWorkingHours(plusWorkingHours(from, one), two).getTime()).toBe(both);
      expect(both).toBeGreaterThan(plusWorkingHours(from, one).getTime());
    }),
    { numRuns: 300 },
  );
});

it("promises full hours of working days, less than an hour later", () => {
  assert(
    property(sent, hours, (from, some) => {
      const { due, remind } = guaranteeDeadline(from, some);
      const exact = plusWorkingHours(from, some).getTime();
      expect(due.getTime() % (60 * minute)).toBe(0);
      expect(due.getTime() - exact).toBeGreaterThanOrEqual(0);
      expect(due.getTime() - exact).toBeLessThan(60 * minute);
      expect(isWorked(due.getTime() - minute)).toBe(true);
      expect(remind === undefined).toBe(some <= 10);
      if (remind) expect(plusWorkingHours(remind, 10).getTime()).toBe(exact);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ["on a Monday morning", "2026-06-15T06:00:00Z", 48, "2026-06-19T14:00:00.000Z"],
  ["at night", "2026-06-15T21:30:00Z", 2, "2026-06-16T08:00:00.000Z"],
  ["on a Saturday", "2026-06-20T10:00:00Z", 10, "2026-06-22T16:00:00.000Z"],
  ["on a Friday before the clocks go forward", "2026-03-27T16:00:00Z", 2, "2026-03-30T07:00:00.000Z"],
  ["on a Friday before the clocks go back", "2026-10-23T15:00:00Z", 2, "2026-10-26T08:00:00.000Z"],
  ["within the night in which the clocks go forward", "2026-03-29T00:30:00Z", 10, "2026-03-30T16:00:00.000Z"],
  ["on the Monday before that, over it", "2026-03-23T07:00:00Z", 60, "2026-03-30T16:00:00.000Z"],
  ["within the hour that comes twice when they go back", "2026-10-25T01:30:00Z", 10, "2026-10-26T17:00:00.000Z"],
  ["on the Monday before that, over it", "2026-10-19T06:00:00Z", 60, "2026-10-26T17:00:00.000Z"],
  ["before a 1 August on a weekday", "2028-07-31T15:00:00Z", 2, "2028-08-02T07:00:00.000Z"],
  ["before Ascension", "2026-05-13T15:00:00Z", 2, "2026-05-15T07:00:00.000Z"],
  ["on the last day of a year", "2026-12-31T16:30:00Z", 1, "2027-01-04T07:30:00.000Z"],
])("counts from a sending %s", (_, from, some, until) => {
  expect(plusWorkingHours(new Date(from), some).toISOString()).toBe(until);
});
