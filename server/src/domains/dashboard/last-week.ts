import type { LastWeek } from "@metiro/shared/dashboard/schema";
import type { Call } from "../../trpc/context.ts";
import { todayIn } from "../../db/rows/days.ts";
import { nilId } from "../../db/sql.ts";

/** The requests of each of the last seven days, from the day counts. */
export async function lastWeek({ ctx: { sql } }: Call): Promise<LastWeek> {
  return sql<LastWeek>`
    select day::text as date, (
      select coalesce(sum(count), 0)::int from job_request_days as kept
      where trade = ${nilId} and place = ${nilId} and kept.day = week.day) as count
    from (select ${todayIn(sql)} - n as day from generate_series(6, 0, -1) as n) as week
    order by day`;
}
