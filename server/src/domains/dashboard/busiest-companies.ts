import { plusDays, plusMonths, todayIn } from "@metiro/shared/calendar-day";
import type { Statistics } from "@metiro/shared/dashboard/schema";
import type { Fragment } from "postgres";
import type { Sql } from "../../db/client.ts";
import { present } from "../../db/rows/omit-nulls.ts";
import { dailyFigureDays } from "../../db/schema/statistics.ts";
import { isDueRow } from "../../db/queries/recipients.ts";
import { hoursOf } from "./figures.ts";
import type { Days } from "./period.ts";

type Company = Omit<Statistics["byCompany"][number], "answerRate"> & {
  minutes: number | null;
  answerRate: number | null;
};

/** The moment at which a day begins. */
const startOf = (sql: Sql, day: string): Fragment => sql`${day}::date::timestamp at time zone 'Europe/Zurich'`;

/** So many companies are counted at first: mostly more than it takes to know the twenty. */
const firstCandidates = 400;

/**
 * The twenty companies that received most. Their kept figures say how much each received at most, within the last two months to the day
 * and before to the month; of those that may be among the twenty what lies in the month but not in the period is counted, in the index
 * of each. Where those that come next may have received as much, more are counted.
 */
export async function companiesOf(
  sql: Sql,
  answerDays: number,
  days: Days,
  candidates = firstCandidates,
): Promise<Statistics["byCompany"]> {
  const rows = await busiestOf(sql, answerDays, days, candidates);
  return rows ?? companiesOf(sql, answerDays, days, candidates * 8);
}

/** The twenty that received most among so many candidates; nothing where others may have received as much. */
async function busiestOf(
  sql: Sql,
  answerDays: number,
  { from, to }: Days,
  candidates: number,
): Promise<Statistics["byCompany"] | undefined> {
  const [firstOfMonth, after] = [`${from.slice(0, 7)}-01`, plusDays(to, 1)];
  const afterMonth = plusMonths(`${to.slice(0, 7)}-01`, 1);
  const between = (begin: string, end: string) =>
    sql`created_at >= ${startOf(sql, begin)} and created_at < ${startOf(sql, end)}`;
  const outside = (begin: string, end: string) =>
    sql`(select count(*) from job_request_companies as own where own.company_id = bounded.company_id and ${between(begin, end)})`;
  // A company's last day is one of few: what it makes of its sums is worked out once a day, not of every company.
  const rows = await sql<({ enough: boolean } & (Company | { id: null }))[]>`
    with days as materialized (
      select day as last_day, day - ${to}::date < ${dailyFigureDays}::int as ends, day - ${plusDays(from, -1)}::date < ${dailyFigureDays}::int as begins,
        greatest(day - ${to}::date, 0) as days_to, greatest(day - ${plusDays(from, -1)}::date, 0) as days_before,
        months_between(${to}::date, day) as months_to, months_between(${from}::date, day) + 1 as months_before
      from (select ${from}::date + n as day from generate_series(0, ${plusDays(todayIn(), 1)}::date - ${from}::date) as n) as each_day),
    bounded as materialized (
      select company_id, begins, ends,
        case when ends then sent_days[${dailyFigureDays}::int - days_to]
          else running_sum(sent_months, least(months_to, cardinality(sent_months) - 1)) end
        - case when begins then sent_days[${dailyFigureDays}::int - days_before] else running_sum(sent_months, months_before) end as most
      from company_figures join days using (last_day)
      order by most desc, company_id limit ${candidates}),
    counted as materialized (
      select company_id, most, most - case when begins then 0 else ${outside(firstOfMonth, from)} end
        - case when ends then 0 else ${outside(after, afterMonth)} end as received
      from bounded),
    busiest as materialized (
      select company_id, received from counted where received > 0 order by received desc, company_id limit 20),
    told as (
      select count(*) < ${candidates} or min(most) < coalesce((select received from busiest order by received desc offset 19), 1) as enough from counted)
    select enough, companies.id, name, received.*, answered::float8 / nullif(due, 0) as "answerRate",
      wait_minutes(to_timestamp(0), to_timestamp(0) + waited) as minutes
    from told left join busiest on enough left join companies on companies.id = company_id
      left join lateral (
        select count(*)::int as received, (count(*) filter (where response <> 'none'))::int as answered,
          (count(*) filter (where ${isDueRow(sql, answerDays)}))::int as due,
          (count(*) filter (where response = 'interested'))::int as interested,
          (count(*) filter (where client_decision = 'accepted'))::int as accepted,
          percentile_disc(0.5) within group (order by responded_at - created_at) filter (where response <> 'none') as waited
        from job_request_companies as own where own.company_id = busiest.company_id and ${between(from, after)}
      ) as received on companies.id is not null
    order by received desc, answered desc, name, companies.id`;
  if (!rows[0]?.enough) return undefined;
  return rows.flatMap(({ enough: _enough, ...row }) => (row.id === null ? [] : [companyOf(row)]));
}

const companyOf = ({ minutes, ...company }: Company): Statistics["byCompany"][number] => ({
  ...present(company),
  ...(minutes !== null && { medianHoursToAnswer: hoursOf(minutes) }),
});
