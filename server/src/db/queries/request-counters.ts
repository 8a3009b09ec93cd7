import { recentDays } from "@metiro/shared/job-request/constants";
import { type SQL, and, eq, gt, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../client.ts";
import { jobRequestDays, jobRequestTotals } from "../schema/index.ts";
import { inlined, nilId, today } from "../sql.ts";

interface Within {
  /** A category or subcategory. */
  trade?: string;
  /** A region or subregion. */
  place?: string;
}

/** How many job requests there are of a trade, in a place: read from the maintained counters, at the same cost whatever there is. */
export async function requestCount(db: Queryable, { trade = nilId, place = nilId }: Within): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${jobRequestTotals.count}), 0)::int` })
    .from(jobRequestTotals)
    .where(and(eq(jobRequestTotals.trade, trade), eq(jobRequestTotals.place, place)));
  return row?.count ?? 0;
}

/** How many job requests there are beside each row of a list of trades: one look-up in the counters a row. */
export const requestsOfTrade = (trade: PgColumn): SQL<number> =>
  sql<number>`(select coalesce(sum(${jobRequestTotals.count}), 0)::int from ${jobRequestTotals} where ${and(eq(jobRequestTotals.trade, trade), eq(jobRequestTotals.place, nilId))})`;

export const requestsInPlace = (place: PgColumn): SQL<number> =>
  sql<number>`(select coalesce(sum(${jobRequestTotals.count}), 0)::int from ${jobRequestTotals} where ${and(eq(jobRequestTotals.trade, nilId), eq(jobRequestTotals.place, place))})`;

/** Requests of a trade that were made in the last 30 days, today included. */
export const recentRequestsOfTrade = (trade: PgColumn): SQL<number> =>
  sql<number>`(select coalesce(sum(${jobRequestDays.count}), 0)::int from ${jobRequestDays} where ${and(eq(jobRequestDays.trade, trade), eq(jobRequestDays.place, nilId), gt(jobRequestDays.day, sql`${today} - ${inlined(recentDays)}`))})`;
