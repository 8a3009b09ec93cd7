import { execFile } from "node:child_process";
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { operate } from "../../cli/program.ts";
import { openPostgres } from "../../db/pool/open.ts";
import { startEmbeddedPostgres } from "../../embedded/postgres.ts";

const folder = await mkdtemp(path.join(tmpdir(), "metiro-log-"));
// The account that PostgreSQL runs under, where this runs as root, has to reach its cluster.
await chmod(folder, 0o755);
afterAll(() => rm(folder, { recursive: true, force: true }));
const [wal, log, bases, cluster, programs, identity] = ["wal", "log", "bases", "cluster", "programs", "identity"].map(
  (name) => path.join(folder, name),
) as [string, string, string, string, string, string];
for (const one of [wal, log, bases, cluster, programs]) await mkdir(one);
await chmod(wal, 0o777);

let environment: Record<string, string> = {};
beforeAll(async () => {
  const keys = JSON.parse((await operate(["backup", "keys", "--json"], {})).stdout) as Record<string, string>;
  environment = { BACKUP_RECIPIENT: keys["BACKUP_RECIPIENT"] ?? "", PG_BIN: programs };
  await writeFile(identity, keys["identity"] ?? "");
});

const asked = (...args: string[]) => operate(args, environment);
async function done(...args: string[]) {
  const { code, stdout, stderr } = await asked(...args);
  expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: "" });
  return stdout;
}
const opens = (into: string, ...more: string[]) =>
  asked("open", "log", log, "--identity", identity, "--into", path.join(folder, into), ...more);

/** A program with the name of PostgreSQL's own, which is not there everywhere: gives out what was made by SQL. */
const pgBasebackup = (then: string) =>
  writeFile(
    path.join(programs, "pg_basebackup"),
    `#!/bin/sh\ncase "$*" in *--version*) echo 'pg_basebackup (PostgreSQL) 99.0';; *) ${then};; esac\n`,
    { mode: 0o755 },
  );

/** What pg_basebackup would write: the label first, then the files of the server, without its log. */
async function archiveOf(data: string, sql: ReturnType<typeof openPostgres>) {
  const copy = path.join(folder, "copy");
  const session = await sql.reserve();
  await session`select pg_backup_start('metiro', true)`;
  const left = new Set(["postmaster.pid", "postmaster.opts", "pg_wal"]);
  await cp(data, copy, { recursive: true, filter: (source) => !left.has(path.relative(data, source)) });
  const [ended] = await session<{ label: string }[]>`select labelfile as label from pg_backup_stop()`;
  session.release();
  await mkdir(path.join(copy, "pg_wal"), { mode: 0o700 });
  await writeFile(path.join(copy, "backup_label"), ended?.label ?? "");
  const archive = path.join(folder, "base.tar");
  const others = (await readdir(copy)).filter((name) => name !== "backup_label");
  await promisify(execFile)("tar", ["-cf", archive, "-C", copy, "backup_label", ...others]);
  await rm(copy, { recursive: true });
  return archive;
}

