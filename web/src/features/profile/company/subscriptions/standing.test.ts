import { expect, test } from "vitest";
import { standing } from "./standing.ts";

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
  expect(standing(periods, today)).toEqual(expected);
});
