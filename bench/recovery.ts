import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { guideOf, wordsOf } from "../server/src/backup/test/guide.ts";
import { fastRestoreJobs, restoreDump } from "../server/src/backup/make.ts";
import { libpqEnvironment, programsFor } from "../server/src/backup/programs.ts";
import { operate } from "../server/src/cli/program.ts";
import { processEnvironment } from "../server/src/config/config.ts";
import { connect } from "../server/src/db/client.ts";
import { openPostgres } from "../server/src/db/pool/open.ts";
import { postmasterOf } from "../server/src/embedded/postgres-orphan.ts";
import { startEmbeddedPostgres } from "../server/src/embedded/postgres.ts";
import { checkInvariants, invariants } from "../server/src/invariants/index.ts";
import { openDataSets } from "./data/data-sets.ts";
import { describeMachine } from "./measure/machine.ts";
import { readOptions } from "./data/options.ts";
import { printTable } from "./measure/table.ts";

/**
 * How long it takes until what a backup holds serves again, and what is lost when the machine of the database is gone without warning.
 * PostgreSQL's own programs are needed, by PATH or PG_BIN.
 */
const rounds = 5;
const writers = 4;
const wanted = 10_000_000_000;
const options = readOptions(process.argv.slice(2));
const programs = processEnvironment()["PG_BIN"];
const PATH = [...(programs === undefined ? [] : [programs]), processEnvironment()["PATH"]].join(":");
await using open = new AsyncDisposableStack();
const folder = mkdtempSync(path.join(tmpdir(), "metiro-recovery-"));
chmodSync(folder, 0o755);
open.defer(() => rmSync(folder, { recursive: true, force: true }));
console.log(describeMachine());

const seconds = async (act: () => Promise<unknown>) => {
  const began = performance.now();
  await act();
  return (performance.now() - began) / 1000;
};

/** Restores as `metiro backup` and `metiro restore` do it, but for the encryption: of these data not all holds that must hold. */
async function measureRestore(): Promise<void> {
  const [set] = await openDataSets({ ...options, sizes: [options.sizes[0], options.sizes[0]] }, open);
  const dump = path.join(folder, "database.dump");
  const admin = openPostgres(set.url, { max: 1, onnotice: () => undefined });
  open.defer(() => admin.end());
  const [row] = await admin<{ size: string }[]>`select pg_database_size(current_database()) as size`;
  const size = Number(row?.size);
  const { signal } = new AbortController();
  const tools = await programsFor(programs, set.url, "pg_dump");
  const args = ["--format=custom", "--compress=zstd:3", `--file=${dump}`];
  const dumping = await seconds(() => tools.run("pg_dump", { url: set.url, args, signal }));
  const emptyDatabase = async (name: string) => {
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.unsafe(`create database ${name}`);
    open.defer(async () => void (await admin.unsafe(`drop database ${name} with (force)`)));
    const made = new URL(set.url);
    made.pathname = name;
    return made;
  };
  const bare = await emptyDatabase("bench_bare");
  const bareArgs = ["--schema-only", "--no-owner", "--no-privileges", `--dbname=${bare.pathname.slice(1)}`, dump];
  const making = await seconds(() => tools.run("pg_restore", { url: bare.href, args: bareArgs, signal }));
  const into = await emptyDatabase("bench_restored");
  const restoring = await seconds(() => restoreDump(tools, { url: into.href, dump, jobs: fastRestoreJobs, signal }));
  const restored = connect(into.href, { max: 2, statementTimeoutMs: 600_000 });
  open.defer(restored.close);
  const asking = await seconds(async () => {
    await restored.sql`analyze`;
    await checkInvariants(restored.db, invariants);
  });
  printSteps(`${megabytes(size)}, as a dump ${megabytes(statSync(dump).size)}, ${fastRestoreJobs} jobs`, size, {
    "pg_dump, beside people": dumping,
    "pg_restore: tables, rules and indexes without rows, whatever the size": making,
    "pg_restore: what the rows take": Math.max(0, restoring - making),
    "analyze, and asking what must hold": asking,
  });
  await measureCopy(set.url);
}

const megabytes = (size: number) => `${(size / 1e6).toFixed(0)} MB`;

