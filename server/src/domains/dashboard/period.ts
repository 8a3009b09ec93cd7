import { daysFrom, todayIn } from "@metiro/shared/calendar-day";
import { longestPeriod, type StatisticsInput } from "@metiro/shared/dashboard/schema";
import { DomainError } from "../../errors/domain-error.ts";

const usualDays = 30;
/** Longer periods are told by weeks. */
const mostDays = 100;

export interface Period {
  from: string;
  to: string;
  unit: "day" | "week";
}

/** The period that is asked for; the last 30 days where nothing is said. */
export function periodOf({ from: first, to = todayIn() }: StatisticsInput): Period {
  const from = first ?? new Date(Date.parse(to) - (usualDays - 1) * 86_400_000).toISOString().slice(0, 10);
  if (from > to) throw new DomainError("VALIDATION_FAILED", { errors: { to: [{ rule: "rangeReversed" }] } });
  const days = daysFrom(from, to);
  if (days > longestPeriod)
    throw new DomainError("VALIDATION_FAILED", { errors: { to: [{ rule: "tooManyDays", maxDays: longestPeriod }] } });
  return { from, to, unit: days > mostDays ? "week" : "day" };
}
