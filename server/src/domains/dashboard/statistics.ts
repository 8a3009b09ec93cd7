import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import type { Statistics, StatisticsInput } from "@metiro/shared/dashboard/schema";
import type { Sql } from "../../db/client.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { answerSpread } from "./answer-spread.ts";
import { companiesOf } from "./busiest-companies.ts";
import { unnestDays, waitFigures, waitsBy, waitsOfDays, waitsOfParts, type Waits } from "./figures.ts";
import { type Days, periodPartsOf, type Period, periodBefore, periodOf } from "./period.ts";
import { nilId } from "../../db/sql.ts";

/** What happened in a period. It is summed from day sums; companies are found by theirs. */
export async function statistics({ ctx: { db, sql }, input }: Call<StatisticsInput>): Promise<Statistics> {
  const { "jobRequest.answerDays": answerDays } = await settings(db);
  const period = periodOf(input);
  const inPeriod = sql`day between ${period.from} and ${period.to}`;
  const before = periodBefore(period);
  const [series, seriesWaits, total, previous, byCategory, byRegion, byCompany, spread] = await Promise.all([
    seriesOf(sql, period),
    sql<
      Waits[]
    >`${waitsBy(sql, answerDays, bucketOf(sql, period), waitsOfDays(sql, sql`scope = ${nilId} and ${inPeriod}`))}`,
    totalWaits(sql, answerDays, period),
    totalOf(sql, answerDays, before),
    byScope(sql, answerDays, period, "categories"),
    byScope(sql, answerDays, period, "regions"),
    companiesOf(sql, answerDays, period),
    answerSpread(sql, answerDays, period),
  ]);
  const waitsOf = new Map(seriesWaits.map((waits) => [waits.key, waits]));
  return {
    ...period,
    total: { ...sumOf(series), ...waitFigures(total) },
    previous,
    series: series.map((entry) => ({ ...entry, ...waitFigures(waitsOf.get(entry.date)) })),
    byCategory,
    byRegion,
    byCompany,
    answerSpread: spread,
  };
}

/** The whole of a period. */
async function totalOf(sql: Sql, answerDays: number, period: Days) {
  const [series, waits] = await Promise.all([
    seriesOf(sql, { ...period, unit: "week" }),
    totalWaits(sql, answerDays, period),
  ]);
  return { ...sumOf(series), ...waitFigures(waits) };
}

async function totalWaits(sql: Sql, answerDays: number, period: Days): Promise<Waits | undefined> {
  const waits = waitsOfParts(sql, sql`array[${nilId}::uuid]`, dueParts(period, answerDays));
  const [total] = await sql<Waits[]>`${waitsBy(sql, answerDays, sql`1`, waits)}`;
  return total;
}

/** In one month some days are due and some are not. */
const dueParts = (period: Days, answerDays: number) => periodPartsOf(period, plusDays(swissToday(), -answerDays));

const sumOf = (series: readonly Entry[]) => {
  const of = (figure: Exclude<keyof Entry, "date">) => series.reduce((sum, { [figure]: count }) => sum + count, 0);
  return {
    requests: of("requests"),
    recipients: of("recipients"),
    answers: of("answers"),
    interested: of("interested"),
    accepted: of("accepted"),
  };
};

/** The entry of the series in which a day lies. */
const bucketOf = (sql: Sql, { unit }: Period) =>
  unit === "day" ? sql`day::text` : sql`date_trunc('week', day)::date::text`;

interface Entry {
  date: string;
  requests: number;
  recipients: number;
  answers: number;
  interested: number;
  accepted: number;
}

const seriesOf = (sql: Sql, { from, to, unit }: Period) => sql<Entry[]>`
  with posted as (
    select day, sum(count) as n from job_request_days
    where trade = ${nilId} and place = ${nilId} and day between ${from} and ${to} group by day)
  select date_trunc(${unit}, day)::date::text as date, coalesce(sum(posted.n), 0)::int as requests,
    coalesce(sum(received.sent), 0)::int as recipients, coalesce(sum(received.answered), 0)::int as answers,
    coalesce(sum(received.interested), 0)::int as interested, coalesce(sum(received.accepted), 0)::int as accepted
  from (select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) as n) as days
    left join posted using (day) left join recipient_days as received using (day)
  group by 1 order by 1`;

type Named = Waits & { name: string; requests: number; previousRequests: number };

/**
 * The figures of each category or of each region in which anything happened. Days are looked up range by range, which `offset 0` holds
 * PostgreSQL to: else it reads all days of a region.
 */
async function byScope(sql: Sql, answerDays: number, period: Period, scopes: "categories" | "regions") {
  const { from } = period;
  const before = periodBefore(period);
  const ids =
    scopes === "categories"
      ? sql`array(select id from categories)`
      : sql`array(select id from regions where parent_id is null)`;
  const [key, other] = scopes === "categories" ? [sql`trade`, sql`place`] : [sql`place`, sql`trade`];
  const [now, then] = [periodPartsOf(period), periodPartsOf(before)];
  const waits = waitsOfParts(sql, ids, dueParts(period, answerDays));
  const rows = await sql<Named[]>`
    select scopes.id as key, name, coalesce(posted.n, 0)::int as requests, coalesce(posted.before, 0)::int as "previousRequests", coalesce(sent, 0)::int as sent,
      coalesce(answered, 0)::int as answered, coalesce(due, 0)::int as due, "toSend", "toFirstAnswer"
    from ${sql(scopes)} as scopes
      left join (
        select scope as id, sum(count) filter (where day >= ${from}) as n, sum(count) filter (where day < ${from}) as before
        from (
          select scope, day, count from ${unnestDays(sql, [...then.days, ...now.days])} as ranges (first, last)
            cross join lateral (
              select ${key} as scope, day, count from job_request_days
              where ${key} = any(${ids}) and ${other} = ${nilId} and day between first and last offset 0) as of_range
          union all
          select scope, month, count from job_request_months
          where scope = any(${ids}) and month = any(${[...then.months, ...now.months]}::text[]::date[]) and kind = 'posted') as posted
        group by 1) as posted using (id)
      left join (${waitsBy(sql, answerDays, sql`scope`, waits)}) as waits on waits.key = scopes.id
    where posted.n > 0 or sent > 0
    order by requests desc, name`;
  return rows.map(({ key: id, name, requests, previousRequests, ...waits }) => ({
    id,
    name,
    requests,
    previousRequests,
    ...waitFigures(waits),
  }));
}
