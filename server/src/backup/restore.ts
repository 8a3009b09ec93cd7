import { createWriteStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer, json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { ParsedTarEntry } from "modern-tar";
import type { Config } from "../config/config.ts";
import { connect } from "../db/client.ts";
import { openPostgres } from "../db/pool/open.ts";
import { type Checked, checkInvariants, checkStoredFiles, invariants } from "../invariants/index.ts";
import type { Storage } from "../storage/port.ts";
import { workFolder } from "./alone.ts";
import { BackupFailed } from "./failed.ts";
import { type About, fastRestoreJobs, restoreDump } from "./make.ts";
import { backupsIn, type Manifest, readManifest, readPart } from "./manifest.ts";
import type { BackupPlace } from "./place.ts";
import { programsFor } from "./programs.ts";
import { rowCounts, scratchTimeouts } from "./scratch.ts";
import { unsealedEntries } from "./sealed.ts";
import { metiroCommand } from "../config/operator-program.ts";

export interface Restoring {
  config: Pick<Config, "dataDir" | "postgresPrograms">;
  place: BackupPlace;
  /** Of a backup, or `latest`. */
  name: string;
  identities: readonly string[];
  /** The database, as its owner. */
  into: string;
  /** The name of that database, where what is in it may go. */
  replace: string | undefined;
  storage: Storage;
  say: (line: string) => void;
  signal: AbortSignal;
}

export interface Restored {
  name: string;
  rows: number;
  files: number;
  /** What does not hold in what was restored; nothing where all is well. */
  broken: Checked[];
  /** Tables that have other numbers of rows than the backup says. */
  differing: string[];
  /** When the backup was begun: what was done since is undone. */
  since: string;
  /** Which accounts were erased and which API keys revoked since, in a file; unknown where nothing was there to be asked. */
  undone?: { file: string; count: number };
}

const opening = { dump: "restore", base: "open base" } as const;

/** The backup of a name, looked at as far as that goes without its identity; `latest` is the latest dump. */
export async function wholeBackup(
  place: BackupPlace,
  name: string,
  kind: Manifest["kind"] = "dump",
): Promise<Manifest> {
  const { whole, broken } = await backupsIn(place);
  const found = name === "latest" ? whole.find((one) => one.kind === kind) : await readManifest(place, name);
  if (found && found.kind !== kind)
    throw new BackupFailed(`${name} is a ${found.kind} backup: ${metiroCommand(`${opening[found.kind]} ${name}`)}`);
  if (found) return found;
  if (broken.includes(name)) throw new BackupFailed(`${name} is not whole: its making was broken off.`);
  const names = whole.map((one) => one.name).join(", ") || "none";
  throw new BackupFailed(`There is no backup ${name} in ${place.address}. There are: ${names}.`);
}

/** Restores a backup into a database and the storage. Nothing is touched before every byte of it was looked at. */
export async function restoreBackup(asked: Restoring): Promise<Restored> {
  const { config, place, identities, into, storage, say, signal } = asked;
  await using open = new AsyncDisposableStack();
  const manifest = await wholeBackup(place, asked.name);
  const programs = await programsFor(config.postgresPrograms, into, "pg_restore");
  const target = openPostgres(into, { max: 1, onnotice: () => undefined });
  open.defer(() => target.end({ timeout: 5 }));
  await mayBeFilled(target, asked.replace);

  say(`Reading ${manifest.name}, ${manifest.bytes} bytes`);
  for (const index of manifest.parts.keys()) {
    signal.throwIfAborted();
    await readPart(place, manifest, index);
  }
  const dump = path.join(await workFolder(config.dataDir, open), "database.dump");
  let about: About | undefined;
  let count = 0;
  for await (const entry of unsealedEntries(place, manifest, identities)) {
    signal.throwIfAborted();
    if (entry.header.name === "about.json") about = (await json(bodyOf(entry))) as About;
    else if (entry.header.name === "database.dump") {
      say("Restoring the database");
      await pipeline(bodyOf(entry), createWriteStream(dump, { mode: 0o600 }), { signal });
      await noteUndone(target, undoneFile(config, manifest), manifest.startedAt);
      await empty(target);
      try {
        await restoreDump(programs, { url: into, dump, jobs: fastRestoreJobs, signal });
      } catch (error) {
        await empty(target);
        throw error;
      }
      say(`Restoring ${manifest.files} files`);
    } else if (entry.header.name.startsWith("files/")) {
      await storage.put(entry.header.name.slice("files/".length), await buffer(bodyOf(entry)));
      count += 1;
    } else await entry.body.cancel();
  }
  if (!about) throw new BackupFailed(`${manifest.name} does not say what is in it.`);
  say("Asking it what must hold");
  await target`analyze`;
  await noteWhole(target, manifest);
  const undone = await linesIn(undoneFile(config, manifest));
  return {
    name: manifest.name,
    files: count,
    ...(await lookedAt(into, storage, about)),
    since: manifest.startedAt,
    ...(undone && { undone: { file: undoneFile(config, manifest), count: undone.length } }),
  };
}

const undoneFile = ({ dataDir }: Restoring["config"], { name }: Manifest) =>
  path.join(dataDir, `undone-by-${name}.txt`);
const linesIn = (file: string) =>
  readFile(file, "utf8").then(
    (text) => text.split("\n").filter(Boolean),
    () => undefined,
  );

/** What restores before have noted in a folder. */
async function undoneBefore(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^undone-by-.*\.txt$/.test(name));
  const lines = await Promise.all(names.map((name) => linesIn(path.join(folder, name))));
  return lines.flatMap((some) => some ?? []);
}

