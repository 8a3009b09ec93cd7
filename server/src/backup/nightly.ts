import type { Config } from "../config/config.ts";
import type { Db } from "../db/client.ts";
import { JobFailure, type Log, type TaskParts } from "../jobs/index.ts";
import type { Storage } from "../storage/port.ts";
import { BackupFailed } from "./failed.ts";
import { makeBackup } from "./make.ts";
import { endAbandoned } from "./runs.ts";

/** At night, before personal data past its time goes. */
export const backupCron = "20 1 * * *";

/** Every hour: a backup that was cut off is told of as one that failed. */
export const backupSweeps: TaskParts = { abandonedBackups: ({ db }) => endAbandoned(db) };

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
      const made = await makeBackup({
        config: { ...config, backup },
        db,
        url,
        storage,
        signal,
        byHand: false,
        say: () => undefined,
      });
      return { name: made.name, bytes: made.bytes, files: made.files };
    } catch (error) {
      if (!(error instanceof BackupFailed)) throw error;
      log.error({ reason: error.message }, "The backup failed");
      throw new JobFailure({ error: "BackupFailed" }, { cause: error });
    }
  };
}
