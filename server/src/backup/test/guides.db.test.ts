import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { operate } from "../../cli/program.ts";
import { processEnvironment } from "../../config/config.ts";
import { openPostgres } from "../../db/pool/open.ts";
import { startEmbeddedPostgres } from "../../embedded/postgres.ts";
import { createTenderer, createUser } from "../../factories/index.ts";
import { testDatabase } from "../../test/database/database.ts";
import { productionSettings } from "../../test/app/production-settings.ts";
import { commandsRunBy } from "../../test/guide/guide-commands.ts";
import { newApiKey } from "../../tokens/api-key.ts";
import { libpqEnvironment, programsFor } from "../programs.ts";
import { type Block, guideOf, wordsOf } from "./guide.ts";

const held = commandsRunBy("backup/test/guides.db.test.ts");
const { db, sql, url } = await testDatabase();
const programs = processEnvironment()["PG_BIN"];
const hasPrograms = await programsFor(programs, url, "pg_basebackup").then(
  () => true,
  () => false,
);
const drill = hasPrograms ? test : test.skip;
const folder = await mkdtemp(path.join(tmpdir(), "metiro-guides-"));
// The account that PostgreSQL runs under, where this runs as root, has to reach its cluster.
await chmod(folder, 0o755);
afterAll(() => rm(folder, { recursive: true, force: true }));

const PATH = [...(programs === undefined ? [] : [programs]), processEnvironment()["PATH"]].join(":");
const settings = {
  ...productionSettings(url),
  DATA_DIR: path.join(folder, "data"),
  JWT_SECRET: "kV3p9wQz7LmX2cRt8nYb5HsD1fGj6AeU4oPi0BqC,u7Qh2vXo9RkZpLw4TnYc8BfJd1GsMe6A",
  BACKUP_TO: path.join(folder, "place"),
  ...(programs !== undefined && { PG_BIN: programs }),
};
await mkdir(settings.DATA_DIR);
await mkdir(settings.BACKUP_TO);

const inShell = (text: string, env: Record<string, string>) =>
  promisify(execFile)("bash", ["-euc", text], { env: { PATH, LC_ALL: "C.UTF-8", ...env } });

/** Runs a command as it stands there. The doctor finds what is wrong with a test, and says so with 1. */
async function ran(line: string, variables: Record<string, string>, env: Record<string, string> = settings) {
  const words = wordsOf(line, variables);
  if (!words) return inShell(line, { ...variables, ...libpqEnvironment(url) });
  const ended = await operate(words, env);
  expect({ line, code: ended.code, stderr: ended.stderr }).toEqual({
    line,
    code: words[0] === "doctor" ? expect.any(Number) : 0,
    stderr: "",
  });
  return ended;
}

/** Runs the commands of blocks, one after the other, and notes that it did. */
async function ranAll(
  blocks: readonly Block[],
  variables: Record<string, string>,
  env: Record<string, string> = settings,
): Promise<void> {
  for (const block of blocks) {
    for (const line of block.lines) await ran(line, variables, env);
    held.note(block);
  }
}

const hasPsql = await promisify(execFile)("sh", ["-c", "psql --version && pg_isready --version"], {
  env: { PATH },
}).then(
  () => true,
  () => false,
);
const withPsql = hasPsql ? test : test.skip;

withPsql("every command of « Incidents » does what it says (pg_isready, psql)", { timeout: 240_000 }, async () => {
  await createUser(db, { email: "anna@exemple.ch", role: "Admin", passwordHash: "chosen", emailConfirmed: true });
  const { user } = await createTenderer(db);
  const { hash, prefix } = newApiKey();
  await sql`insert into api_keys (user_id, name, hash, prefix, scopes, expires_at)
    values (${user.id}, 'Programme', ${hash}, ${prefix}, '{auth.profile}', now() + interval '90 days')`;
  const keys = await operate(["backup", "keys", "--json"], settings);
  const variables = {
    DATA_DIR: settings.DATA_DIR,
    ACCOUNT: user.email,
    ADMIN: "anna@exemple.ch",
    NEW_ADMIN: "beat@exemple.ch",
  };
  const { BACKUP_RECIPIENT = "" } = JSON.parse(keys.stdout) as Record<string, string>;
  const blocks = [...(await guideOf("incidents.md")).values()].flat();
  expect(blocks.flatMap(({ lines }) => lines).length).toBeGreaterThan(20);
  await ranAll(blocks, variables, { ...settings, BACKUP_RECIPIENT });
  expect(await sql`select from api_keys where revoked_at is null`).toHaveLength(0);
});

