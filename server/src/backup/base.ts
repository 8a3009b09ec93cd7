import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { unpackTar } from "modern-tar/fs";
import { openPostgres } from "../db/pool/open.ts";
import { BackupFailed } from "./failed.ts";
import { emptyFolder, gapIn, pruneLog } from "./log.ts";
import { removeOnFailure } from "./make.ts";
import { backupsIn, type Manifest, momentOf, nameAt, readPart, writeManifest } from "./manifest.ts";
import type { BackupPlace } from "./place.ts";
import { programsFor } from "./programs.ts";
import { wholeBackup } from "./restore.ts";
import { rotate } from "./rotate.ts";
import { sealBytes, unsealedBytes } from "./sealed.ts";

interface Making {
  /** The server, as a role that may replicate. */
  url: string;
  postgresPrograms: string | undefined;
  place: BackupPlace;
  recipients: readonly string[];
  keepDays: number;
  /** The folder of the sealed log, where what no base backup needs any more goes. */
  log: string | undefined;
  signal: AbortSignal;
  now?: () => Date;
}

interface Made extends Manifest {
  removed: string[];
}

/** Seals a base backup on its way from `pg_basebackup`: nothing of it lies anywhere in the clear. */
export async function makeBase(making: Making): Promise<Made> {
  const { url, place, recipients, keepDays, log, signal, now = () => new Date() } = making;
  const programs = await programsFor(making.postgresPrograms, url, "pg_basebackup");
  const startedAt = now();
  const name = nameAt("base", startedAt);
  const manifest = await removeOnFailure(place, name, async () => {
    let parts: Manifest["parts"] = [];
    let begins = "";
    await programs.run("pg_basebackup", {
      url,
      // The log comes by its own way; a base backup that holds some of it could not be written into a stream.
      args: ["--pgdata=-", "--format=tar", "--wal-method=none", "--checkpoint=fast"],
      signal,
      output: async (written) => {
        const bytes = Readable.from(labelled(written, (segment) => (begins = segment)));
        parts = await sealBytes({ place, name, recipients, signal }, asWeb(bytes));
      },
    });
    const made: Manifest = {
      format: 1,
      name,
      kind: "base",
      startedAt: startedAt.toISOString(),
      endedAt: now().toISOString(),
      postgres: await majorOf(url),
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      files: 0,
      invariants: 0,
      recipients: [...recipients],
      log: begins,
      parts,
    };
    await writeManifest(place, made);
    return made;
  });
  const removed = await rotate(place, { keepDays, now: now() });
  const oldest = (await backupsIn(place)).whole.findLast(({ kind }) => kind === "base")?.log;
  if (log !== undefined && oldest !== undefined) removed.push(...(await pruneLog(log, oldest)));
  return { ...manifest, removed };
}

const dayMs = 86_400_000;
/** What is asked each hour is then due at the same hour each week. */
const earlyMs = 1_800_000;

/** Why another base backup is to be made: the last one is so many days old, or no second since is reached for a gap of the log. */
export async function whyBaseDue(
  { place, log }: Pick<Making, "place" | "log">,
  { days, now }: { days: number; now: Date },
): Promise<string | undefined> {
  const latest = (await backupsIn(place)).whole.find(({ kind }) => kind === "base");
  if (!latest) return "There is none yet";
  if (now.getTime() - momentOf(latest.name) > days * dayMs - earlyMs) return `${latest.name} is old enough`;
  const missing = log !== undefined && latest.log !== undefined && (await gapIn(log, latest.log));
  return missing ? `The log has a gap since ${latest.name}: ${missing} is missing` : undefined;
}

/** Streams of the web, as `age` takes them; the types of Node's own and of browsers differ. */
const asWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;

const blockBytes = 512;
const startOf = (label: string) => /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label)?.[1];

/** Passes an archive on and tells where the log of it begins, by its first entry; anything else is no base backup. */
async function* labelled(written: Readable, tell: (segment: string) => void): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  let told = false;
  for await (const chunk of written as AsyncIterable<Buffer>) {
    if (told) yield chunk;
    else {
      held = Buffer.concat([held, chunk]);
      if (held.length < 2 * blockBytes) continue;
      const segment = startOf(held.toString("latin1", blockBytes, 2 * blockBytes));
      if (!held.toString("latin1", 0, 100).startsWith("backup_label\0") || segment === undefined)
        throw new BackupFailed("pg_basebackup wrote no base backup: it does not begin with its label.");
      tell(segment);
      told = true;
      yield held;
    }
  }
  if (!told) throw new BackupFailed("pg_basebackup wrote nothing.");
}

async function majorOf(url: string): Promise<number> {
  const sql = openPostgres(url, { max: 1, onnotice: () => undefined });
  try {
    return Math.floor(Number((await sql`show server_version_num`)[0]?.["server_version_num"]) / 10_000);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

interface Opening {
  place: BackupPlace;
  /** Of a base backup, or `latest`. */
  name: string;
  identities: readonly string[];
  into: string;
  signal: AbortSignal;
}

/** Opens a base backup into an empty folder, once every byte of it was looked at. */
export async function openBase({ place, name, identities, into, signal }: Opening): Promise<Manifest> {
  const manifest = await wholeBackup(place, name, "base");
  for (const index of manifest.parts.keys()) {
    signal.throwIfAborted();
    await readPart(place, manifest, index);
  }
  const plain = await unsealedBytes(place, manifest, identities);
  await emptyFolder(into);
  await pipeline(Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0]), unpackTar(into), { signal });
  return manifest;
}

/** The file of the log that a base backup in a folder begins in. */
export async function beginOf(folder: string): Promise<string> {
  const label = await readFile(path.join(folder, "backup_label"), "utf8").catch(() => "");
  const segment = startOf(label);
  if (segment === undefined) throw new BackupFailed(`${folder} holds no base backup: its label is missing.`);
  return segment;
}
