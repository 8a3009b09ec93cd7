import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { BackupFailed } from "./failed.ts";
import { decrypterBy, encrypterFor } from "./sealed.ts";
import { missingIn, positionOf, segmentIn } from "./segments.ts";

/** Of a file of PostgreSQL's log of changes: whole, being written, or the history of a timeline. */
const pattern = /^(?:[0-9A-F]{24}|[0-9A-F]{8}\.history)(?:\.partial)?$/;
const partial = ".partial";
const sealedEnd = ".age";

interface Sealing {
  /** The folder that PostgreSQL's log is written into. */
  from: string;
  to: string;
  recipients: readonly string[];
  say: (line: string) => void;
}

/** Files that are being written, as they were when they were sealed last. */
export type Seen = Map<string, string>;

/**
 * Seals each file of the log for itself: compressed, encrypted, written aside and read again. A whole one then goes from where it
 * came; one that is being written is sealed as far as it is, again whenever it has changed.
 */
export async function sealLog({ from, to, recipients, say }: Sealing, seen: Seen = new Map()): Promise<string[]> {
  const done: string[] = [];
  for (const name of (await readdir(from)).filter((one) => pattern.test(one)).toSorted()) {
    const file = path.join(from, name);
    const state = await stateOf(file);
    if (state === undefined || seen.get(name) === state) continue;
    const bytes = await readFile(file).catch(orGone);
    if (bytes === undefined) continue;
    const trouble = troubleOf(name, bytes);
    if (trouble !== undefined) {
      if (!name.endsWith(partial)) say(`${name} is left where it is: ${trouble}`);
      continue;
    }
    await sealFile(path.join(to, `${name}${sealedEnd}`), bytes, recipients);
    done.push(name);
    if (name.endsWith(partial)) seen.set(name, state);
    else {
      await rm(file);
      await rm(path.join(to, `${name}${partial}${sealedEnd}`), { force: true });
      seen.delete(`${name}${partial}`);
    }
  }
  return done;
}

/**
 * Seals all the time, with so many milliseconds in between: who loses the machine loses no more than these. Once more at the end, for a
 * restart of the machine empties the memory that the log lies in.
 */
export async function sealLogAlways(sealing: Sealing & { betweenMs: number; signal: AbortSignal }): Promise<void> {
  const seen: Seen = new Map();
  while (!sealing.signal.aborted) {
    await sealLog(sealing, seen);
    await pause(sealing.betweenMs, undefined, { signal: sealing.signal }).catch(() => undefined);
  }
  await sealLog(sealing, seen);
}

const orGone = (error: unknown): undefined => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
};

const stateOf = (file: string) => stat(file).then(({ size, mtimeMs }) => `${size} ${mtimeMs}`, orGone);

/** Why bytes are not the file of that name; undefined where they are. */
function troubleOf(name: string, bytes: Buffer): string | undefined {
  if (name.includes(".history")) return undefined;
  const segment = segmentIn(bytes);
  if (!segment) return "it is no file of PostgreSQL's log.";
  // After a switch the first page may still be that of the timeline before.
  if (positionOf(name) !== positionOf(segment.name)) return `it holds ${segment.name}.`;
  return bytes.length === segment.bytes ? undefined : `it has ${bytes.length} bytes of ${segment.bytes}.`;
}

async function sealFile(file: string, bytes: Buffer, recipients: readonly string[]): Promise<void> {
  const sealed = await encrypterFor(recipients).encrypt(await promisify(gzip)(bytes, { level: 1 }));
  const draft = `${file}.draft`;
  const written = await open(draft, "w", 0o600);
  try {
    await written.writeFile(sealed);
    await written.sync();
  } finally {
    await written.close();
  }
  if (!(await readFile(draft)).equals(sealed)) throw new BackupFailed(`${draft} is not what was written.`);
  await rename(draft, file);
}

interface Opening {
  from: string;
  /** A folder that is not there, or empty. */
  into: string;
  identities: readonly string[];
  /** The file of the log that the base backup begins in: nothing before it is needed. */
  since: string | undefined;
}

/**
 * Opens a sealed log for PostgreSQL to read. Files that were never sealed are taken as they are. One that is damaged, in another's
 * place or missing between others is refused, and nothing is left of what was opened.
 */
export async function openLog({ from, into, identities, since }: Opening): Promise<string[]> {
  const files = await filesIn(from, since);
  await emptyFolder(into);
  try {
    for (const [name, file] of files) {
      const bytes = await readFile(path.join(from, file));
      const plain = file.endsWith(sealedEnd) ? await opened(file, bytes, identities) : bytes;
      const trouble = troubleOf(name, plain);
      if (trouble !== undefined) throw new BackupFailed(`${file} is not what its name says: ${trouble}`);
      await writeFile(path.join(into, name), plain, { mode: 0o600 });
    }
  } catch (error) {
    for (const name of files.keys()) await rm(path.join(into, name), { force: true });
    throw error;
  }
  return [...files.keys()];
}

/** What there is of the log, by the names that PostgreSQL asks for: of each the whole one, or what was sealed while it was written. */
async function filesIn(from: string, since: string | undefined): Promise<Map<string, string>> {
  const found = await foundIn(from, since);
  if (found.size === 0) throw new BackupFailed(`${from} holds nothing of the log that is needed.`);
  const missing = missingIn(reachingOn(found), since);
  if (missing !== undefined) throw new BackupFailed(`The log has a gap: ${missing} is missing in ${from}.`);
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is missing of a log since a base backup, before something that is there; undefined where nothing is, or nothing came yet. */
export async function gapIn(from: string, since: string): Promise<string | undefined> {
  const found = await foundIn(from, since);
  return found.size === 0 ? undefined : missingIn(reachingOn(found), since);
}

/** Only the last file may be one that was being written: what follows an unfinished one is never reached. */
function reachingOn(found: ReadonlyMap<string, string>): string[] {
  const segments = [...found.keys()].filter((name) => !name.endsWith(".history"));
  const last = segments.map(positionOf).toSorted().at(-1);
  return segments.filter((name) => positionOf(name) === last || !found.get(name)?.includes(partial));
}

async function foundIn(from: string, since: string | undefined): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const best = (file: string) => Number(file.includes(partial)) * 2 + Number(!file.endsWith(sealedEnd));
  for (const file of (await readdir(from)).toSorted((a, b) => best(b) - best(a))) {
    const written = file.endsWith(sealedEnd) ? file.slice(0, -sealedEnd.length) : file;
    const name = written.endsWith(partial) ? written.slice(0, -partial.length) : written;
    const needed = since === undefined || name.endsWith(".history") || positionOf(name) >= positionOf(since);
    if (pattern.test(written) && needed) found.set(name, file);
  }
  return found;
}

async function opened(file: string, bytes: Buffer, identities: readonly string[]): Promise<Buffer> {
  try {
    return await promisify(gunzip)(await decrypterBy(identities).decrypt(bytes));
  } catch (cause) {
    if (cause instanceof Error && /no identity matched/.test(cause.message))
      throw new BackupFailed(`The identity does not open ${file}: it is for somebody else.`, { cause });
    throw new BackupFailed(`${file} is damaged: it is not what was sealed.`, { cause });
  }
}

export async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupFailed(`${folder} is not empty.`);
}

/** Removes what no base backup that is kept needs any more. */
export async function pruneLog(folder: string, since: string): Promise<string[]> {
  const gone = (await readdir(folder)).filter(
    (file) => /^[0-9A-F]{24}(?:\.|$)/.test(file) && positionOf(file) < positionOf(since),
  );
  for (const file of gone) await rm(path.join(folder, file));
  return gone;
}
