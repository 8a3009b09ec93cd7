import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Config } from "../config/config.ts";
import type { BackupSettings } from "../config/backup.ts";
import { mapConcurrently } from "../concurrency/map-concurrently.ts";
import type { Db } from "../db/client.ts";
import { migrationsOf } from "../db/migrations/migrate.ts";
import { type Checked, checkInvariants, invariants } from "../invariants/index.ts";
import { storedTables } from "./stored-tables.ts";
import type { Storage } from "../storage/port.ts";
import { acquireBackupLock, workFolder } from "./alone.ts";
import { BackupFailed } from "./failed.ts";
import { type Manifest, nameAt, writeManifest } from "./manifest.ts";
import { type BackupPlace, openBackupPlace } from "./place.ts";
import { type Programs, programsFor } from "./programs.ts";
import { recordBackupRun } from "./runs.ts";
import { rotate } from "./rotate.ts";
import { rowCounts, scratchDatabase } from "./scratch.ts";
import { type Entry, seal } from "./sealed.ts";
import { metiroCommand } from "../config/operator-program.ts";

export interface Making {
  config: Pick<Config, "dataDir" | "databaseOwnerUrl" | "postgresPrograms"> & { backup: BackupSettings };
  db: Db;
  url: string;
  storage: Pick<Storage, "read">;
  /** Told what is being done, a line for each step. */
  say: (line: string) => void;
  signal: AbortSignal;
  /** Whether somebody asked for it, who gives it up with the signal. */
  byHand: boolean;
  now?: () => Date;
}

/** What an archive says of itself, in its first entry. */
export interface About {
  rows: Record<string, number>;
  /** Images that were erased while the backup was made: their rows are in it, their bytes are not. */
  erasedMeanwhile: string[];
}

export interface Made extends Manifest {
  /** Names of old backups that were removed after it. */
  removed: string[];
}

const secondMs = 1_000;
/** Files that are read at once, from a bucket that is away by some milliseconds each: so many are in memory at most, of 10 MB at most. */
const maxConcurrentFiles = 8;

/**
 * Dumps the database, restores the dump into a scratch database, asks that one what must hold, and only then encrypts it together
 * with the images, for nobody here could look at it afterwards. Whatever breaks it off leaves nothing behind.
 */
export async function makeBackup(making: Making): Promise<Made> {
  await using open = new AsyncDisposableStack();
  await acquireBackupLock(making.config.databaseOwnerUrl ?? making.url, open);
  // Awaited here: the lock goes with this block.
  return await recordBackupRun(making, () => madeNow(making));
}

async function madeNow({ config, db, url, storage, say, signal, now = () => new Date() }: Making): Promise<Made> {
  const { backup, dataDir } = config;
  const ownerUrl = config.databaseOwnerUrl ?? url;
  const startedAt = now();
  const name = nameAt("dump", startedAt);
  await using open = new AsyncDisposableStack();
  const place = await openBackupPlace(backup);
  const programs = await programsFor(config.postgresPrograms, ownerUrl, "pg_dump");
  const dump = path.join(await workFolder(dataDir, open), "database.dump");

  say("Dumping the database");
  await programs.run("pg_dump", {
    url: ownerUrl,
    args: ["--format=custom", "--compress=zstd:3", `--file=${dump}`],
    signal,
  });

  say("Restoring the dump into a scratch database");
  const database = decodeURIComponent(new URL(ownerUrl).pathname.slice(1));
  const scratch = await scratchDatabase(backup.scratchUrl ?? ownerUrl, database, open);
  await restoreDump(programs, { url: scratch.url, dump, jobs: gently, signal });
  say("Asking it what must hold");
  const held = await checkInvariants(scratch.db, invariants);
  const bad = held.filter(({ count, unknown }) => count > 0 || unknown !== undefined);
  if (bad.length > 0) throw new BackupFailed(`What was restored does not hold: ${bad.map(toldOf).join("; ")}`);
  signal.throwIfAborted();

  const { images, erasedMeanwhile, missing } = await imagesIn(scratch.db, { live: db, storage, signal });
  if (missing.length > 0)
    throw new BackupFailed(
      `${missing.length} images have no bytes (${missing[0]}): ${metiroCommand("check")} names them.`,
    );
  const about: About = { rows: await rowCounts(scratch), erasedMeanwhile };
  const postgres = Number((await scratch.sql`show server_version_num`)[0]?.["server_version_num"]);
  await migrationsOf(scratch.sql);

  say(`Encrypting it with ${images.length} images to ${place.address}/${name}`);
  const sealing = entriesOf({ about, dump, images, storage });
  const parts = await removeOnFailure(place, name, async () => {
    const written = await seal({ place, name, recipients: backup.recipients, signal }, sealing);
    const manifest: Manifest = {
      format: 1,
      name,
      kind: "dump",
      startedAt: startedAt.toISOString(),
      endedAt: now().toISOString(),
      postgres: Math.floor(postgres / 10_000),
      bytes: written.reduce((sum, { bytes }) => sum + bytes, 0),
      files: images.length,
      invariants: held.length,
      recipients: backup.recipients,
      parts: written,
    };
    signal.throwIfAborted();
    await writeManifest(place, manifest);
    return manifest;
  });
  const removed = await rotate(place, { keepDays: backup.keepDays, now: now() });
  say(
    `${name}: ${parts.bytes} bytes in ${Math.round((now().getTime() - startedAt.getTime()) / secondMs)} s, ${held.length} invariants held`,
  );
  return { ...parts, removed };
}

