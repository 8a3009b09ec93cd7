import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../client.ts";

/** Far less than what a statement may take of time, also where each row takes others along. */
const batchSize = 2_000;

/**
 * Deletes what has had its time, some rows at a statement, until none is left or time is up; returns how many went. In one statement
 * what came together in an attack, or while nobody swept, would take longer than a statement may, each time anew.
 */
export async function deleteInBatches(
  db: Db,
  table: PgTable,
  { where, signal }: { where: SQL; signal?: AbortSignal | undefined },
): Promise<number> {
  let deleted = 0;
  for (;;) {
    if (signal?.aborted) break;
    // The condition stands in both: a row that was changed meanwhile is looked at anew.
    const { count } = await db.execute(sql`
      delete from ${table} where ${where} and ctid = any (array(select ctid from ${table} where ${where} limit ${batchSize}))`);
    deleted += count;
    if (count < batchSize) break;
  }
  return deleted;
}
