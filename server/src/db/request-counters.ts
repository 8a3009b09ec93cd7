import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";
import { jobRequestTotals } from "./schema/index.ts";

const all = "00000000-0000-0000-0000-000000000000";

interface Within {
  /** A category or subcategory. */
  trade?: string;
  /** A region or subregion. */
  place?: string;
}

/** How many job requests there are of a trade, in a place: read from the maintained counters, at the same cost whatever there is. */
export async function requestCount(db: Queryable, { trade = all, place = all }: Within): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${jobRequestTotals.count}), 0)::int` })
    .from(jobRequestTotals)
    .where(and(eq(jobRequestTotals.trade, trade), eq(jobRequestTotals.place, place)));
  return row?.count ?? 0;
}
