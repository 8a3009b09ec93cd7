import { recentDays } from "@metiro/shared/job-request/constants";
import { daysFrom, plusDays, plusMonths, swissToday } from "@metiro/shared/calendar-day";
import { maxPeriodDays } from "@metiro/shared/dashboard/periods";
import type { StatisticsInput } from "@metiro/shared/dashboard/schema";
import { DomainError } from "../../errors/domain-error.ts";

/** Longer periods are told by weeks. */
export const maxDaysByDay = 100;

export interface Days {
  from: string;
  to: string;
}

export interface Period extends Days {
  unit: "day" | "week";
}

/** What a period is compared with: as many days, up to the day before it. */
export function periodBefore({ from, to }: Days): Days {
  const days = daysFrom(from, to);
  return { from: plusDays(from, -days), to: plusDays(from, -1) };
}

export interface PeriodParts {
  /** The first day of each whole month. */
  months: string[];
  /** The days that belong to none of them. */
  days: Days[];
}

/** A period as months and days. The month in which `apart` lies is told by its days. */
export function periodPartsOf({ from, to }: Days, apart = ""): PeriodParts {
  const parts: PeriodParts = { months: [], days: [] };
  let first = from;
  while (first <= to) {
    const begin = `${first.slice(0, 7)}-01`;
    const end = plusDays(plusMonths(begin, 1), -1);
    if (first === begin && end <= to && apart.slice(0, 7) !== first.slice(0, 7)) parts.months.push(begin);
    else parts.days.push({ from: first, to: end < to ? end : to });
    first = plusDays(end, 1);
  }
  return parts;
}

/** The period that is asked for; the last 30 days where nothing is said. */
export function periodOf({ from: first, to = swissToday() }: StatisticsInput): Period {
  const from = first ?? plusDays(to, 1 - recentDays);
  if (from > to) throw new DomainError("VALIDATION_FAILED", { errors: { to: [{ rule: "rangeReversed" }] } });
  const days = daysFrom(from, to);
  if (days > maxPeriodDays)
    throw new DomainError("VALIDATION_FAILED", { errors: { to: [{ rule: "tooManyDays", maxDays: maxPeriodDays }] } });
  return { from, to, unit: days > maxDaysByDay ? "week" : "day" };
}
