import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { Db } from "../client.ts";
import {
  companies,
  companyCoverage,
  jobRequestTotals,
  regions,
  subcategories,
  subscriptions,
  users,
} from "../schema/index.ts";
import { today } from "../sql.ts";

/** Companies that a service in a district can count on: with a subscription of today, neither locked, erased nor paused by an admin. */
const counted = sql`${companies.pausedAt} is null and exists (
    select from ${users} where ${users.id} = ${companies.userId} and ${users.emailConfirmed}
      and ${users.lockedAt} is null and ${users.deletedAt} is null)
  and exists (
    select from ${subscriptions} where ${subscriptions.companyId} = ${companies.id} and ${subscriptions.canceledAt} is null
      and ${today} between ${subscriptions.startsOn} and ${subscriptions.endsOn})`;

const firstOf = (subcategoryId: SQLWrapper, subregionId: SQLWrapper, counts: SQL) => sql`(
  select true from ${companyCoverage}
  where ${companyCoverage.subcategoryId} = ${subcategoryId} and ${companyCoverage.subregionId} = ${subregionId} and ${counts}
  limit 1)`;

/**
 * Whether nobody covers a service in a district, for a few of them. A subquery with a limit is asked for each pair, in the one index of
 * the coverage, and ends at the first company; as an anti-join PostgreSQL would read what all companies cover.
 */
const isGap = (subcategoryId: SQLWrapper, subregionId: SQLWrapper): SQL =>
  sql`${firstOf(subcategoryId, subregionId, sql`exists (select from ${companies} where ${companies.id} = ${companyCoverage.companyId} and ${counted})`)} is null`;

/**
 * The same for thousands of pairs: which companies count is collected once, and looked up in memory. `is true` keeps PostgreSQL from
 * joining them pair by pair, which takes seven times as long.
 */
export const isGapOfMany = (subcategoryId: SQLWrapper, subregionId: SQLWrapper): SQL =>
  sql`${firstOf(subcategoryId, subregionId, sql`(${companyCoverage.companyId} in (select ${companies.id} from ${companies} where ${counted})) is true`)} is null`;

/** Every service in every district that nobody covers: some thousands of look-ups, whatever the number of requests and companies. */
export const gaps: SQL = sql`
  select ${subcategories.id}, ${regions.id} from ${subcategories} cross join ${regions}
  where ${regions.parentId} is not null and ${isGapOfMany(subcategories.id, regions.id)}`;

/** How many companies that can be counted on serve a region or one of its districts; one that serves several counts once. */
export const countedCompanies = (serving: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${companies} where ${counted} and ${companies.id} in (${serving}))`;

/** How many requests of a status nobody covers: of each pair of service and district that has any, by the kept counters. */
export async function uncoveredRequests(db: Db, status: JobStatus): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select coalesce(sum(${jobRequestTotals.count}), 0)::int as count from ${jobRequestTotals}
      join ${subcategories} on ${subcategories.id} = ${jobRequestTotals.trade}
      join ${regions} on ${regions.id} = ${jobRequestTotals.place} and ${regions.parentId} is not null
    where ${jobRequestTotals.status} = ${status} and ${jobRequestTotals.count} > 0 and ${isGap(subcategories.id, regions.id)}`);
  return row?.count ?? 0;
}
