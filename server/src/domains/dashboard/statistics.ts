import type { Statistics, StatisticsInput } from "@metiro/shared/dashboard/schema";
import type { Sql } from "../../db/client.ts";
import { isDueRow } from "../../db/queries/recipients.ts";
import { present } from "../../db/omit-nulls.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { answerSpread } from "./answer-spread.ts";
import { hoursOf, waitFigures, waitsBy, type Waits } from "./figures.ts";
import { type Days, type Period, periodBefore, periodOf } from "./period.ts";
import { nilId } from "../../db/sql.ts";

/** What happened in a period. It is summed from day sums; companies are found by theirs. */
export async function statistics({ ctx: { db, sql }, input }: Call<StatisticsInput>): Promise<Statistics> {
  const { "jobRequest.answerDays": answerDays } = await settings(db);
  const period = periodOf(input);
  const inPeriod = sql`day between ${period.from} and ${period.to}`;
  const before = periodBefore(period);
  const [series, seriesWaits, total, previous, byCategory, byRegion, byCompany, spread] = await Promise.all([
    seriesOf(sql, period),
    sql<Waits[]>`${waitsBy(sql, answerDays, bucketOf(sql, period), sql`scope = ${nilId} and ${inPeriod}`)}`,
    totalWaits(sql, answerDays, period),
    totalOf(sql, answerDays, before),
    byScope(sql, answerDays, period, "categories"),
    byScope(sql, answerDays, period, "regions"),
    companiesOf(sql, answerDays, period),
    answerSpread(sql, period),
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

async function totalWaits(sql: Sql, answerDays: number, { from, to }: Days): Promise<Waits | undefined> {
  const [waits] = await sql<
    Waits[]
  >`${waitsBy(sql, answerDays, sql`1`, sql`scope = ${nilId} and day between ${from} and ${to}`)}`;
  return waits;
}

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

/** The figures of each category or of each region in which anything happened. */
async function byScope(sql: Sql, answerDays: number, period: Period, scopes: "categories" | "regions") {
  const { from, to } = period;
  const before = periodBefore(period);
  const ids =
    scopes === "categories"
      ? sql`array(select id from categories)`
      : sql`array(select id from regions where parent_id is null)`;
  const [key, other] = scopes === "categories" ? [sql`trade`, sql`place`] : [sql`place`, sql`trade`];
  const inPeriod = sql`day between ${from} and ${to}`;
  const rows = await sql<Named[]>`
    select scopes.id as key, name, coalesce(posted.n, 0)::int as requests, coalesce(posted.before, 0)::int as "previousRequests", coalesce(sent, 0)::int as sent,
      coalesce(answered, 0)::int as answered, coalesce(due, 0)::int as due, "toSend", "toFirstAnswer"
    from ${sql(scopes)} as scopes
      left join (
        select ${key} as id, sum(count) filter (where ${inPeriod}) as n, sum(count) filter (where day < ${from}) as before
        from job_request_days
        where ${key} = any(${ids}) and ${other} = ${nilId} and day between ${before.from} and ${to} group by 1) as posted using (id)
      left join (${waitsBy(sql, answerDays, sql`scope`, sql`scope = any(${ids}) and ${inPeriod}`)}) as waits on waits.key = scopes.id
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

type Company = Omit<Statistics["byCompany"][number], "answerRate"> & {
  minutes: number | null;
  answerRate: number | null;
};

/**
 * The twenty companies that received most. Their kept figures say for each the most that it can have received: exactly within
 * the last two months, to the month before. Only those that may still be among the twenty are counted, in the index of each.
 */
async function companiesOf(sql: Sql, answerDays: number, { from, to }: Period): Promise<Statistics["byCompany"]> {
  const inPeriod = sql`created_at >= ${from}::date::timestamp at time zone 'Europe/Zurich'
    and created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Zurich'`;
  const counted = sql`(select count(*)::int as received from job_request_companies as own
    where own.company_id = bounded.company_id and ${inPeriod}) as counted`;
  const rows = await sql<Company[]>`
    with bounded as materialized (
      select company_id,
        case when last_day - ${to}::date < cardinality(sent_days) then running_sum(sent_days, last_day - ${to}::date)
          else running_sum(sent_months, least(months_between(${to}::date, last_day), cardinality(sent_months) - 1)) end
        - case when last_day - ${from}::date + 1 < cardinality(sent_days) then running_sum(sent_days, last_day - ${from}::date + 1)
          else running_sum(sent_months, months_between(${from}::date, last_day) + 1) end as most
      from company_figures),
      certain as materialized (
        select received from (select company_id from bounded where most > 0 order by most desc limit 20) as bounded
          cross join lateral ${counted}),
      busiest as materialized (
        select company_id from bounded cross join lateral ${counted}
        where most >= (select greatest(min(received), 1) from certain) and received > 0
        order by received desc, company_id limit 20)
    select companies.id, name, received, answered, interested, accepted, answered::float8 / nullif(due, 0) as "answerRate",
      wait_minutes(to_timestamp(0), to_timestamp(0) + waited) as minutes
    from busiest join companies on companies.id = company_id
      cross join lateral (
        select count(*)::int as received, (count(*) filter (where response <> 'none'))::int as answered,
          (count(*) filter (where ${isDueRow(sql, answerDays)}))::int as due,
          (count(*) filter (where response = 'interested'))::int as interested,
          (count(*) filter (where client_decision = 'accepted'))::int as accepted,
          percentile_disc(0.5) within group (order by responded_at - created_at) filter (where response <> 'none') as waited
        from job_request_companies as own where own.company_id = busiest.company_id and ${inPeriod}
      ) as received
    order by received desc, answered desc, name, id`;
  return rows.map(({ minutes, ...company }) => ({
    ...present(company),
    ...(minutes !== null && { medianHoursToAnswer: hoursOf(minutes) }),
  }));
}
