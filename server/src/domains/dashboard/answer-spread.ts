import type { Statistics } from "@metiro/shared/dashboard/schema";
import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { isDueDay } from "../../db/queries/recipients.ts";
import type { Sql } from "../../db/client.ts";
import type { Days } from "./period.ts";
import { endIn, startIn, zoneIn } from "../../db/rows/days.ts";

/** How many requests are read at most, so that a long period costs no more than a short one; the day of the last of them is read whole. */
export const maxRequestsCounted = 1000;

/**
 * How many answers each request got that was first sent in a period, by canton: the latest ones, where there are many. An answer counts
 * as answered once it came, also if its company has been taken away since, as in the lists of requests. Whose answers are still in time
 * is told by the day of sending, as in the sums. They are counted before the
 * groups: within them PostgreSQL would count them anew for each of the four figures.
 */
export async function answerSpread(
  sql: Sql,
  answerDays: number,
  { from, to }: Days,
  most = maxRequestsCounted,
): Promise<Statistics["answerSpread"]> {
  const [start, end] = [startIn(sql, from), endIn(sql, to)];
  const rows = await sql<({ since: string } & Statistics["answerSpread"]["byRegion"][number])[]>`
    with since as materialized (
      select coalesce((select (processed_at at time zone ${zoneIn(sql)})::date from job_requests
        where processed_at >= ${start} and processed_at < ${end} order by processed_at desc, id desc offset ${most - 1} limit 1), ${from}::date) as day),
    counted as materialized (
      select region_id, (processed_at at time zone ${zoneIn(sql)})::date as day, case when first_answered_at is null then 0 else greatest(1, (
        select count(*) from (select from job_request_companies where job_request_id = job_requests.id and response <> 'none' limit 3) as first_ones)) end as answers
      from job_requests
      where processed_at >= (select day::timestamp at time zone ${zoneIn(sql)} from since) and processed_at < ${end})
    select (select day::text from since) as since, regions.id, name, count(*)::int as sent,
      (count(*) filter (where answers = 0 and not ${isDueDay(sql, answerDays)}))::int as pending,
      (count(*) filter (where answers = 0 and ${isDueDay(sql, answerDays)}))::int as none, (count(*) filter (where answers = 1))::int as one,
      (count(*) filter (where answers = 2))::int as two, (count(*) filter (where answers = 3))::int as "threeOrMore"
    from counted join regions on regions.id = region_id
    group by regions.id, name order by sent desc, name`;
  return {
    from: rows[0]?.since ?? from,
    dueTo: plusDays(swissToday(), -answerDays - 1),
    byRegion: rows.map(({ since: _since, ...row }) => row),
  };
}
