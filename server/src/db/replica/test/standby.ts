import { execFile } from "node:child_process";
import { appendFile, cp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { placeFor } from "../../../embedded/postgres-account.ts";
import { postgresBinaries } from "../../../embedded/postgres-binaries.ts";
import { clusterIn, clusterName } from "../../../embedded/postgres-cluster.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../../embedded/postgres.ts";

interface Standby extends EmbeddedPostgres {
  /** Holds back what arrives from now on, until it is let go on. */
  pause: () => Promise<unknown>;
  resume: () => Promise<unknown>;
}

const whatRuns = new Set(["postmaster.pid", "postmaster.opts"]);

/** A streaming replica of an embedded PostgreSQL, made as pg_basebackup makes one: by PostgreSQL's own calls for a backup of its files. */
export async function startStandby(primary: { dataDir: string; url: string }, dataDir: string): Promise<Standby> {
  const binaries = await postgresBinaries();
  const from = placeFor(primary.dataDir, clusterName, binaries);
  const { folder: source } = await clusterIn(from);
  const folder = path.join(placeFor(dataDir, clusterName, binaries).folder, clusterName);
  await copied(primary.url, source, folder, from.account);
  const running = await startEmbeddedPostgres({ dataDir, settings: { hot_standby_feedback: "on", fsync: "off" } });
  const sql = postgres(running.url, { max: 1, onnotice: () => undefined });
  const end = async () => {
    await sql.end();
    await running.stop();
  };
  let stopping: Promise<void> | undefined;
  return {
    url: running.url,
    pause: () => sql`select pg_wal_replay_pause()`,
    resume: () => sql`select pg_wal_replay_resume()`,
    stop: () => (stopping ??= end()),
  };
}

async function copied(
  url: string,
  source: string,
  folder: string,
  account: { uid: number; gid: number } | undefined,
): Promise<void> {
  const { hostname, port, username, password } = new URL(url);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    // Both calls belong to one session.
    await sql`select pg_backup_start('standby', fast => true)`;
    await cp(source, folder, { recursive: true, filter: (file) => !whatRuns.has(path.basename(file)) });
    const [stopped] = await sql<
      { label: string }[]
    >`select labelfile as label from pg_backup_stop(wait_for_archive => false)`;
    await writeFile(path.join(folder, "backup_label"), stopped?.label ?? "");
    await writeFile(path.join(folder, "standby.signal"), "");
    await appendFile(
      path.join(folder, "postgresql.auto.conf"),
      `\nprimary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
    );
    if (account) await promisify(execFile)("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await sql.end();
  }
}
