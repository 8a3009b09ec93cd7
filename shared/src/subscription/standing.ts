import { daysFrom, swissToday } from "../calendar-day.ts";
import { soonDays } from "./constants.ts";
import type { Subscription } from "./schema.ts";

type Period = Pick<Subscription, "status" | "startsOn" | "endsOn">;

export type SubscriptionStanding =
  | { state: "none" }
  /** `days` left, today included; `last`: nothing follows. */
  | { state: "active"; endsOn: string; days: number; last: boolean }
  | { state: "upcoming"; startsOn: string }
  | { state: "expired"; endsOn: string };

/** What the back office's lists carry of a standing. */
export interface StandingFields {
  activeSubscription: boolean;
  subscriptionEndsOn?: string | undefined;
  subscriptionStartsOn?: string | undefined;
}

/** What is shown of a standing: whether a later period follows after a gap is not. */
export type ShownStanding =
  | Exclude<SubscriptionStanding, { state: "active" }>
  | Omit<Extract<SubscriptionStanding, { state: "active" }>, "last">;

/** The standing that the fields of a list say. */
export function listedStanding(fields: StandingFields, today = swissToday()): ShownStanding {
  const { activeSubscription, subscriptionEndsOn: endsOn, subscriptionStartsOn: startsOn } = fields;
  if (activeSubscription && endsOn !== undefined) return { state: "active", endsOn, days: daysFrom(today, endsOn) };
  if (startsOn !== undefined) return { state: "upcoming", startsOn };
  return endsOn === undefined ? { state: "none" } : { state: "expired", endsOn };
}

/** Whether it ends within `soonDays`; its last day is one of them. */
export const endsSoon = (now: ShownStanding): boolean => now.state === "active" && now.days - 1 <= soonDays;

/** How one of a company's periods stands, whichever others are at hand: the one that runs goes on with those that follow it without a gap. */
export function periodStanding(
  { status, startsOn, endsOn, coveredUntil }: Period & Pick<Subscription, "coveredUntil">,
  today = swissToday(),
): ShownStanding {
  if (status === "canceled") return { state: "none" };
  if (status === "upcoming") return { state: "upcoming", startsOn };
  if (status === "expired") return { state: "expired", endsOn };
  return { state: "active", endsOn: coveredUntil, days: daysFrom(today, coveredUntil) };
}

/** How a company stands with its subscriptions today. Periods that follow one another without a gap are one. */
export function subscriptionStanding(all: readonly Period[], today = swissToday()): SubscriptionStanding {
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
