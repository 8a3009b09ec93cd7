import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { auditEntries } from "../../db/schema/index.ts";

/**
 * The one way to change entries: takes what names a person out of the details of those that `where` holds. The chain goes on to
 * verify, because it holds a digest of what was written. Returns how many entries it changed.
 */
export async function redactEntries(tx: Transaction, where: SQL | undefined, details: SQL): Promise<number> {
  await tx.execute(sql`select set_config('metiro.redaction', 'on', true)`);
  const { count } = await tx.update(auditEntries).set({ details }).where(where);
  await tx.execute(sql`select set_config('metiro.redaction', 'off', true)`);
  return count;
}
