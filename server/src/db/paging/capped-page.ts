import { maxCounted } from "@metiro/shared/paging/constants";
import type { Page } from "@metiro/shared/paging/schema";
import { type SQL, count, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../client.ts";

/** The query of `countUpTo`, for who prepares it. */
export function upTo(db: Queryable, table: PgTable, where: SQL | undefined) {
  const some = db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(maxCounted + 1)
    .as("some");
  return db.select({ n: count() }).from(some);
}

/** How many rows match, up to one more than an endless list counts. */
export async function countUpTo(db: Queryable, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await upTo(db, table, where);
  return row?.n ?? 0;
}

/** A page whose total stops at `maxCounted`, and says so. */
export function cappedPage<T>(page: Page<T>): Page<T> & { totalCapped: boolean } {
  if (page.totalCount <= maxCounted) return { ...page, totalCapped: false };
  const totalPages = Math.ceil(maxCounted / page.pageSize);
  return { ...page, totalCount: maxCounted, totalPages, totalCapped: true };
}
