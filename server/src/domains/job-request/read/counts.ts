import type { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { AdminFilter } from "@metiro/shared/job-request/schema";
import { type SQL, and, eq, gte, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { jobRequestDays, jobRequestTotals } from "../../../db/schema/index.ts";
import { nilId } from "../../../db/sql.ts";

/** The counters' key of a filter: its trade, its place, its period. */
export interface Scope {
  trade: string;
  place: string;
  statuses: JobStatus[] | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** With and without photos are places of their own to the counters (job_request_places in drizzle/sql/functions/statistics.sql). */
const withPhotos = "00000000-0000-0000-0000-000000000001";
const withoutPhotos = "00000000-0000-0000-0000-000000000002";

/**
 * The scope whose counters tell a filter's totals without touching the requests; null where only the rows know:
 * text search, a pair of keys on one side, or a period of a narrow scope, which has few rows anyway.
 */
export function scopeOf(filter: Partial<AdminFilter>): Scope | null {
  if (filter.search !== undefined) return null;
  const photos = filter.hasPhotos === undefined ? undefined : filter.hasPhotos ? withPhotos : withoutPhotos;
  if (photos && (filter.subregionId || filter.regionId)) return null;
  if ((filter.subcategoryId && filter.categoryId) || (filter.subregionId && filter.regionId)) return null;
  const scope = {
    trade: filter.subcategoryId ?? filter.categoryId ?? nilId,
    place: photos ?? filter.subregionId ?? filter.regionId ?? nilId,
    statuses: filter.statuses?.length ? filter.statuses : undefined,
    from: filter.createdFrom,
    to: filter.createdTo,
  };
  const hasPeriod = scope.from !== undefined || scope.to !== undefined;
  return hasPeriod && !hasDays(scope) ? null : scope;
}

/** Day counts are kept where trade or place is "all". */
const hasDays = (scope: Scope) => scope.trade === nilId || scope.place === nilId;

const sums = (db: Db, table: typeof jobRequestTotals | typeof jobRequestDays, where: SQL | undefined) =>
  db
    .select({ status: table.status, count: sql<number>`sum(${table.count})::int` })
    .from(table)
    .where(where)
    .groupBy(table.status);

const everTotals = prepared((db) => {
  const { trade, place } = jobRequestTotals;
  const where = and(eq(trade, sql.placeholder("trade")), eq(place, sql.placeholder("place")));
  return sums(db, jobRequestTotals, where).prepare("job_request_totals");
});

/** Exact totals by status. */
export async function totals(db: Db, scope: Scope): Promise<Map<JobStatus, number>> {
  const rows = await (scope.from === undefined && scope.to === undefined
    ? everTotals(db).execute({ trade: scope.trade, place: scope.place })
    : sums(db, jobRequestDays, daysOf(scope)));
  return new Map(rows.map((row) => [row.status as JobStatus, row.count]));
}

const daysOf = (scope: Scope): SQL | undefined =>
  and(
    eq(jobRequestDays.trade, scope.trade),
    eq(jobRequestDays.place, scope.place),
    scope.statuses && inArray(jobRequestDays.status, scope.statuses),
    scope.from === undefined ? undefined : gte(jobRequestDays.day, scope.from),
    scope.to === undefined ? undefined : lte(jobRequestDays.day, scope.to),
  );

/** Below this an OFFSET in an index costs less than looking for the day. */
const minDeepOffset = 1_000;

/**
 * Where a deep page begins: the day that holds the offset, and how many rows of that day come before it.
 * Null where the plain offset will do.
 */
export async function dayOfOffset(
  db: Db,
  scope: Scope,
  offset: number,
  sort: AdminFilter["sort"],
): Promise<{ day: string; offset: number } | null> {
  if (offset < minDeepOffset || !hasDays(scope)) return null;
  const direction = sort === "oldest" ? sql`asc` : sql`desc`;
  const [found] = await db.execute<{ day: string; before: number }>(sql`
    select day::text, before::int from (
      select day, sum(n) over (order by day ${direction}) - n as before, n
      from (select ${jobRequestDays.day}, sum(${jobRequestDays.count}) as n from ${jobRequestDays} where ${daysOf(scope)} group by ${jobRequestDays.day}) as days
    ) as running
    where before <= ${offset} and ${offset} < before + n limit 1`);
  return found ? { day: found.day, offset: offset - found.before } : null;
}
