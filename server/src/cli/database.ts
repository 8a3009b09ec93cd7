import type { Config } from "../config/config.ts";
import { installBackground } from "../app/background.ts";
import { prepareDatabase } from "../app/prepare-database.ts";
import { connect } from "../db/client.ts";
import { migrationPlan, migrationsOf } from "../db/migrations/migrate.ts";
import { FolderInUseError, lockFolder } from "../embedded/folder-lock.ts";
import { runningPostgres, startEmbeddedPostgres } from "../embedded/postgres.ts";
import { seedCatalogue } from "../seed/catalogue.ts";
import { CommandRefused, type DatabaseCommand, type Ground } from "./command.ts";
import { metiroCommand } from "../config/operator-program.ts";

/**
 * Opens the database of the settings for a command. An empty one is brought to what the first start of the server makes of
 * it; one that an earlier version uses is left alone, unless migrating it is what was asked for.
 */
export async function openDatabase(
  config: Config,
  open: AsyncDisposableStack,
  { unmigrated }: Pick<DatabaseCommand, "unmigrated">,
): Promise<Ground> {
  const url = await databaseAddress(config, open);
  const ownerUrl = config.databaseOwnerUrl ?? url;
  const { db, sql, close } = connect(url, { max: 2 });
  open.defer(close);
  if (unmigrated === "leave") return { config, db, url, plan: await migrationPlan(sql) };
  const { applied, missing } = await migrationsOf(sql);
  if (missing > 0) {
    if (applied > 0 && unmigrated === "refuse")
      throw new CommandRefused(
        `The database lacks ${missing} migrations of this version. Start this version first, or: ${metiroCommand("migrate run")}`,
      );
    await prepareDatabase({ ownerUrl, appUrl: url });
  }
  await seedCatalogue(db, config.mode);
  await installBackground(url, silent);
  return { config, db, url, plan: [] };
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The database of the settings, else the embedded one: that of the server that runs on the folder, or started for the command. */
export async function databaseAddress(
  { databaseUrl, databaseDirectUrl, dataDir }: Config,
  open: AsyncDisposableStack,
): Promise<string> {
  if (databaseUrl !== undefined) return databaseDirectUrl ?? databaseUrl;
  try {
    open.defer(lockFolder(dataDir));
  } catch (error) {
    const running = error instanceof FolderInUseError ? await runningPostgres(dataDir) : undefined;
    if (!running) throw error;
    return running.url;
  }
  const { url, stop } = await startEmbeddedPostgres({ dataDir });
  open.defer(stop);
  return url;
}
