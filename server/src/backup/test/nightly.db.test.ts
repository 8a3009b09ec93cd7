import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { Registry } from "prom-client";
import { afterAll, beforeEach, expect, test } from "vitest";
import { installBackground } from "../../app/background.ts";
import { processEnvironment } from "../../config/config.ts";
import { backupState, backupTrouble } from "../../db/queries/backups.ts";
import { everyAdmin } from "../../domains/notification/index.ts";
import { mailQueue } from "../../mail/index.ts";
import { measureBackups } from "../../metrics/backups.ts";
import { createTenderer } from "../../factories/index.ts";
import { folderStorage } from "../../storage/storage.ts";
import { testDatabase } from "../../test/database/database.ts";
import { acquireBackupLock } from "../alone.ts";
import { makeBackup } from "../make.ts";
import { nightlyBackup } from "../nightly.ts";
import { programsFor } from "../programs.ts";
import { backupQueue, endAbandoned } from "../runs.ts";

const { db, sql, appSql, url } = await testDatabase();
const programs = processEnvironment()["PG_BIN"];
const hasPrograms = await programsFor(programs, url, "pg_dump").then(
  () => true,
  () => false,
);
const drill = hasPrograms ? test : test.skip;
const folder = await mkdtemp(path.join(tmpdir(), "metiro-nightly-"));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(path.join(folder, "place"));
const recipients = [await identityToRecipient(await generateX25519Identity())];
const said: unknown[] = [];
const log = { info: () => undefined, warn: () => undefined, error: (...words: unknown[]) => void said.push(words) };
await installBackground(url, log);

const cutOff = "The program that made it was ended, or it took too long";
const makingIn = (postgresPrograms: string | undefined) => ({
  config: {
    dataDir: folder,
    databaseOwnerUrl: url,
    ...(postgresPrograms !== undefined && { postgresPrograms }),
    backup: { to: { folder: path.join(folder, "place") }, recipients, keepDays: 14 },
  },
  db,
  url,
  storage: folderStorage(folder),
});

/** The work of a night, with PostgreSQL's programs in a folder; none are in that of the test. */
const nightIn = (postgresPrograms: string | undefined) => {
  const night = nightlyBackup({ ...makingIn(postgresPrograms), log });
  if (!night) throw new Error("Backups are set up");
  return night;
};
const signal = () => new AbortController().signal;
const mails = async () =>
  (await sql`select data from pgboss.job where name = ${mailQueue.name}`).map(({ data }) => data as unknown);
const triesAgain = async () =>
  (await sql`select from pgboss.job where name = ${backupQueue.name} and start_after > now() + interval '5 minutes'`)
    .length;
async function metric(name: string) {
  const registry = new Registry();
  measureBackups(registry, appSql);
  const line = (await registry.metrics()).split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.split(" ")[1]);
}

beforeEach(async () => {
  await sql`delete from backup_runs`;
  await sql`delete from pgboss.job`;
  await sql`insert into pgboss.schedule (name, cron, timezone) values (${backupQueue.name}, '20 1 * * *', 'Europe/Zurich') on conflict do nothing`;
});

test("a night without a backup is a mail to every admin, a red line and a figure; nothing was tried is none of it", async () => {
  expect(await backupTrouble(appSql)).toBeUndefined();
  expect(await metric("metiro_backup_failed")).toBe(0);
  await expect(nightIn(folder)({ signal: signal() })).rejects.toMatchObject({ detail: { error: "BackupFailed" } });
  const { failure } = await backupState(appSql);
  expect(failure).toContain("pg_dump of PostgreSQL");
  expect(await backupTrouble(appSql)).toBe("failed");
  expect(await metric("metiro_backup_failed")).toBe(1);
  expect(await mails()).toMatchObject([{ kind: "backupFailed", to: everyAdmin, data: { runId: expect.any(String) } }]);
});

test("a backup that is a day and two hours old is late", async () => {
  await sql`insert into backup_runs (started_at, ended_at, name, bytes, invariants)
    values (now() - interval '25 hours', now() - interval '25 hours', 'a', 1, 1)`;
  expect(await backupTrouble(appSql)).toBeUndefined();
  await sql`update backup_runs set ended_at = now() - interval '27 hours'`;
  expect(await backupTrouble(appSql)).toBe("late");
  expect(await metric("metiro_backup_age_seconds")).toBeGreaterThan(26 * 3_600);
});

