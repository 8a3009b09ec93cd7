import { mkdtemp, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { advisoryLocks } from "../db/locks.ts";
import { openPostgres } from "../db/pool/open.ts";
import { BackupFailed } from "./failed.ts";

/** Goes on only where nobody else makes a backup of this database, and keeps others away until the end. */
export async function acquireBackupLock(url: string, open: AsyncDisposableStack): Promise<void> {
  // The lock goes with the connection, which may therefore not be made anew on the way.
  const sql = openPostgres(url, { max: 1, max_lifetime: null, onnotice: () => undefined });
  open.defer(() => sql.end({ timeout: 5 }));
  const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${advisoryLocks.backup}) as taken`;
  if (!row?.taken) throw new BackupFailed("Another backup of this database is being made.");
}

const prefix = "backup-work-";

/** A folder for what is not encrypted yet, which goes with `open`; so do those that a killed run left. */
export async function workFolder(dataDir: string, open: AsyncDisposableStack): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  for (const left of (await readdir(dataDir)).filter((name) => name.startsWith(prefix)))
    await rm(path.join(dataDir, left), { recursive: true, force: true });
  const folder = await mkdtemp(path.join(dataDir, prefix));
  open.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