const toldOf = ({ name, count, unknown }: Checked) => `${name}: ${unknown ?? `${count} rows`}`;

/** So many tables and indexes at once while people wait for what they serve: as many as the machine has cores. Beside others, a few. */
export const fastRestoreJobs = Math.min(Math.max(availableParallelism(), 2), 8);
const gently = 2;

/** Nothing of a restore that broke off is kept, so no commit has to reach the disk; an index that is sorted in memory is written once. */
const restoring = { synchronous_commit: "off", maintenance_work_mem: "256MB" };

/** Into an empty database, as its owner and without rights of others: those are granted at the next start. */
export const restoreDump = (
  programs: Programs,
  { url, dump, jobs, signal }: { url: string; dump: string; jobs: number; signal: AbortSignal },
): Promise<void> => {
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  const args = ["--no-owner", "--no-privileges", "--exit-on-error", `--jobs=${jobs}`, `--dbname=${database}`, dump];
  return programs.run("pg_restore", { url, args, settings: restoring, signal });
};

/** Does something with a backup that begins; where it breaks off, what is there of it goes. */
export async function removeOnFailure<Done>(place: BackupPlace, name: string, act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    await place.remove(name).catch(() => undefined);
    throw error;
  }
}

interface Images {
  /** Keys in the storage. */
  images: string[];
  erasedMeanwhile: string[];
  missing: string[];
}

/** The images and documents of the rows that were dumped. One that is not in the storage any more was erased since, or is lost. */
async function imagesIn(
  scratch: Db,
  { live, storage, signal }: { live: Db; storage: Pick<Storage, "read">; signal: AbortSignal },
): Promise<Images> {
  const found: Images = { images: [], erasedMeanwhile: [], missing: [] };
  for (const stored of storedTables) {
    let after = "00000000-0000-0000-0000-000000000000";
    for (;;) {
      signal.throwIfAborted();
      const page = await stored.after(scratch, after);
      const gone: string[] = [];
      const looked = mapConcurrently(page, maxConcurrentFiles, async (row) => {
        const [first, ...others] = stored.keys(row);
        const bytes = await storage.read(first);
        bytes?.destroy();
        return { id: row.id, keys: bytes && [first, ...others] };
      });
      for await (const { id, keys } of looked)
        if (keys) found.images.push(...keys);
        else gone.push(id);
      const lost = gone.length === 0 ? new Set<string>() : await stored.still(live, gone);
      for (const id of gone) (lost.has(id) ? found.missing : found.erasedMeanwhile).push(id);
      const last = page.at(-1);
      if (!last) break;
      after = last.id;
    }
  }
  return found;
}

interface Content {
  about: About;
  dump: string;
  images: readonly string[];
  storage: Pick<Storage, "read">;
}

async function* entriesOf({ about, dump, images, storage }: Content): AsyncGenerator<Entry> {
  const told = Buffer.from(JSON.stringify(about));
  yield { name: "about.json", size: told.length, body: told };
  // The stream of Node says of its chunks that they may be anything.
  const body = Readable.toWeb(createReadStream(dump)) as ReadableStream<Uint8Array>;
  yield { name: "database.dump", size: (await stat(dump)).size, body };
  const files = mapConcurrently(images, maxConcurrentFiles, async (key) => {
    const stream = await storage.read(key);
    return { key, bytes: stream && (await buffer(stream)) };
  });
  for await (const { key, bytes } of files) if (bytes) yield { name: `files/${key}`, size: bytes.length, body: bytes };
}