/** What steps took and would take at 10 GB; people wait for all but the first, which makes the backup. */
function printSteps(heading: string, size: number, steps: Readonly<Record<string, number>>): void {
  const all = Object.entries(steps).map(([step, time]) => ({
    step,
    time,
    atTen: step.includes("whatever the size") ? time : (time * wanted) / size,
  }));
  const until = all.slice(1);
  const away = {
    step: "until people are served again (goal 10 min)",
    time: until.reduce((sum, { time }) => sum + time, 0),
    atTen: until.reduce((sum, { atTen }) => sum + atTen, 0),
  };
  printTable(
    [heading, "measured", "10 GB, in proportion"],
    [...all, away].map(({ step, time, atTen }) => [step, `${time.toFixed(1)} s`, `${(atTen / 60).toFixed(1)} min`]),
  );
}

/**
 * Recovers a given second as the guide does: a base backup of the whole server, encrypted and opened. It is started on a copy in the
 * clear that has the log with it, for which the guide has another way (`measureLoss`).
 */
async function measureCopy(url: string): Promise<void> {
  const inFolder = (name: string) => path.join(folder, name);
  const [bases, opened, next, IDENTITY] = [
    inFolder("bases"),
    inFolder("opened"),
    inFolder("copied"),
    inFolder("identity"),
  ];
  for (const place of [bases, next]) mkdirSync(place);
  const NEW = path.join(next, "postgres");
  const { PGDATABASE: _, PGAPPNAME: __, ...connection } = libpqEnvironment(url);
  const told = { ...(await keysInto(IDENTITY)), PGPASSWORD: connection["PGPASSWORD"] ?? "" };
  const server = new URL(url);
  Object.assign(server, { password: "", pathname: "/postgres" });
  const taking = await seconds(() => operated(["backup", "base", "--server", server.href, "--to", bases], told));
  const opening = await seconds(() =>
    operated(["open", "base", "latest", "--from", bases, "--identity", IDENTITY, "--into", opened], told),
  );
  const size = sizeOf(opened);
  for (const place of [bases, opened]) rmSync(place, { recursive: true, force: true });
  const copy = 'pg_basebackup --pgdata="$NEW" --checkpoint=fast --wal-method=stream';
  await promisify(execFile)("bash", ["-euc", copy], { env: { PATH, LC_ALL: "C.UTF-8", ...connection, NEW } });
  handOver(NEW, statSync(path.join(options.folder, "postgres")));
  let asking = 0;
  const starting = await seconds(async () => {
    const again = await startEmbeddedPostgres({ dataDir: next });
    const target = new URL(again.url);
    target.pathname = new URL(url).pathname;
    const restored = connect(target.href, { max: 2, statementTimeoutMs: 600_000 });
    asking = await seconds(async () => void (await checkInvariants(restored.db, invariants)));
    await restored.close();
    await again.stop();
  });
  rmSync(next, { recursive: true, force: true });
  printSteps(`${megabytes(size)} of files, all databases of the server`, size, {
    "making, encrypting and reading a base backup, beside people": taking,
    "opening it": opening,
    "starting on it, and its end": starting - asking,
    "asking one database what must hold": asking,
  });
}

/** A pair of keys: the identity into a file, the recipient as settings of the operator's program. */
async function keysInto(file: string): Promise<Record<string, string>> {
  const { stdout } = await operate(["backup", "keys", "--json"], {});
  const { identity = "", BACKUP_RECIPIENT = "" } = JSON.parse(stdout) as Record<string, string>;
  writeFileSync(file, identity);
  return { BACKUP_RECIPIENT, ...(programs !== undefined && { PG_BIN: programs }) };
}

async function operated(words: readonly string[], told: Record<string, string>): Promise<void> {
  const { code, stderr } = await operate(words, told);
  if (code !== 0) throw new Error(`${words.join(" ")}: ${stderr}`);
}

const sizeOf = (place: string) =>
  (readdirSync(place, { recursive: true }) as string[])
    .map((name) => statSync(path.join(place, name)))
    .reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);

/** Gives a folder with all that is in it to the account that PostgreSQL runs under here. */
function handOver(place: string, { uid, gid }: { uid: number; gid: number }): void {
  for (const name of ["", ...(readdirSync(place, { recursive: true }) as string[])])
    chownSync(path.join(place, name), uid, gid);
}

interface Lost {
  acknowledged: number;
  lost: number;
  /** How long before the end the oldest row was acknowledged that is gone. */
  milliseconds: number;
  recovery: number;
}

