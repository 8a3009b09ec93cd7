import { daysFrom, todayIn } from "@metiro/shared/calendar-day";
import { longestPeriod, type StatisticsInput } from "@metiro/shared/dashboard/schema";
import { DomainError } from "../../errors/domain-error.ts";

const usualDays = 30;
/** Longer periods are told by weeks. */
const mostDays = 100;

export interface Days {
  from: string;
  to: string;
}

export interface Period extends Days {
  unit: "day" | "week";
}

/** As many days, up to the day before: what a period is compared with. */
export function periodBefore({ from, to }: Days): Days {
  const days = daysFrom(from, to);
  return { from: daysBefore(from, days), to: daysBefore(from, 1) };
}

/** The period that is asked for; the last 30 days where nothing is said. */
export function periodOf({ from: first, to = todayIn() }: StatisticsInput): Period {
  const from = first ?? daysBefore(to, usualDays - 1);
  if (from > to) throw new DomainError("VALIDATION_FAILED", { errors: { to: [{ rule: "rangeReversed" }] } });
  const days = daysFrom(from, to);
  if (days > longestPeriod)
    throw new DomainError("VALIDATION_FAILED", { errors: { to: [{ rule: "tooManyDays", maxDays: longestPeriod }] } });
  return { from, to, unit: days > mostDays ? "week" : "day" };
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
