import type { GuaranteeFigures, GuaranteeFiguresInput } from "@metiro/shared/guarantee/schema";
import type { Sql } from "../../db/client.ts";
import type { Call } from "../../trpc/context.ts";
import { type Days, periodOf } from "../dashboard/index.ts";
import { endIn, startIn, zoneIn } from "../../db/rows/days.ts";

/** Requests of which trade and canton are looked up, so that a long period costs no more than a short one. */
const maxListed = 5000;

/** How many requests met the promise: along a period in the index of their beginnings, by trade and canton of the latest ones. */
export async function figures({ ctx: { sql }, input }: Call<GuaranteeFiguresInput>): Promise<GuaranteeFigures> {
  const { from, to } = periodOf(input);
  const [weeks, named] = await Promise.all([weeksOf(sql, { from, to }), namedOf(sql, { from, to })]);
  const sum = (key: "met" | "missed") => weeks.reduce((total, week) => total + week[key], 0);
  return { from, to, total: { met: sum("met"), missed: sum("missed") }, weeks, ...named };
}

const share = (sql: Sql) => sql`
  (count(*) filter (where outcome = 'met'))::int as met, (count(*) filter (where outcome = 'missed'))::int as missed`;
const inPeriod = (sql: Sql, { from, to }: Days) =>
  sql`started_at >= ${startIn(sql, from)} and started_at < ${endIn(sql, to)} and outcome in ('met', 'missed')`;

const weeksOf = (sql: Sql, period: Days) => sql<GuaranteeFigures["weeks"]>`
  select date_trunc('week', started_at at time zone ${zoneIn(sql)})::date::text as week, ${share(sql)}
  from request_guarantees where ${inPeriod(sql, period)} group by 1 order by 1`;

type Named = GuaranteeFigures["byCategory"][number] & { kind: "category" | "region"; since: string };

/** The day of the last of them is read whole. */
async function namedOf(sql: Sql, { from, to }: Days) {
  const rows = await sql<Named[]>`
    with since as materialized (
      select coalesce((select (started_at at time zone ${zoneIn(sql)})::date from request_guarantees
        where ${inPeriod(sql, { from, to })} order by started_at desc offset ${maxListed - 1} limit 1), ${from}::date) as day),
    counted as materialized (
      select outcome, category_id, region_id from request_guarantees join job_requests on id = job_request_id
      where started_at >= (select day::timestamp at time zone ${zoneIn(sql)} from since)
        and started_at < ${endIn(sql, to)} and outcome in ('met', 'missed'))
    select 'category' as kind, categories.id, name, ${share(sql)}, (select day::text from since) as since
    from counted join categories on categories.id = category_id group by categories.id, name
    union all
    select 'region', regions.id, name, ${share(sql)}, (select day::text from since)
    from counted join regions on regions.id = region_id group by regions.id, name
    order by missed desc, met desc, name`;
  const of = (wanted: Named["kind"]) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, name, met, missed }) => ({ id, name, met, missed }));
  return { countedFrom: rows[0]?.since ?? from, byCategory: of("category"), byRegion: of("region") };
}