/** One end without warning: the process of the database is killed under writes, its folder deleted, and what was received is restored. */
async function measureLoss(round: number): Promise<Lost> {
  const own = path.join(folder, `round-${round}`);
  const inOwn = (name: string) => path.join(own, name);
  const [WAL, LOG, BASES, OPENED] = [inOwn("wal"), inOwn("log"), inOwn("bases"), inOwn("opened")];
  const [dataDir, next, IDENTITY] = [inOwn("cluster"), inOwn("new"), inOwn("identity")];
  for (const name of [own, WAL, LOG, BASES, dataDir, next]) mkdirSync(name);
  const NEW = path.join(next, "postgres");
  const blocks = (await guideOf("backup-and-restore.md")).get("To a given second") ?? [];
  const commands = (kind: string) => {
    const block = blocks.find((one) => one.kind === kind);
    if (!block) throw new Error(`The guide has no commands of the kind « ${kind} »`);
    return block;
  };
  const cluster = await startEmbeddedPostgres({ dataDir });
  const { PGDATABASE: _, PGAPPNAME: __, ...connection } = libpqEnvironment(cluster.url);
  const env = { PATH, LC_ALL: "C.UTF-8", ...connection, WAL, LOG, BASES, NEW, OPENED, IDENTITY };
  const told = { ...(await keysInto(IDENTITY)), PGPASSWORD: connection["PGPASSWORD"] ?? "" };
  /** Commands of the guide for the operator's program; one that goes on looks once. */
  const asTheGuide = async (kind: string) => {
    for (const line of commands(kind).lines)
      await operated(wordsOf(line.replace(/ --every \d+$/, ""), env) ?? [], told);
  };
  const inShell = (text: string) => promisify(execFile)("bash", ["-euc", text], { env });
  await inShell(commands("").text);
  const receiver = spawn("bash", ["-euc", `exec ${commands("background").text}`], { env, stdio: "ignore" });
  const ended = once(receiver, "exit");
  const sql = openPostgres(cluster.url, { max: writers, onnotice: () => undefined });
  await sql`create table written (id int primary key)`;
  await asTheGuide("weekly");
  const like = statSync(path.join(dataDir, "postgres"));

  const acknowledged = new Map<number, number>();
  let last = 0;
  let isOver = false;
  const writing = Array.from({ length: writers }, async () => {
    while (!isOver) {
      const id = ++last;
      try {
        await sql`insert into written (id) values (${id})`;
        acknowledged.set(id, performance.now());
      } catch {
        isOver = true;
      }
    }
  });
  await pause(5_000 + round * 700);
  const { pid } = postmasterOf(path.join(dataDir, "postgres")) ?? {};
  if (pid === undefined) throw new Error("PostgreSQL does not run");
  process.kill(pid, "SIGKILL");
  const end = performance.now();
  isOver = true;
  await Promise.all(writing);
  await sql.end({ timeout: 1 });
  receiver.kill("SIGKILL");
  await ended;
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });

  const withoutTarget = commands("restore")
    .text.split("\n")
    .filter((line) => !line.includes("recovery_target"));
  let kept = new Set<number>();
  const recovery = await seconds(async () => {
    await asTheGuide("always");
    await asTheGuide("open");
    await inShell(withoutTarget.join("\n"));
    handOver(NEW, like);
    handOver(OPENED, like);
    const again = await startEmbeddedPostgres({ dataDir: next });
    const read = openPostgres(again.url, { max: 1, onnotice: () => undefined });
    kept = new Set((await read<{ id: number }[]>`select id from written`).map(({ id }) => id));
    await read.end();
    await again.stop();
  });
  const lost = [...acknowledged].filter(([id]) => !kept.has(id));
  const oldest = Math.min(end, ...lost.map(([, at]) => at));
  rmSync(own, { recursive: true, force: true });
  return { acknowledged: acknowledged.size, lost: lost.length, milliseconds: Math.max(0, end - oldest), recovery };
}

await measureRestore();
const losses: Lost[] = [];
for (let round = 1; round <= rounds; round++) losses.push(await measureLoss(round));
printTable(
  ["killed under writes", "acknowledged", "lost", "of the last", "back after"],
  losses.map(({ acknowledged, lost, milliseconds, recovery }, at) => [
    String(at + 1),
    String(acknowledged),
    String(lost),
    `${milliseconds.toFixed(0)} ms`,
    `${recovery.toFixed(1)} s`,
  ]),
);
