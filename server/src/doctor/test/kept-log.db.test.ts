import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../test/database/database.ts";
import type { Connected } from "../check.ts";
import { upkeepChecks } from "../checks/upkeep.ts";

const { sql } = await testDatabase();
const log = await mkdtemp(path.join(tmpdir(), "metiro-kept-log-"));
afterAll(() => rm(log, { recursive: true }));

const looked = async () => {
  const check = upkeepChecks.find(({ name }) => name === "backup-log");
  const seen = { sql, server: {}, config: { backupLog: log }, world: { now: () => new Date() } };
  return (await check?.look(seen as Connected))?.map(({ weight, cause }) => `${weight}: ${cause}`);
};

test("a log that is kept in the clear, or that nobody encrypts any more, is named", async () => {
  expect(await looked()).toEqual([`fault: ${log} holds nothing of the log that is encrypted`]);
  const encrypted = path.join(log, "000000010000000000000002.partial.age");
  await writeFile(encrypted, "");
  expect(await looked()).toEqual([]);
  await writeFile(path.join(log, "000000010000000000000001"), "");
  expect(await looked()).toEqual([`warning: 1 files of the log lie in the clear in ${log}`]);
  const then = new Date(Date.now() - 20 * 60_000);
  await utimes(encrypted, then, then);
  expect((await looked())?.[0]).toMatch(/^fault: Nothing of the log was encrypted for 2\d minutes$/);
});

test("a slot that PostgreSQL gave up, and one for which it keeps the log without end, are named", async () => {
  const check = upkeepChecks.find(({ name }) => name === "backup-log");
  const causes = async (lost: boolean, limit: string) => {
    const slots = Object.assign(async () => [{ since: null, behind: 0, lost }], { unsafe: String });
    const seen: unknown = { sql: slots, server: { max_slot_wal_keep_size: limit }, config: {} };
    return (await check?.look(seen as Connected))?.map(({ weight, cause }) => `${weight}: ${cause}`);
  };
  expect(await causes(false, "4096")).toEqual([]);
  expect(await causes(false, "-1")).toEqual([
    expect.stringMatching(/^warning: Nothing limits what is kept of the log/),
  ]);
  expect(await causes(true, "4096")).toEqual([expect.stringMatching(/^fault: What was not fetched is gone/)]);
});

test("a gap of the log since the last base backup is named, where both are seen", async () => {
  const folder = path.join(log, "kept");
  const name = "metiro-base-20261108T000000Z";
  await mkdir(path.join(folder, name), { recursive: true });
  const at = new Date().toISOString();
  const about = { format: 1, name, kind: "base", startedAt: at, endedAt: at, postgres: 18, bytes: 0, files: 0 };
  const begins = "000000010000000000000003";
  const manifest = { ...about, invariants: 0, recipients: [], log: begins, parts: [] };
  await writeFile(path.join(folder, name, "manifest.json"), JSON.stringify(manifest));
  const check = upkeepChecks.find(({ name: one }) => one === "backup-base");
  const causes = async (backupLog?: string) => {
    const seen = { config: { baseBackups: folder, backupLog }, world: { now: () => new Date() } };
    return (await check?.look(seen as Connected))?.map(({ weight, cause }) => `${weight}: ${cause}`);
  };
  const there = (segment: string) => writeFile(path.join(folder, `${segment}.age`), "");
  expect(await causes(folder)).toEqual([]);
  await there(begins);
  await there("000000010000000000000005");
  expect(await causes(folder)).toEqual([
    `fault: The log has a gap since ${name}: what comes after ${begins.slice(8)} is missing`,
  ]);
  expect(await causes()).toEqual([]);
});
