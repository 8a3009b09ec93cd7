import type { LiveChange } from "@metiro/shared/live/schema";
import { sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";

export const liveChannel = "live";

/** Tells every process what changed. PostgreSQL delivers it with the commit, once however often it is said, and never after a rollback. */
export async function announce(tx: Queryable, change: LiveChange): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(change)})`);
}
