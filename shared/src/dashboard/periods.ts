import { plusDays } from "../calendar-day.ts";

/** The longest period of one look, in days. */
export const maxPeriodDays = 1830;

/** The periods up to today that the statistics offer, beside days that are chosen one by one. */
export const offeredPeriods = ["7d", "30d", "90d", "year"] as const;
export type OfferedPeriod = (typeof offeredPeriods)[number];

/** The first day of one (`yyyy-MM-dd`): of the calendar year, or of so many days with today as the last. */
export const startOfPeriod = (period: OfferedPeriod, today: string): string =>
  period === "year" ? `${today.slice(0, 4)}-01-01` : plusDays(today, 1 - Number.parseInt(period, 10));