drill("every command of « Set up » and « Restore » does what it says (pg_dump)", { timeout: 240_000 }, async () => {
  const guide = await guideOf("backup-and-restore.md");
  const keys = JSON.parse((await operate(["backup", "keys", "--json"], settings)).stdout) as Record<string, string>;
  const env = { ...settings, BACKUP_RECIPIENT: keys["BACKUP_RECIPIENT"] ?? "" };
  const IDENTITY = path.join(folder, "identity");
  await writeFile(IDENTITY, keys["identity"] ?? "");
  await ranAll(guide.get("Set up") ?? [], {}, env);
  const DATABASE = `${new URL(url).pathname.slice(1)}_other`;
  await sql.unsafe(`create database ${DATABASE}`);
  const other = new URL(url);
  other.pathname = DATABASE;
  const there = { ...env, DATABASE_URL: other.href };
  const restore = guide.get("Restore") ?? [];
  const UNDONE = path.join(folder, "undone");
  await writeFile(UNDONE, "");
  expect(restore.map(({ kind }) => kind)).toEqual(["", "", "undone", "since"]);
  await ranAll(restore, { IDENTITY, DATABASE, UNDONE, SINCE: "2026-11-01 01:20" }, there);
  await sql.unsafe(`drop database ${DATABASE} with (force)`);
});

drill("every command of « Upgrade » does what it says (pg_dump)", { timeout: 240_000 }, async () => {
  const keys = await operate(["backup", "keys", "--json"], settings);
  const { BACKUP_RECIPIENT = "" } = JSON.parse(keys.stdout) as Record<string, string>;
  const blocks = [...(await guideOf("upgrade.md")).values()].flat();
  expect(blocks).toHaveLength(3);
  await ranAll(blocks, {}, { ...settings, BACKUP_RECIPIENT });
});

withPsql("every command of « Install » does what it says, in this order (psql)", { timeout: 240_000 }, async () => {
  const dataDir = path.join(folder, "installed");
  await mkdir(dataDir);
  const cluster = await startEmbeddedPostgres({ dataDir });
  try {
    const SETTINGS = path.join(folder, "etc/settings");
    const variables = {
      SETTINGS,
      DATABASE_HOST: new URL(cluster.url).host,
      OWNER_PASSWORD: "7c1f0e9b5a3d42c8",
      APP_PASSWORD: "b84d2f6a907e13c5",
      SMTP_URL: "smtp://127.0.0.1:9",
      PUBLIC_URL: "https://metiro.example.ch",
      ADMIN: "anna@exemple.ch",
      DATA_DIR: settings.DATA_DIR,
    };
    const guide = await guideOf("install.md");
    const superuser = { ...variables, ...libpqEnvironment(cluster.url) };
    for (const [section, given] of [
      ["The database", superuser],
      ["The settings", variables],
    ] as const)
      for (const block of guide.get(section) ?? []) {
        await inShell(block.text, given);
        held.note(block);
      }
    expect((await stat(SETTINGS)).mode & 0o077).toBe(0);
    const written = Object.fromEntries(
      (await readFile(SETTINGS, "utf8"))
        .trim()
        .split("\n")
        .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
    );
    expect(written).toMatchObject({ JWT_SECRET: expect.any(String), METIRO_PROGRAM: "metiro" });
    const env = { ...written, NODE_ENV: "production" };
    const program = guide.get("The program") ?? [];
    expect(program.flatMap(({ lines }) => lines)).toHaveLength(3);
    await ranAll(program, variables, env);
    const owner = openPostgres(cluster.url.replace(/\/[^/]*$/, "/metiro"), { max: 1, onnotice: () => undefined });
    try {
      expect(await owner`select email, role from users`).toEqual([{ email: "anna@exemple.ch", role: "Admin" }]);
      expect(await owner`select tableowner from pg_tables where tablename = 'users'`).toEqual([
        { tableowner: "metiro_owner" },
      ]);
    } finally {
      await owner.end();
    }
  } finally {
    await cluster.stop();
  }
});

/** Gives a folder with all that is in it to the account that PostgreSQL runs under here. */
async function handOver(place: string, like: string): Promise<void> {
  const { uid, gid } = await stat(like);
  const names = await readdir(place, { recursive: true });
  for (const name of ["", ...names]) await chown(path.join(place, name), uid, gid);
}