drill(
  "a whole one ends the trouble, and what a killed process left is told as failed (pg_dump)",
  { timeout: 120_000 },
  async () => {
    await sql`insert into backup_runs (started_at) values (now() - interval '1 hour')`;
    expect(await nightIn(programs)({ signal: signal() })).toMatchObject({ files: 0 });
    expect(await backupTrouble(appSql)).toBeUndefined();
    expect(await metric("metiro_backup_age_seconds")).toBeLessThan(3_600);
    const runs =
      await sql`select name is not null as whole, invariants > 40 as asked, failure from backup_runs order by started_at`;
    expect(runs.map((run) => ({ ...run }))).toEqual([
      { whole: false, asked: null, failure: cutOff },
      { whole: true, asked: true, failure: null },
    ]);
    expect(await mails()).toMatchObject([{ kind: "backupFailed" }]);
  },
);

drill("files are read several at a time, and never more than a few (pg_dump)", { timeout: 120_000 }, async () => {
  const { user } = await createTenderer(db);
  await sql`insert into files (id, owner_id, width, height, bytes) select gen_random_uuid(), ${user.id}, 1, 1, 1 from generate_series(1, 20)`;
  let [running, most] = [0, 0];
  const read = async (key: string) => {
    most = Math.max(most, (running += 1));
    await pause(1);
    running -= 1;
    return Readable.from([Buffer.from(key)]);
  };
  const making = { ...makingIn(programs), storage: { read }, signal: signal(), byHand: true, say: () => undefined };
  expect(await makeBackup(making)).toMatchObject({ files: 60 });
  expect(most).toBe(8);
  await sql`delete from files`;
});

test("one that somebody gave up who had asked for it is noted, and nobody is written to", async () => {
  const make = makeBackup({ ...makingIn(programs), signal: AbortSignal.abort(), byHand: true, say: () => undefined });
  await expect(make).rejects.toThrow();
  expect((await backupState(appSql)).failure).not.toBeNull();
  expect(await mails()).toEqual([]);
  expect(await triesAgain()).toBe(0);
});

test("a night's that is cut off by its time or by the end of the process is told, and tried once more", async () => {
  const cut = () => expect(nightIn(programs)({ signal: AbortSignal.abort() })).rejects.toThrow();
  await cut();
  expect((await backupState(appSql)).failure).toBe(cutOff);
  expect(await mails()).toMatchObject([{ kind: "backupFailed" }]);
  expect(await triesAgain()).toBe(1);
  await cut();
  expect(await mails()).toHaveLength(2);
  expect(await triesAgain()).toBe(1);
});

test("one whose process was killed is told within the hour, once and only when nobody makes it any more", async () => {
  await sql`insert into backup_runs (started_at) values (now() - interval '1 hour')`;
  {
    await using making = new AsyncDisposableStack();
    await acquireBackupLock(url, making);
    expect(await endAbandoned(db)).toBe(0);
  }
  expect(await endAbandoned(db)).toBe(1);
  expect(await endAbandoned(db)).toBe(0);
  expect((await backupState(appSql)).failure).toBe(cutOff);
  expect(await mails()).toMatchObject([{ kind: "backupFailed", to: everyAdmin }]);
  expect(await triesAgain()).toBe(1);
  await sql`delete from pgboss.schedule`;
  await sql`delete from pgboss.job`;
  await sql`delete from backup_runs`;
  await sql`insert into backup_runs (started_at) values (now())`;
  expect(await endAbandoned(db)).toBe(1);
  expect(await triesAgain()).toBe(0);
});

test("a run that ended is whole or says why it is not", async () => {
  const insert = (text: string) =>
    sql.unsafe(`insert into backup_runs (started_at, ended_at, name, bytes, invariants, failure) values ${text}`);
  for (const text of [
    "(now(), now(), null, null, null, null)",
    "(now(), now(), 'a', 1, 1, 'why')",
    "(now(), null, 'a', 1, 1, null)",
    "(now(), now(), 'a', null, 1, null)",
  ])
    await expect(insert(text)).rejects.toThrow("backup_runs_outcome");
});
