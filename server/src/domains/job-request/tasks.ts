import { lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { idempotencyKeys } from "../../db/schema/index.ts";

/** Forgets the idempotency keys that no longer hold: a key counts for 24 hours. */
export async function sweepIdempotencyKeys(db: Db): Promise<number> {
  const { count } = await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
  return count;
}