test("a cluster that is destroyed comes back as of a given moment from what is encrypted alone", async () => {
  const settings = { archive_mode: "on", archive_command: `cp %p ${wal}/%f`, wal_level: "replica" };
  const first = await startEmbeddedPostgres({ dataDir: cluster, settings });
  const sql = openPostgres(first.url, { max: 3, onnotice: () => undefined });
  const data = path.join(cluster, "postgres");
  const { uid, gid } = await stat(data);
  await sql`create table written (id int primary key)`;
  await sql`insert into written select generate_series(1, 100)`;
  const archive = await archiveOf(data, sql);
  await pgBasebackup(`cat ${archive}`);
  const made = await operate(["backup", "base", "--to", bases], { ...environment, DATABASE_URL: first.url });
  expect({ code: made.code, stderr: made.stderr }).toEqual({ code: 0, stderr: "" });
  expect(made.stdout).toMatch(/^metiro-base-\w+: \d+ bytes, needs the log from [0-9A-F]{24}\.$/m);

  await sql`insert into written select generate_series(101, 200)`;
  await sql`select pg_switch_wal()`;
  await sql`insert into written select generate_series(201, 300)`;
  const [row] = await sql<{ moment: string }[]>`select clock_timestamp()::text as moment`;
  await sql`insert into written select generate_series(301, 400)`;
  await sql`select pg_switch_wal()`;
  const [position] = await sql<{ last: string }[]>`select pg_walfile_name(pg_current_wal_lsn() - 1) as last`;
  await expect.poll(() => readdir(wal), { timeout: 20_000 }).toContain(position?.last);
  await sql.end();
  await first.stop();
  // Files of two hundred rows that nobody encrypted, as they were kept before.
  const [plain = "", ...others] = (await readdir(wal)).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted();
  expect(others.length).toBeGreaterThan(1);
  await cp(path.join(wal, plain), path.join(log, plain));
  await rm(path.join(wal, plain));
  await done("backup", "log", wal, "--to", log);
  expect((await readdir(wal)).filter((name) => !name.endsWith(".backup"))).toEqual([]);
  await rm(cluster, { recursive: true });

  const again = path.join(folder, "again");
  await mkdir(again);
  const [opened, into] = [path.join(folder, "opened"), path.join(again, "postgres")];
  await done("open", "base", "latest", "--from", bases, "--identity", identity, "--into", into);
  await done("open", "log", log, "--identity", identity, "--base", into, "--into", opened);
  await writeFile(path.join(into, "recovery.signal"), "");
  await writeFile(
    path.join(into, "postgresql.auto.conf"),
    `restore_command = 'cp ${opened}/%f %p'\nrecovery_target_time = '${row?.moment}'\nrecovery_target_action = 'promote'\n`,
    { flag: "a" },
  );
  for (const place of [into, opened])
    for (const name of ["", ...(await readdir(place, { recursive: true }))])
      await chown(path.join(place, name), uid, gid);
  const second = await startEmbeddedPostgres({ dataDir: again });
  const read = openPostgres(second.url, { max: 1, onnotice: () => undefined });
  try {
    // It answers, for reading alone, as soon as what it holds is whole, and goes on until the moment that was asked for.
    await expect
      .poll(async () => [...(await read`select pg_is_in_recovery() as recovers`)], { timeout: 60_000 })
      .toEqual([{ recovers: false }]);
    expect([...(await read`select count(*)::int as count, max(id) as last from written`)]).toEqual([
      { count: 300, last: 300 },
    ]);
  } finally {
    await read.end();
    await second.stop();
  }
}, 120_000);

test("what is damaged, cut off, in another's place or missing is refused, and nothing is left of it", async () => {
  const sealed = (await readdir(log)).filter((name) => name.endsWith(".age")).toSorted();
  const [one = "", two = ""] = sealed.map((name) => path.join(log, name));
  const [bytes, next] = [await readFile(one), await readFile(two)];
  const flipped = Buffer.from(bytes);
  flipped[bytes.length - 40] = (flipped[bytes.length - 40] ?? 0) ^ 1;
  for (const damaged of [flipped, bytes.subarray(0, -20), bytes.subarray(0, 60)]) {
    await writeFile(one, damaged);
    expect(await opens("refused")).toMatchObject({
      code: 1,
      stderr: `${path.basename(one)} is damaged: it is not what was sealed.\n`,
    });
    expect(await readdir(path.join(folder, "refused"))).toEqual([]);
  }
  await writeFile(one, next);
  expect((await opens("refused")).stderr).toContain(`${path.basename(one)} is not what its name says: it holds `);
  await rm(one);
  expect((await opens("refused")).stderr).toContain("The log has a gap: ");
  await writeFile(one, bytes);
  expect(await opens("refused")).toMatchObject({ code: 0 });
  expect((await opens("refused")).stderr).toContain("is not empty");

  const other = path.join(folder, "other");
  await writeFile(other, (JSON.parse(await done("backup", "keys", "--json")) as { identity: string }).identity);
  expect((await asked("open", "log", log, "--identity", other, "--into", path.join(folder, "no"))).stderr).toMatch(
    /^The identity does not open [0-9A-F]{24}\.age: it is for somebody else\.\n$/,
  );
});

