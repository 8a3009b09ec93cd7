import { assert, boolean, nat, property, record } from "fast-check";
import { expect, test } from "vitest";
import { sessionHours } from "./constants.ts";
import { takesCalls } from "./session.ts";

const hour = 3_600_000;
const now = Date.parse("2026-06-30T10:00:00.000Z");
const ago = (ms: number) => new Date(now - ms).toISOString();
/** Of any age up to two days, used some time since. */
const anySession = record({ age: nat(48 * hour), idle: nat(48 * hour), isEnded: boolean() }).map(
  ({ age, idle, isEnded }) => ({
    createdAt: ago(age),
    lastSeenAt: ago(Math.min(age, idle)),
    endedAt: isEnded ? ago(0) : null,
  }),
);

test.each([
  ["that was just opened", 0, 0, true],
  ["that is idle for almost too long", sessionHours.idle * hour - 1, sessionHours.idle * hour - 1, true],
  ["that is idle for too long", sessionHours.idle * hour, sessionHours.idle * hour, false],
  ["that is busy and almost too old", sessionHours.max * hour - 1, 0, true],
  ["that is busy and too old", sessionHours.max * hour, 0, false],
])("a session %s", (_, age, idle, open) => {
  expect(takesCalls({ createdAt: ago(age), lastSeenAt: ago(idle), endedAt: null }, now)).toBe(open);
});

test("a session that takes no calls never takes any again, and a call lets none last beyond its longest", () => {
  assert(
    property(anySession, nat(48 * hour), (session, later) => {
      if (!takesCalls(session, now)) expect(takesCalls(session, now + later)).toBe(false);
      const busy = { ...session, lastSeenAt: new Date(now + later).toISOString() };
      const isYoung = now + later < Date.parse(session.createdAt) + sessionHours.max * hour;
      expect(takesCalls(busy, now + later)).toBe(session.endedAt === null && isYoung);
    }),
  );
});
