import { daysFrom, todayIn } from "../calendar-day.ts";
import type { Subscription } from "./schema.ts";

type Period = Pick<Subscription, "status" | "startsOn" | "endsOn">;

export type Standing =
  | { state: "none" }
  /** `days` left, today included; `last`: nothing follows. */
  | { state: "active"; endsOn: string; days: number; last: boolean }
  | { state: "upcoming"; startsOn: string }
  | { state: "expired"; endsOn: string };

/** How a company stands with its subscriptions today. Periods that follow one another without a gap are one. */
export function standing(all: readonly Period[], today = todayIn()): Standing {
  const periods = all
    .filter(({ status }) => status !== "canceled")
    .sort((one, other) => one.startsOn.localeCompare(other.startsOn));
  const active = periods.find(({ status }) => status === "active");
  if (active) {
    const endsOn = periods.reduce(
      (end, period) => (daysFrom(end, period.startsOn) === 2 ? period.endsOn : end),
      active.endsOn,
    );
    const last = !periods.some(({ startsOn }) => startsOn > endsOn);
    return { state: "active", endsOn, days: daysFrom(today, endsOn), last };
  }
  const next = periods.find(({ status }) => status === "upcoming");
  if (next) return { state: "upcoming", startsOn: next.startsOn };
  const past = periods.at(-1);
  return past ? { state: "expired", endsOn: past.endsOn } : { state: "none" };
}
