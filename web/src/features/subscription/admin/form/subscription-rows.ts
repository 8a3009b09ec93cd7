import { swissToday } from "@metiro/shared/calendar-day";
import type { Subscription } from "@metiro/shared/subscription/schema";
import { nextPeriod, type Period } from "#domain/subscription/next-period.ts";

/** One line of the form. The name is for the reader; the call does not get it. */
export interface SubscriptionRow extends Period {
  companyId: string;
  companyName: string;
  amount: number | null;
  currency: string;
  note: string;
}

export interface SubscriptionRows {
  newSubscriptions: SubscriptionRow[];
}

/** A line without a company: a year from today. */
export const emptyRow = (currency: string): SubscriptionRow => ({
  companyId: "",
  companyName: "",
  ...nextPeriod([], swissToday()),
  amount: null,
  currency,
  note: "",
});

/** The line of a company, after what it has and what stands in the form already; price and currency as last time. */
export function rowFor(
  company: { id: string; name: string },
  present: readonly Subscription[],
  others: readonly SubscriptionRow[],
  currency: string,
): SubscriptionRow {
  const own = others.filter(({ companyId }) => companyId === company.id);
  const counted = present.filter(({ status }) => status !== "canceled");
  const last = counted[0];
  return {
    companyId: company.id,
    companyName: company.name,
    ...nextPeriod([...counted, ...own.filter(isWhole)], swissToday()),
    amount: own.at(-1)?.amount ?? last?.amount ?? null,
    currency: own.at(-1)?.currency ?? last?.currency ?? currency,
    note: "",
  };
}

/** The period after a line, for the same company. */
export const rowAfter = (row: SubscriptionRow, rows: readonly SubscriptionRow[]): SubscriptionRow => ({
  ...row,
  ...(isWhole(row) &&
    nextPeriod(rows.filter(({ companyId }) => companyId === row.companyId).filter(isWhole), row.startsOn)),
});

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const isWhole = ({ startsOn, endsOn }: Period): boolean =>
  dayPattern.test(startsOn) && dayPattern.test(endsOn) && startsOn <= endsOn;
