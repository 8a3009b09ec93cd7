import type { PageViews, StatisticsInput } from "@metiro/shared/dashboard/schema";
import type { Call } from "../../trpc/context.ts";
import { periodBefore, periodOf } from "./period.ts";

/** How often pages were come to in a period, as this server counted it. */
export async function pageViews({ ctx: { sql }, input }: Call<StatisticsInput>): Promise<PageViews> {
  const period = periodOf(input);
  const { from, to, unit } = period;
  const before = periodBefore(period);
  const inPeriod = sql`from page_views where day between ${from} and ${to}`;
  const [series, byPage, byLanguage, [previous]] = await Promise.all([
    sql<PageViews["series"]>`
      select date_trunc(${unit}, day)::date::text as date, coalesce(sum(n), 0)::int as views
      from (select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) as n) as days
        left join (select day, sum(count) as n ${inPeriod} group by day) as viewed using (day)
      group by 1 order by 1`,
    sql<PageViews["byPage"]>`
      select path, sum(count)::int as views ${inPeriod} group by path order by views desc, path limit 100`,
    sql<PageViews["byLanguage"]>`
      select language, sum(count)::int as views ${inPeriod} group by language order by views desc, language`,
    sql<[{ views: number }]>`
      select coalesce(sum(count), 0)::int as views from page_views where day between ${before.from} and ${before.to}`,
  ]);
  const total = series.reduce((sum, { views }) => sum + views, 0);
  return { ...period, total, previousTotal: previous.views, series, byPage, byLanguage };
}
