import { plusDays, plusMonths } from "@metiro/shared/calendar-day";
import type { Statistics } from "@metiro/shared/dashboard/schema";
import type { Fragment } from "postgres";
import type { Sql } from "../../db/client.ts";
import { present } from "../../db/rows/omit-nulls.ts";
import { figureDays } from "../../db/schema/statistics.ts";
import { isDueRow } from "../../db/queries/recipients.ts";
import { hoursOf } from "./figures.ts";
import type { Days } from "./period.ts";

type Company = Omit<Statistics["byCompany"][number], "answerRate"> & {
  minutes: number | null;
  answerRate: number | null;
};

/** The moment at which a day begins. */
const startOf = (sql: Sql, day: string): Fragment => sql`${day}::date::timestamp at time zone 'Europe/Zurich'`;

/**
 * The twenty companies that received most. Their kept figures say how much each received, within the last two months to the day and before
 * to the month: of those that may be among the twenty what lies in the month but not in the period is counted, in the index of each.
 */
export async function companiesOf(sql: Sql, answerDays: number, { from, to }: Days): Promise<Statistics["byCompany"]> {
  const [firstOfMonth, after] = [`${from.slice(0, 7)}-01`, plusDays(to, 1)];
  const afterMonth = plusMonths(`${to.slice(0, 7)}-01`, 1);
  const between = (begin: string, end: string) =>
    sql`created_at >= ${startOf(sql, begin)} and created_at < ${startOf(sql, end)}`;
  const outside = (begin: string, end: string) =>
    sql`(select count(*) from job_request_companies as own where own.company_id = bounded.company_id and ${between(begin, end)})`;
  const received = sql`(most - case when begins then 0 else ${outside(firstOfMonth, from)} end - case when ends then 0 else ${outside(after, afterMonth)} end)`;
  const isKept = (day: string) => sql`last_day - ${day}::date < ${figureDays}::int`;
  // As `running_sum` has it, which would look at each array twice: of every company there is.
  const upTo = (day: string) => sql`sent_days[${figureDays}::int - greatest(last_day - ${day}::date, 0)]`;
  const rows = await sql<Company[]>`
    with bounded as materialized (
      select company_id, begins, ends,
        case when ends then ${upTo(to)}
          else running_sum(sent_months, least(months_between(${to}::date, last_day), cardinality(sent_months) - 1)) end
        - case when begins then ${upTo(plusDays(from, -1))}
          else running_sum(sent_months, months_between(${from}::date, last_day) + 1) end as most
      from company_figures cross join lateral (select ${isKept(to)} as ends, ${isKept(plusDays(from, -1))} as begins) as told
      where last_day >= ${from}::date),
      certain as materialized (
        select ${received} as received from (select * from bounded where most > 0 order by most desc limit 20) as bounded),
      counted as materialized (
        select company_id, ${received} as received from bounded where most >= (select greatest(min(received), 1) from certain)),
      busiest as materialized (
        select company_id from counted where received > 0 order by received desc, company_id limit 20)
    select companies.id, name, received, due, answered, interested, accepted, answered::float8 / nullif(due, 0) as "answerRate",
      wait_minutes(to_timestamp(0), to_timestamp(0) + waited) as minutes
    from busiest join companies on companies.id = company_id
      cross join lateral (
        select count(*)::int as received, (count(*) filter (where response <> 'none'))::int as answered,
          (count(*) filter (where ${isDueRow(sql, answerDays)}))::int as due,
          (count(*) filter (where response = 'interested'))::int as interested,
          (count(*) filter (where client_decision = 'accepted'))::int as accepted,
          percentile_disc(0.5) within group (order by responded_at - created_at) filter (where response <> 'none') as waited
        from job_request_companies as own where own.company_id = busiest.company_id and ${between(from, after)}
      ) as received
    order by received desc, answered desc, name, id`;
  return rows.map(({ minutes, ...company }) => ({
    ...present(company),
    ...(minutes !== null && { medianHoursToAnswer: hoursOf(minutes) }),
  }));
}
