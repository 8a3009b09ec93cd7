import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { type TtlCache, ttlCache } from "../../cache/ttl-cache.ts";
import type { Db, Sql } from "../../db/client.ts";
import { coverageChanges, jobRequestTotals, regions, subcategories } from "../../db/schema/index.ts";
import { today } from "../../db/sql.ts";
import { gaps } from "../../db/queries/company/coverage.ts";

const textOf = (query: ReturnType<typeof sql>): string => new PgDialect({ casing: "snake_case" }).sqlToQuery(query).sql;

/** The districts in which nobody covers a service, by service. */
type Gaps = ReadonlyMap<string, ReadonlySet<string>>;

const gapsByTrade = textOf(sql`
  select trade, string_agg(place::text, ' ') as places from (${gaps}) as gaps (trade, place) group by trade`);

/**
 * Stands for who can be counted on to cover what today: every change of it gives another one as soon as it is committed. Rows are
 * added, and cut from the oldest on, so that no two states have the same sum and count.
 */
const version = sql`(select concat_ws(' ', ${today}, count(*), sum(${coverageChanges.id})) from ${coverageChanges})`;

/** What waits to be sent, of each pair of service and district that has any, by the kept counters: places and counts in one order. */
const waiting = textOf(sql`
  select ${version} as version, coalesce(json_agg(json_build_array(trade, places, counts)), '[]') as waiting from (
    select ${jobRequestTotals.trade} as trade, string_agg(${jobRequestTotals.place}::text, ' ') as places,
      string_agg(${jobRequestTotals.count}::text, ' ') as counts
    from ${jobRequestTotals}
      join ${subcategories} on ${subcategories.id} = ${jobRequestTotals.trade}
      join ${regions} on ${regions.id} = ${jobRequestTotals.place} and ${regions.parentId} is not null
    where ${jobRequestTotals.status} = ${JobStatus.Active} and ${jobRequestTotals.count} > 0
    group by ${jobRequestTotals.trade}) as waiting`);

interface Waiting {
  version: string;
  waiting: [trade: string, places: string, counts: string][];
}

const caches = new WeakMap<Sql, TtlCache<Gaps>>();

/**
 * How many requests that wait to be sent nobody covers. What waits is read each time; what nobody covers takes a look at what companies
 * cover, and is looked up again only after something of that has changed.
 */
export async function uncoveredToSend(client: Sql): Promise<number> {
  // Planned once: that takes as long as the look-up of a small platform. Only what has a value is prepared.
  const [row] = await client.unsafe<Waiting[]>(waiting, [JobStatus.Active], { prepare: true });
  if (!row) throw new Error("An aggregate gave no row");
  const known = caches.get(client) ?? ttlCache<Gaps>({ maxAgeMs: Number.POSITIVE_INFINITY, maxEntries: 1 });
  caches.set(client, known);
  // Asked for after its version: what changes in between belongs to the next one.
  const gapsNow = await known.get(row.version, () => readGaps(client));
  let sum = 0;
  for (const [trade, places, counts] of row.waiting) {
    const uncovered = gapsNow.get(trade);
    if (!uncovered) continue;
    const each = counts.split(" ");
    for (const [at, place] of places.split(" ").entries()) if (uncovered.has(place)) sum += Number(each[at]);
  }
  return sum;
}

async function readGaps(client: Sql): Promise<Gaps> {
  const rows = await client.unsafe<{ trade: string; places: string }[]>(gapsByTrade);
  return new Map(rows.map(({ trade, places }) => [trade, new Set(places.split(" "))]));
}

/** Of the changes so many are left: none of those that are being written now. */
const maxChanges = 1_000;

/** At night: takes away all but the latest changes of what companies cover. */
export async function cutCoverageChanges(db: Db): Promise<void> {
  await db.execute(sql`
    delete from ${coverageChanges} where ${coverageChanges.id} <= (select max(${coverageChanges.id}) from ${coverageChanges}) - ${maxChanges}`);
}
