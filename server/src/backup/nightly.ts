import type { Config } from "../config/config.ts";
import type { Db } from "../db/client.ts";
import { defineQueue, JobFailure, type Log } from "../jobs/index.ts";
import type { Storage } from "../storage/port.ts";
import { BackupFailed } from "./failed.ts";
import { makeBackup } from "./make.ts";

/** Not tried again by itself: each failure is a mail, and the operator knows more than a second try. */
export const backupQueue = defineQueue<Record<string, never>>("backup", {
  retries: 0,
  firstPause: 600,
  longestPause: 3_600,
  concurrency: 1,
  lookEvery: 30,
  deadline: 6 * 3_600,
});

/** At night, before personal data past its time goes. */
export const backupCron = "20 1 * * *";

interface Nightly {
  config: Pick<Config, "dataDir" | "databaseOwnerUrl" | "postgresPrograms" | "backup">;
  db: Db;
  url: string;
  storage: Storage;
  log: Log;
}

/** Makes the backup of the night, where one is set up on this process; nobody else can. */
export function nightlyBackup({ config, db, url, storage, log }: Nightly) {
  const { backup } = config;
  if (!backup) return undefined;
  return async ({ signal }: { signal: AbortSignal }) => {
    try {
      const made = await makeBackup({ config: { ...config, backup }, db, url, storage, signal, say: () => undefined });
      return { name: made.name, bytes: made.bytes, files: made.files };
    } catch (error) {
      if (!(error instanceof BackupFailed)) throw error;
      log.error({ reason: error.message }, "The backup failed");
      throw new JobFailure({ error: "BackupFailed" }, { cause: error });
    }
  };
}
