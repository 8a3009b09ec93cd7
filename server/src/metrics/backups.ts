import { Gauge, type Registry } from "prom-client";
import type { Sql } from "../db/client.ts";
import { type BackupState, backupState } from "../db/queries/backups.ts";

/** How backups stand, asked anew whenever somebody collects. Each asks by itself: figures are collected at the same time. */
export function measureBackups(registry: Registry, sql: Sql): void {
  const told = (name: string, help: string, valueOf: (state: BackupState) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await backupState(sql).then(valueOf, () => Number.NaN));
      },
    });
  told("metiro_backup_age_seconds", "How old the last whole backup is; not a number where there is none.", (state) =>
    state.lastWholeAt === null ? Number.NaN : (Date.now() - state.lastWholeAt.getTime()) / 1_000,
  );
  told("metiro_backup_failed", "1 where the latest backup failed, 0 where it did not.", ({ failure }) =>
    failure === null ? 0 : 1,
  );
}