drill(
  "a cluster that is destroyed comes back as of a given moment: all that was acknowledged before it, nothing after (pg_basebackup, pg_receivewal)",
  { timeout: 240_000 },
  async () => {
    const [limit, slot, first, fetching, sealing, weekly, open, restore] = (
      (await guideOf("backup-and-restore.md")).get("To a given second") ?? []
    ).filter(({ kind }) => kind !== "units");
    expect([limit, slot, first, fetching, sealing, weekly, open, restore].map((block) => block?.kind)).toEqual([
      "limit",
      "slot",
      "",
      "background",
      "always",
      "weekly",
      "open",
      "restore",
    ]);
    const [WAL, LOG, BASES, NEW, OPENED, IDENTITY] = [
      "wal",
      "log",
      "bases",
      "new/postgres",
      "opened",
      "identity-of-the-log",
    ].map((name) => path.join(folder, name)) as [string, string, string, string, string, string];
    const keys = JSON.parse((await operate(["backup", "keys", "--json"], settings)).stdout) as Record<string, string>;
    await writeFile(IDENTITY, keys["identity"] ?? "");
    await mkdir(WAL);
    await mkdir(LOG);
    await mkdir(BASES);
    await mkdir(path.dirname(NEW));
    const dataDir = path.join(folder, "cluster");
    await mkdir(dataDir);
    const cluster = await startEmbeddedPostgres({ dataDir });
    // By its own name the receiver is found among the connections.
    const { PGDATABASE: _, PGAPPNAME: __, ...connection } = libpqEnvironment(cluster.url);
    const env = { ...connection, WAL, LOG, BASES, NEW, OPENED, IDENTITY };
    // The machine that keeps backups has no other settings.
    const sealed = {
      NODE_ENV: "production",
      BACKUP_RECIPIENT: keys["BACKUP_RECIPIENT"] ?? "",
      PGPASSWORD: connection["PGPASSWORD"] ?? "",
      PATH,
    };
    const all = async (block: typeof weekly) => {
      for (const line of block?.lines ?? [])
        await ran(line.replace(/ --every \d+$/, ""), env, {
          ...sealed,
          ...(programs !== undefined && { PG_BIN: programs }),
        });
      held.note(block);
    };
    await inShell(limit?.text ?? "", env);
    held.note(limit);
    await all(slot);
    await inShell(first?.text ?? "", env);
    held.note(first);
    const receiver = spawn("bash", ["-euc", `exec ${fetching?.text ?? ""}`], {
      env: { PATH, LC_ALL: "C.UTF-8", ...env },
      stdio: "ignore",
    });
    const written = openPostgres(cluster.url, { max: 4, onnotice: () => undefined });
    await written`create table written (id int primary key, at timestamptz not null default clock_timestamp())`;
    const acknowledged: number[] = [];
    const write = async (from: number, to: number) => {
      for (let id = from; id < to; id += 4)
        await Promise.all(
          [0, 1, 2, 3].map(async (more) => {
            await written`insert into written (id) values (${id + more})`;
            acknowledged.push(id + more);
          }),
        );
    };
    await write(0, 400);
    const backup = all(weekly);
    await write(400, 1_200);
    await backup;
    await write(1_200, 1_600);
    const before = [...acknowledged];
    const [row] = await written<{ moment: string }[]>`select clock_timestamp()::text as moment`;
    await write(1_600, 1_800);
    const isThere = async () => {
      const [lag] = await written<{ there: boolean }[]>`
        select flush_lsn >= pg_current_wal_flush_lsn() as there from pg_stat_replication where application_name = 'pg_receivewal'`;
      return lag?.there;
    };
    await expect.poll(isThere).toBe(true);
    await written.end();
    held.note(fetching);
    receiver.kill("SIGKILL");
    await once(receiver, "exit");
    await all(sealing);
    await cluster.stop();
    const owned = path.join(folder, "like");
    await mkdir(owned);
    const { uid, gid } = await stat(path.join(dataDir, "postgres"));
    await chown(owned, uid, gid);
    await rm(dataDir, { recursive: true });

    await all(open);
    await inShell(restore?.text ?? "", { ...env, MOMENT: row?.moment ?? "" });
    held.note(restore);
    await handOver(NEW, owned);
    await handOver(OPENED, owned);
    const again = await startEmbeddedPostgres({ dataDir: path.dirname(NEW) });
    const read = openPostgres(again.url, { max: 1, onnotice: () => undefined });
    try {
      const rows = await read<{ id: number }[]>`select id from written order by id`;
      expect(rows.map(({ id }) => id)).toEqual(before.toSorted((a, b) => a - b));
    } finally {
      await read.end();
      await again.stop();
    }
  },
);

const whole = hasPrograms && hasPsql ? test : test.skip;
whole("no command of these guides was left out", async () => {
  expect(await held.left()).toEqual([]);
});
