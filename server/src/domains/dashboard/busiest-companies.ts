import { answerRate } from "@metiro/shared/job-request/answer-rate";
import { plusDays, plusMonths, swissToday } from "@metiro/shared/calendar-day";
import type { Statistics } from "@metiro/shared/dashboard/schema";
import type { Fragment } from "postgres";
import type { Sql } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { dailyFigureDays } from "../../db/schema/statistics.ts";
import { isDueRow } from "../../db/queries/recipients.ts";
import { hoursOf } from "./figures.ts";
import type { Days } from "./period.ts";
import { startIn } from "../../db/rows/days.ts";

type Company = Omit<Statistics["byCompany"][number], "answerRate"> & { minutes: number | null };

/** So many companies are counted at first: mostly more than it takes to know the twenty. */
const firstCandidates = 400;

/** How many companies are told of. */
export const maxBusiest = 20;
/** How many of those are listed that received most since a day: what they received is known, so that few more than those told of are looked at. */
const firstListed = 100;

/** The days are moved at night. A period that begins so many days after one of them is read from it, as until then it does. */
const movedWithin = 2;

/**
 * The twenty companies that received most. Of a period up to today they are found in the index of what is kept since its beginning;
 * of others, and where it does not tell the twenty, among all companies.
 */
export async function companiesOf(
  sql: Sql,
  answerDays: number,
  days: Days,
  { listed = firstListed, candidates = firstCandidates } = {},
): Promise<Statistics["byCompany"]> {
  const found =
    days.to >= swissToday() ? await busiestOf(sql, answerDays, days, ofTotals(sql, days, listed)) : undefined;
  return found ?? amongAll(sql, answerDays, days, candidates);
}

/** Where those that come next may have received as much, more are counted. */
async function amongAll(
  sql: Sql,
  answerDays: number,
  days: Days,
  candidates: number,
): Promise<Statistics["byCompany"]> {
  const found = await busiestOf(sql, answerDays, days, ofFigures(sql, days, candidates));
  return found ?? amongAll(sql, answerDays, days, candidates * 8);
}

/** Companies that may be among the twenty. */
interface Candidates {
  /** The statement’s `counted`: what each received at most, and what it received. Whoever is not in it received no more than the least `most`. */
  counted: Fragment;
  /** Whether nobody else received anything, or nothing is known of the others. */
  all: Fragment;
  known: Fragment;
}

const between = (sql: Sql, begin: Fragment | string, end: string) =>
  sql`created_at >= ${startIn(sql, begin)} and created_at < ${startIn(sql, end)}`;

const countOf = (sql: Sql, company: Fragment, when: Fragment) =>
  sql`(select count(*) from job_request_companies as own where own.company_id = ${company} and ${when})`;

/** By what each received since a day that is kept; what came from that day to the period is taken off. */
function ofTotals(sql: Sql, { from }: Days, listed: number): Candidates {
  const early = countOf(sql, sql`listed.company_id`, between(sql, sql`listed.since`, from));
  return {
    counted: sql`
      start as materialized (
        select max(since) as since from received_starts where complete and since between ${from}::date - ${movedWithin}::int and ${from}),
      listed as materialized (
        select company_id, since, count as most from received_totals
        where since = (select since from start) order by count desc, company_id desc limit ${listed}),
      counted as materialized (
        select company_id, most, most - case when since = ${from} then 0 else ${early} end as received from listed)`,
    all: sql`count(*) < ${listed}`,
    known: sql`(select since from start) is not null`,
  };
}

/**
 * By the figures of all companies, which say how much each received at most, within the last two months to the day and before to the month.
 * Of those that may be among the twenty what lies in the month but not in the period is counted, in the index of each.
 */
function ofFigures(sql: Sql, { from, to }: Days, candidates: number): Candidates {
  const afterMonth = plusMonths(`${to.slice(0, 7)}-01`, 1);
  const outside = (begin: string, end: string) => countOf(sql, sql`bounded.company_id`, between(sql, begin, end));
  return {
    // A company's last day is one of few: what it makes of its sums is worked out once a day, not of every company.
    counted: sql`
      days as materialized (
        select day as last_day, day - ${to}::date < ${dailyFigureDays}::int as ends, day - ${plusDays(from, -1)}::date < ${dailyFigureDays}::int as begins,
          greatest(day - ${to}::date, 0) as days_to, greatest(day - ${plusDays(from, -1)}::date, 0) as days_before,
          months_between(${to}::date, day) as months_to, months_between(${from}::date, day) + 1 as months_before
        from (select ${from}::date + n as day from generate_series(0, ${plusDays(swissToday(), 1)}::date - ${from}::date) as n) as each_day),
      bounded as materialized (
        select company_id, begins, ends,
          case when ends then sent_days[${dailyFigureDays}::int - days_to]
            else running_sum(sent_months, least(months_to, cardinality(sent_months) - 1)) end
          - case when begins then sent_days[${dailyFigureDays}::int - days_before] else running_sum(sent_months, months_before) end as most
        from company_figures join days using (last_day)
        order by most desc, company_id limit ${candidates}),
      counted as materialized (
        select company_id, most, most - case when begins then 0 else ${outside(`${from.slice(0, 7)}-01`, from)} end
          - case when ends then 0 else ${outside(plusDays(to, 1), afterMonth)} end as received
        from bounded)`,
    all: sql`count(*) < ${candidates}`,
    known: sql`true`,
  };
}

/** The twenty that received most among the candidates; nothing where others may have received as much. */
async function busiestOf(
  sql: Sql,
  answerDays: number,
  { from, to }: Days,
  { counted, all, known }: Candidates,
): Promise<Statistics["byCompany"] | undefined> {
  const rows = await sql<({ enough: boolean } & (Company | { id: null }))[]>`
    with ${counted},
    busiest as materialized (
      select company_id, received from counted where received > 0 order by received desc, company_id limit ${maxBusiest}),
    told as (
      select ${known} and (${all} or min(most) < coalesce((select received from busiest order by received desc offset ${maxBusiest - 1}), 1)) as enough from counted)
    select enough, companies.id, name, received.*,
      wait_minutes(to_timestamp(0), to_timestamp(0) + waited) as minutes
    from told left join busiest on enough left join companies on companies.id = company_id
      left join lateral (
        select count(*)::int as received, (count(*) filter (where response <> 'none'))::int as answered,
          (count(*) filter (where ${isDueRow(sql, answerDays)}))::int as due,
          (count(*) filter (where response = 'interested'))::int as interested,
          (count(*) filter (where client_decision = 'accepted'))::int as accepted,
          percentile_disc(0.5) within group (order by responded_at - created_at) filter (where response <> 'none') as waited
        from job_request_companies as own where own.company_id = busiest.company_id and ${between(sql, from, plusDays(to, 1))}
      ) as received on companies.id is not null
    order by received desc, answered desc, name, companies.id`;
  if (!rows[0]?.enough) return undefined;
  return rows.flatMap(({ enough: _enough, ...row }) => (row.id === null ? [] : [companyOf(row)]));
}

const companyOf = ({ minutes, ...company }: Company): Statistics["byCompany"][number] => ({
  ...omitNulls({ ...company, answerRate: answerRate(company) }),
  ...(minutes !== null && { medianHoursToAnswer: hoursOf(minutes) }),
});