test("a base backup that breaks off, or is none, leaves nothing, and one that was changed is refused", async () => {
  const before = await readdir(bases);
  const env = { ...environment, DATABASE_URL: inject("postgresUrl") };
  const archive = path.join(folder, "base.tar");
  for (const [does, reason] of [
    [`head -c 100000 ${archive}; echo 'pg_basebackup: error: the disk is full' >&2; exit 1`, "the disk is full"],
    ["head -c 100000 /dev/zero", "it does not begin with its label"],
    ["cat /dev/zero", "it does not begin with its label"],
    ["true", "pg_basebackup wrote nothing"],
  ] as const) {
    await pgBasebackup(does);
    const ended = await operate(["backup", "base", "--to", bases], env);
    expect({ does, code: ended.code, stdout: ended.stdout }).toEqual({ does, code: 1, stdout: "" });
    expect(ended.stderr).toContain(reason);
    expect(await readdir(bases)).toEqual(before);
  }
  const opened = (name: string, into: string) =>
    asked("open", "base", name, "--from", bases, "--identity", identity, "--into", path.join(folder, into));
  expect((await opened("latest", "opened")).stderr).toContain("is not empty");
  const part = path.join(bases, before[0] ?? "", "part-00001");
  const bytes = await readFile(part);
  await writeFile(part, bytes.subarray(0, -1));
  expect((await opened("latest", "never")).stderr).toContain("is not what was written (its SHA-256 differs)");
  expect(await readdir(folder)).not.toContain("never");
  await writeFile(part, bytes);
});

test("of older base backups the last one from before stays with its log, until a later one is old enough", async () => {
  const [old, kept] = [path.join(folder, "old"), path.join(folder, "old-log")];
  await mkdir(old);
  await mkdir(kept);
  const env = { ...environment, DATABASE_URL: inject("postgresUrl") };
  await pgBasebackup(`cat ${path.join(folder, "base.tar")}`);
  const made = JSON.parse((await operate(["backup", "base", "--to", old, "--json"], env)).stdout) as {
    name: string;
    log: string;
  };
  const manifest = JSON.parse(await readFile(path.join(old, made.name, "manifest.json"), "utf8")) as object;
  const aged = async (days: number, log: string) => {
    const moment = new Date(Date.now() - days * 86_400_000).toISOString().replaceAll(/[-:]|\.\d+/g, "");
    const name = `metiro-base-${moment}`;
    await mkdir(path.join(old, name));
    await writeFile(path.join(old, name, "manifest.json"), JSON.stringify({ ...manifest, name, log, parts: [] }));
    return name;
  };
  const first = "000000010000000000000000";
  await writeFile(path.join(kept, `${first}.age`), "");
  await writeFile(path.join(kept, `${made.log}.age`), "");
  const oldest = await aged(30, first);
  const before = await aged(16, first);
  await sealedAgain();
  expect((await readdir(old)).includes(oldest)).toBe(false);
  expect(await readdir(old)).toContain(before);
  expect((await readdir(kept)).toSorted()).toEqual([`${first}.age`, `${made.log}.age`].toSorted());
  await aged(15, made.log);
  await sealedAgain();
  expect(await readdir(old)).not.toContain(before);
  expect(await readdir(kept)).toEqual([`${made.log}.age`]);

  async function sealedAgain() {
    const ended = await operate(["backup", "base", "--to", old, "--log", kept], env);
    expect({ code: ended.code, stderr: ended.stderr }).toEqual({ code: 0, stderr: "" });
  }
});

test("a base backup is due where there is none, where the last one is old enough, and where the log has a gap since", async () => {
  const [due, kept] = [path.join(folder, "due"), path.join(folder, "due-log")];
  await mkdir(due);
  await mkdir(kept);
  const env = { ...environment, DATABASE_URL: inject("postgresUrl") };
  await pgBasebackup(`cat ${path.join(folder, "base.tar")}`);
  const made = async (...more: string[]) => {
    const ended = await operate(
      ["backup", "base", "--to", due, "--log", kept, "--due-after", "7", ...more, "--json"],
      env,
    );
    expect({ code: ended.code, stderr: ended.stderr }).toEqual({ code: 0, stderr: "" });
    return JSON.parse(ended.stdout) as { name: string; log: string } | null;
  };
  const first = await made();
  const begins = first?.log ?? "";
  const segment = (after: number) =>
    `${begins.slice(0, 16)}${(Number.parseInt(begins.slice(16), 16) + after).toString(16).toUpperCase().padStart(8, "0")}`;
  const there = (name: string) => writeFile(path.join(kept, name), "");
  expect(await made()).toBeNull();
  await there(`${segment(0)}.age`);
  await there(`${segment(1)}.partial.age`);
  expect(await made()).toBeNull();
  // What was whole and lost before it was encrypted: of it there is only what was encrypted while it was written.
  await there(`${segment(2)}.age`);
  const again = await made();
  expect(again).not.toBeNull();
  const cut = await asked("open", "log", kept, "--identity", identity, "--into", path.join(folder, "gap"));
  expect(cut.stderr).toContain(`The log has a gap: what comes after ${segment(0).slice(8)} is missing`);
  await there(`${segment(1)}.age`);
  expect(await made()).toBeNull();
  const old = new Date(Date.now() - 7 * 86_400_000 + 60_000).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  for (const { name } of [first, again].filter((one) => one !== null))
    await rm(path.join(due, name), { recursive: true, force: true });
  const manifest = { format: 1, kind: "base", startedAt: new Date().toISOString(), endedAt: new Date().toISOString() };
  await mkdir(path.join(due, `metiro-base-${old}`));
  await writeFile(
    path.join(due, `metiro-base-${old}`, "manifest.json"),
    JSON.stringify({
      ...manifest,
      name: `metiro-base-${old}`,
      postgres: 18,
      bytes: 0,
      files: 0,
      invariants: 0,
      recipients: [],
      log: begins,
      parts: [],
    }),
  );
  expect(await made()).not.toBeNull();
});

