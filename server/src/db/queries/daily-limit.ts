import { and, asc, desc, gt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "../client.ts";

/**
 * Seconds until one more of these rows may come, of so many in 24 hours; 0 where it may. Asked while what they belong to is held, so that
 * simultaneous calls do not pass each other.
 */
export async function secondsUntilNext(
  tx: Transaction,
  rows: PgTable & { createdAt: PgColumn },
  { where, maxPerDay }: { where: SQL | undefined; maxPerDay: number },
): Promise<number> {
  const left = sql<number>`ceil(extract(epoch from ${rows.createdAt} + interval '24 hours' - clock_timestamp()))::int`;
  // When this one is a day old, one fewer than the limit are younger.
  const [oldest] = await tx
    .select({ left })
    .from(rows)
    .where(where)
    .orderBy(desc(rows.createdAt))
    .limit(1)
    .offset(maxPerDay - 1);
  return Math.max(0, oldest?.left ?? 0);
}

/** Of rows that have a weight: seconds until `more` may come beside what came in 24 hours, 0 where it may. */
export async function secondsUntilFits(
  db: Queryable,
  rows: PgTable & { createdAt: PgColumn; id: PgColumn },
  { where, weight, more, maxPerDay }: { where: SQL; weight: PgColumn; more: number; maxPerDay: number },
): Promise<number> {
  const left = sql<number>`ceil(extract(epoch from ${rows.createdAt} + interval '24 hours' - clock_timestamp()))::int`;
  const newer = db
    .select({
      left: left.as("left"),
      weight: sql<number>`sum(${weight}) over (order by ${rows.createdAt} desc, ${rows.id} desc)`.as("weight"),
    })
    .from(rows)
    .where(and(where, sql`${rows.createdAt} > clock_timestamp() - interval '24 hours'`))
    .as("newer");
  // The newest one that is too much, with all that came after it: when it is a day old, the rest leaves room.
  const [first] = await db
    .select({ left: newer.left })
    .from(newer)
    .where(gt(newer.weight, maxPerDay - more))
    .orderBy(asc(newer.weight))
    .limit(1);
  return Math.max(0, first?.left ?? 0);
}