/** Keeps who was erased and which API keys were revoked since a backup, by ids and beginnings: the backup brings them back. */
async function noteUndone(sql: Sql, file: string, since: string): Promise<void> {
  const rows = await sql<{ line: string }[]>`
    select id::text as line from public.users where deleted_at > ${since}
    union all select k.prefix from public.api_keys k join public.users u on u.id = k.user_id
      where k.revoked_at > ${since} and u.deleted_at is null`.catch(() => undefined);
  // An empty database says nothing, and one that is damaged may not either: what stands in the file stays.
  if (!rows) return;
  // A database that was restored a moment ago knows of nobody any more: what a restore before has noted goes on.
  const lines = new Set([...(await undoneBefore(path.dirname(file))), ...rows.map(({ line }) => line)]);
  await writeFile(file, [...lines].map((line) => `${line}\n`).join(""), { mode: 0o600 });
}

/** In the rows of a backup its own making has not ended: it would be taken for one that was cut off. */
async function noteWhole(sql: Sql, { name, bytes, invariants, endedAt }: Manifest): Promise<void> {
  const [there] = await sql`select from pg_tables where schemaname = 'public' and tablename = 'backup_runs'`;
  if (there)
    await sql`update public.backup_runs set ended_at = ${endedAt}, name = ${name}, bytes = ${bytes}, invariants = ${invariants}
      where ended_at is null`;
}

/** The body of an entry as Node reads it: the types of web streams of Node and of browsers differ. */
const bodyOf = ({ body }: ParsedTarEntry) => Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);

async function lookedAt(
  url: string,
  storage: Storage,
  about: About,
): Promise<Pick<Restored, "rows" | "broken" | "differing">> {
  const { db, sql, close } = connect(url, { max: 2, statementTimeoutMs: 600_000, timeouts: scratchTimeouts });
  try {
    const counts = await rowCounts({ sql });
    const stored = await checkStoredFiles(db, storage);
    const erased = stored.count === about.erasedMeanwhile.length;
    const checked = [...(await checkInvariants(db, invariants)), ...(erased ? [] : [stored])];
    return {
      rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
      broken: checked.filter(({ count, unknown }) => count > 0 || unknown !== undefined),
      differing: Object.keys({ ...counts, ...about.rows }).filter((table) => counts[table] !== about.rows[table]),
    };
  } finally {
    await close();
  }
}

type Sql = ReturnType<typeof openPostgres>;

/** Refuses a database with something in it, unless its name was said; and then one that somebody works on. */
async function mayBeFilled(sql: Sql, replace: string | undefined): Promise<void> {
  const [row] = await sql<{ name: string; tables: number; others: number }[]>`
    select current_database() as name,
      (select count(*)::int from pg_tables where schemaname !~ '^pg_' and schemaname <> 'information_schema') as tables,
      (select count(*)::int from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_type = 'client backend') as others`;
  const { name = "", tables = 0, others = 0 } = row ?? {};
  if (tables > 0 && replace === undefined)
    throw new BackupFailed(
      `The database ${name} has ${tables} tables: a backup goes into an empty one. To lose what is in it: --replace ${name}`,
    );
  if (tables > 0 && replace !== name) throw new BackupFailed(`--replace says ${replace}, and the database is ${name}.`);
  if (tables > 0 && others > 0)
    throw new BackupFailed(`${others} connections are at work on the database ${name}: stop the server first.`);
}

/** Takes everything out of a database. */
async function empty(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    const schemas = await tx<{ name: string }[]>`
      select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`;
    for (const { name } of schemas) await tx`drop schema ${tx(name)} cascade`;
    await tx`create schema public`;
    await tx`grant usage on schema public to public`;
  });
}
