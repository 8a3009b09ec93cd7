import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
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
  const seen = { sql, config: { backupLog: log }, world: { now: () => new Date() } };
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
