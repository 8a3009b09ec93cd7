import type { Sql } from "../client.ts";

/** How backups stand: when the last one was whole, and whether the latest that ended failed. */
export interface BackupState {
  lastWholeAt: Date | null;
  failure: string | null;
}

/** A night and two hours: a backup that is older is missing one. */
export const maxBackupAgeMs = 26 * 3_600_000;

export async function backupState(sql: Sql): Promise<BackupState> {
  const [row] = await sql<{ whole: string | null; failure: string | null }[]>`
    select (select extract(epoch from max(ended_at)) from backup_runs where name is not null) as whole,
      (select failure from backup_runs where ended_at is not null order by started_at desc limit 1) as failure`;
  const { whole = null, failure = null } = row ?? {};
  return { lastWholeAt: whole === null ? null : new Date(Number(whole) * 1_000), failure };
}

/** What is wrong with backups, where any was ever tried. */
export async function backupTrouble(sql: Sql): Promise<"failed" | "late" | undefined> {
  const { lastWholeAt, failure } = await backupState(sql);
  if (failure !== null) return "failed";
  return lastWholeAt !== null && Date.now() - lastWholeAt.getTime() > maxBackupAgeMs ? "late" : undefined;
}
