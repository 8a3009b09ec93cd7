import { desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../client.ts";

/**
 * Seconds until one more of these rows may come, of so many in 24 hours; 0 where it may. Asked while what they belong to is held, so that
 * simultaneous calls do not pass each other.
 */
export async function secondsUntilNext(
  tx: Transaction,
  rows: PgTable & { createdAt: PgColumn },
  { where, mostADay }: { where: SQL | undefined; mostADay: number },
): Promise<number> {
  const left = sql<number>`ceil(extract(epoch from ${rows.createdAt} + interval '24 hours' - clock_timestamp()))::int`;
  // When this one is a day old, one fewer than the limit are younger.
  const [oldest] = await tx
    .select({ left })
    .from(rows)
    .where(where)
    .orderBy(desc(rows.createdAt))
    .limit(1)
    .offset(mostADay - 1);
  return Math.max(0, oldest?.left ?? 0);
}
