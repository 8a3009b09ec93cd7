import { openPostgres } from "../db/pool/open.ts";
import { advisoryLocks } from "../db/locks.ts";

/** Does something while no other process of this database does it. */
export async function withLock(url: string, act: () => Promise<void>): Promise<void> {
  const sql = openPostgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    await sql`select pg_advisory_lock(${advisoryLocks.createQueues})`;
    await act();
  } finally {
    await sql.end();
  }
}
