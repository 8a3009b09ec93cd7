import { swissToday } from "@metiro/shared/calendar-day";
import type { RevenueInput, SubscriptionRevenue } from "@metiro/shared/subscription/schema";
import type { Sql } from "../../db/client.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";

type Month = SubscriptionRevenue["months"][number] & { year: number };
type Figures = Omit<Month, "year" | "month">;

const nothing: Figures = {
  count: 0,
  amount: 0,
  upcomingCount: 0,
  upcomingAmount: 0,
  canceledCount: 0,
  canceledAmount: 0,
};

/** What subscriptions bring in, by the month in which they begin; what was canceled stands beside it and is not in it. */
export async function revenue({ ctx: { db, sql }, input }: Call<RevenueInput>): Promise<SubscriptionRevenue> {
  const { "site.currency": siteCurrency } = await settings(db);
  const { currency = siteCurrency, year = Number(swissToday().slice(0, 4)) } = input;
  const [all, used, running] = await Promise.all([
    monthsOf(sql, currency, swissToday()),
    currenciesOf(sql),
    runningOf(sql, currency, swissToday()),
  ]);
  const years = [...new Set([year, ...all.map((month) => month.year)])].toSorted((a, b) => b - a);
  return {
    year,
    currency,
    currencies: [...new Set([siteCurrency, currency, ...used])],
    ...running,
    years: years.map((one) => ({ year: one, ...sumOf(all.filter((month) => month.year === one)) })),
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      ...sumOf(all.filter((month) => month.year === year && month.month === index + 1)),
    })),
  };
}

const sumOf = (months: readonly Month[]): Figures =>
  months.reduce(
    (sum, { count, amount, upcomingCount, upcomingAmount, canceledCount, canceledAmount }) => ({
      count: sum.count + count,
      amount: sum.amount + amount,
      upcomingCount: sum.upcomingCount + upcomingCount,
      upcomingAmount: sum.upcomingAmount + upcomingAmount,
      canceledCount: sum.canceledCount + canceledCount,
      canceledAmount: sum.canceledAmount + canceledAmount,
    }),
    nothing,
  );

/** The uncanceled are summed by day already; of the canceled, which are few, an index holds day and price. */
const monthsOf = (sql: Sql, currency: string, today: string) => sql<Month[]>`
  select extract(year from day)::int as year, extract(month from day)::int as month, sum(count)::int as count, sum(amount)::float8 as amount,
    sum(upcoming_count)::int as "upcomingCount", sum(upcoming_amount)::float8 as "upcomingAmount",
    sum(canceled_count)::int as "canceledCount", sum(canceled_amount)::float8 as "canceledAmount"
  from (
    select day, starts as count, amount, 0 as canceled_count, 0 as canceled_amount,
      case when day > ${today} then starts else 0 end as upcoming_count, case when day > ${today} then amount else 0 end as upcoming_amount
    from subscription_days where currency = ${currency} and starts > 0
    union all
    select starts_on, 0, 0, 1, amount, 0, 0 from subscriptions where canceled_at is not null and currency = ${currency}) as entered
  group by 1, 2 order by 1, 2`;

/**
 * What the periods that run today come to in a month. A period has as many months as its dates are apart, of days left over thirty make
 * one; one that is shorter than a month counts as a month, so that a day does not stand for thirty. The sum alone is rounded.
 */
async function runningOf(sql: Sql, currency: string, today: string) {
  const [row] = await sql<{ monthlyAmount: number; runningCount: number }[]>`
    select coalesce(round(sum(amount / greatest(1,
        extract(year from length) * 12 + extract(month from length) + extract(day from length) / 30))), 0)::float8 as "monthlyAmount",
      count(*)::int as "runningCount"
    from subscriptions cross join lateral age((ends_on + 1)::timestamp, starts_on::timestamp) as length
    where canceled_at is null and starts_on <= ${today} and ends_on >= ${today} and currency = ${currency}`;
  if (!row) throw new Error("An aggregate gave no row");
  return row;
}

async function currenciesOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ currency: string }[]>`
    select distinct currency from subscription_days where starts > 0 order by currency`;
  return rows.map(({ currency }) => currency);
}
