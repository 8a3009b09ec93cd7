import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { openPostgres } from "../db/pool/open.ts";
import { wordsOf, BackupFailed } from "./failed.ts";

/** By which PostgreSQL keeps of its log what was not fetched yet. */
const slotName = "metiro_backup";

/**
 * Gives up a slot whose log PostgreSQL has removed because too much of it waited: nothing is fetched by it any more, and whoever fetches
 * begins anew. What was fetched of a file in part goes first, for fetching would go on from there. Tells whether the slot was lost.
 */
export async function dropLostSlot(url: string, folder: string): Promise<boolean> {
  const sql = openPostgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    const lost = await sql`select from pg_replication_slots where slot_name = ${slotName} and wal_status = 'lost'`;
    if (lost.length === 0) return false;
    for (const name of (await readdir(folder)).filter((one) => one.endsWith(".partial")))
      await rm(path.join(folder, name), { force: true });
    await sql`select pg_drop_replication_slot(${slotName})`;
    return true;
  } catch (error) {
    throw new BackupFailed(`The slot ${slotName} cannot be looked at: ${wordsOf(error)}`, { cause: error });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