test("a file that is being written is encrypted as far as it is, and again once it has changed or is whole", async () => {
  const [spool, kept] = [path.join(folder, "spool"), path.join(folder, "kept")];
  await mkdir(spool);
  await mkdir(kept);
  const name = (await readdir(path.join(folder, "refused"))).find((one) => /^[0-9A-F]{24}$/.test(one)) ?? "";
  const whole = await readFile(path.join(folder, "refused", name));
  await writeFile(path.join(spool, `${name}.partial`), Buffer.alloc(whole.length));
  expect(await done("backup", "log", spool, "--to", kept)).toBe("Encrypted: 0 files.\n");
  await writeFile(path.join(spool, `${name}.partial`), Buffer.concat([whole.subarray(0, 9_000)], whole.length));
  await done("backup", "log", spool, "--to", kept);
  expect(await readdir(kept)).toEqual([`${name}.partial.age`]);
  const half = path.join(folder, "half");
  await done("open", "log", kept, "--identity", identity, "--into", half);
  expect((await readFile(path.join(half, name))).subarray(0, 9_000)).toEqual(whole.subarray(0, 9_000));

  await rm(path.join(spool, `${name}.partial`));
  await writeFile(path.join(spool, name), whole.subarray(0, 8_192));
  await done("backup", "log", spool, "--to", kept);
  expect(await readdir(spool)).toEqual([name]);
  await writeFile(path.join(spool, name), whole);
  await done("backup", "log", spool, "--to", kept);
  expect(await readdir(spool)).toEqual([]);
  expect(await readdir(kept)).toEqual([`${name}.age`]);
  expect((await readFile(path.join(kept, `${name}.age`))).toString("latin1")).toMatch(/^age-encryption\.org\/v1/);
});

test("who is told to end encrypts what has come by then, and does not wait for its next look", async () => {
  const [spool, kept] = [path.join(folder, "ending"), path.join(folder, "ended")];
  await mkdir(spool);
  await mkdir(kept);
  const opened = path.join(folder, "refused");
  const [first = "", second = ""] = (await readdir(opened)).filter((one) => /^[0-9A-F]{24}$/.test(one)).toSorted();
  await cp(path.join(opened, first), path.join(spool, first));
  const end = new AbortController();
  const ended = operate(["backup", "log", spool, "--to", kept, "--every", "3600"], environment, { signal: end.signal });
  await expect.poll(() => readdir(spool), { timeout: 20_000 }).toEqual([]);
  await cp(path.join(opened, second), path.join(spool, second));
  end.abort();
  expect(await ended).toMatchObject({ code: 0 });
  expect((await readdir(kept)).toSorted()).toEqual([`${first}.age`, `${second}.age`]);
});

test("without a key nothing is encrypted, and nothing goes", async () => {
  const spool = path.join(folder, "keyless");
  await mkdir(spool);
  const name = (await readdir(path.join(folder, "refused"))).find((one) => /^[0-9A-F]{24}$/.test(one)) ?? "";
  await cp(path.join(folder, "refused", name), path.join(spool, name));
  for (const BACKUP_RECIPIENT of ["", "age1nobody"]) {
    const ended = await operate(["backup", "log", spool, "--to", log], { BACKUP_RECIPIENT });
    expect(ended).toMatchObject({ code: 1, stdout: "" });
    expect(ended.stderr).toContain("BACKUP_RECIPIENT says for whom it is encrypted");
  }
  expect(await readdir(spool)).toEqual([name]);
});
