import { array, assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { endsSoon, periodStanding, subscriptionStanding } from "./standing.ts";

const today = "2026-06-15";
const past = { status: "expired", startsOn: "2025-01-01", endsOn: "2025-12-31" } as const;
const now = { status: "active", startsOn: "2026-01-01", endsOn: "2026-06-30" } as const;
const next = { status: "upcoming", startsOn: "2026-07-01", endsOn: "2026-12-31" } as const;

test.each([
  ["none", [], { state: "none" }],
  ["only canceled ones", [{ ...now, status: "canceled" }], { state: "none" }],
  ["one that is over", [past], { state: "expired", endsOn: "2025-12-31" }],
  ["one to come", [past, next], { state: "upcoming", startsOn: "2026-07-01" }],
  ["one that runs", [now, past], { state: "active", endsOn: "2026-06-30", days: 16, last: true }],
  ["its last day", [{ ...now, endsOn: today }], { state: "active", endsOn: today, days: 1, last: true }],
  ["another one that follows at once", [next, now], { state: "active", endsOn: "2026-12-31", days: 200, last: true }],
  [
    "another one after a gap",
    [now, { ...next, startsOn: "2026-07-02" }],
    { state: "active", endsOn: "2026-06-30", days: 16, last: false },
  ],
] as const)("%s", (_, periods, expected) => {
  expect(subscriptionStanding(periods, today)).toEqual(expected);
});

test("a period that another one follows at once does not end soon; one that nothing follows does, and each other stands for itself", () => {
  const alone = { ...now, coveredUntil: now.endsOn };
  const followed = { ...now, coveredUntil: next.endsOn };
  expect([alone, followed].map((period) => endsSoon(periodStanding(period, today)))).toEqual([true, false]);
  expect(periodStanding(followed, today)).toEqual({ state: "active", endsOn: next.endsOn, days: 200 });
  const others = [next, { ...past, coveredUntil: next.endsOn }, { ...now, status: "canceled" } as const];
  expect(others.map((period) => periodStanding({ coveredUntil: period.endsOn, ...period }, today))).toEqual([
    { state: "upcoming", startsOn: next.startsOn },
    { state: "expired", endsOn: past.endsOn },
    { state: "none" },
  ]);
});

test("however a span of days is cut into periods, its standing is the same", () => {
  const dayAt = (offset: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);
  const statusOf = (from: number, to: number) => (to < 0 ? "expired" : from > 0 ? "upcoming" : "active");
  const period = (from: number, to: number) =>
    ({ status: statusOf(from, to), startsOn: dayAt(from), endsOn: dayAt(to) }) as const;
  assert(
    property(
      integer({ min: -400, max: 0 }),
      array(integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 }),
      constantFrom(1, -1),
      (begin, lengths, direction) => {
        let from = begin;
        const parts = lengths.map((length) => {
          const part = period(from, from + length - 1);
          from += length;
          return part;
        });
        const end = from - 1;
        if (end < 0) return;
        const cut = subscriptionStanding(direction === 1 ? parts : parts.toReversed(), today);
        expect(cut).toEqual(subscriptionStanding([period(begin, end)], today));
        expect(cut).toEqual({ state: "active", endsOn: dayAt(end), days: end + 1, last: true });
      },
    ),
  );
});
