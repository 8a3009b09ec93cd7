import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Readable } from "node:stream";
import { processEnvironment } from "../config/config.ts";
import { openPostgres } from "../db/pool/open.ts";
import { BackupFailed, wordsOf } from "./failed.ts";

type Program = "pg_dump" | "pg_restore" | "pg_basebackup" | "pg_receivewal";

interface Given {
  args: readonly string[];
  /** The database; its password goes by the environment, never by the command line. */
  url?: string;
  /** Of PostgreSQL, for the sessions of the program. */
  settings?: Readonly<Record<string, string>>;
  /** Takes what the program writes. Whoever calls throws away what came of a program that failed. */
  output?: (written: Readable) => Promise<void>;
  signal: AbortSignal;
}

/** PostgreSQL's own programs, of at least the version of a server. */
export interface Programs {
  run: (program: Program, given: Given) => Promise<void>;
}

const maxLines = 3;
const maxCharacters = 20_000;

/** Finds the programs for a database, or says what is missing. */
export async function programsFor(folder: string | undefined, url: string, needed: Program): Promise<Programs> {
  const major = await serverMajor(url);
  const looked: string[] = [];
  for (const place of placesOf(folder, major)) {
    const version = await versionIn(place, needed);
    if (version !== undefined && version >= major)
      return { run: (program, given) => run(inPlace(place, program), program, given) };
    looked.push(version === undefined ? `none in ${place || "PATH"}` : `version ${version} in ${place || "PATH"}`);
  }
  throw new BackupFailed(
    `${needed} of PostgreSQL ${major} or later is needed, as the database is (${looked.join(", ")}): install postgresql-client-${major}, or name its folder with PG_BIN.`,
  );
}

/** Where Debian puts each version, beside what `PATH` leads to. */
const placesOf = (folder: string | undefined, major: number) =>
  folder === undefined ? ["", `/usr/lib/postgresql/${major}/bin`] : [folder];

const inPlace = (place: string, program: string) => (place === "" ? program : path.join(place, program));

async function serverMajor(url: string): Promise<number> {
  const sql = openPostgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    const [row] = await sql<{ version: string }[]>`select current_setting('server_version_num') as version`;
    return Math.floor(Number(row?.version) / 10_000);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The major version of a program; undefined where it is not there. */
async function versionIn(place: string, program: Program): Promise<number | undefined> {
  const child = spawn(inPlace(place, program), ["--version"], {
    env: plainEnvironment(),
    stdio: ["ignore", "pipe", "ignore"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  try {
    await once(child, "close");
  } catch {
    return undefined;
  }
  const [, major] = /\) (\d+)/.exec(said) ?? [];
  return major === undefined ? undefined : Number(major);
}

/** Nothing of ours steers PostgreSQL's programs but what is meant to. */
const plainEnvironment = () => ({
  LC_ALL: "C.UTF-8",
  TZ: "UTC",
  PATH: processEnvironment()["PATH"] ?? "/usr/bin:/bin",
});

async function run(file: string, program: Program, { args, url, settings = {}, output, signal }: Given): Promise<void> {
  signal.throwIfAborted();
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const env = {
    ...plainEnvironment(),
    ...(url !== undefined && libpqEnvironment(url)),
    ...(options.length > 0 && { PGOPTIONS: options.join(" ") }),
  };
  const child = spawn(file, ["--no-password", ...args], {
    env,
    signal,
    stdio: ["ignore", output ? "pipe" : "ignore", "pipe"],
  });
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (said = `${said}${text}`.slice(-maxCharacters)));
  let refused: { reason: unknown; early: boolean } | undefined;
  const { stdout } = child;
  const taken =
    stdout && output?.(stdout).catch((reason: unknown) => (refused = { reason, early: !stdout.readableEnded }));
  const closed = new Promise<number | null>((resolve) => void child.once("close", resolve));
  let broke: unknown;
  child.once("error", (error) => (broke = error));
  // Whoever is aborted has ended too before anything of theirs is cleared away.
  const code = await closed;
  await taken;
  signal.throwIfAborted();
  // A program whose reader has turned away dies of that: the reader's words are the cause.
  if (refused?.early) throw refused.reason;
  if (broke !== undefined) throw new BackupFailed(`${program}: ${wordsOf(broke)}`);
  if (code !== 0) throw new BackupFailed(`${program}: ${reasonIn(said) || `ended with ${code}`}`);
  if (refused) throw refused.reason;
}

/** The lines that say what went wrong; not the details, which hold values of rows. */
function reasonIn(said: string): string {
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  const errors = lines.filter((line) => /\b(?:error|fatal):/i.test(line) && !/\bDETAIL:/.test(line));
  return (errors.length > 0 ? errors : lines)
    .slice(0, maxLines)
    .map((line) => line.replace(/^pg_\w+: (?:error: )?/, ""))
    .join("; ");
}

/** What libpq reads in the place of a connection string. */
export function libpqEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const mode = searchParams.get("sslmode") ?? searchParams.get("ssl");
  const all = {
    PGHOST: searchParams.get("host") ?? decodeURIComponent(hostname).replace(/^\[|\]$/g, ""),
    PGPORT: searchParams.get("port") ?? port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: mode === "true" ? "require" : (mode ?? ""),
    // Without it libpq asks for a file of its own, where we trust what the machine trusts.
    PGSSLROOTCERT: searchParams.get("sslrootcert") ?? (mode === "verify-full" ? "system" : ""),
    PGAPPNAME: "metiro backup",
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
