import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { createTenderer } from "../factories/index.ts";
import type { Checked } from "../invariants/index.ts";
import { testDatabase } from "../test/database/database.ts";
import { productionSettings } from "../test/app/production-settings.ts";
import { operate } from "./program.ts";

const { db, sql, url } = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), "metiro-check-"));
afterAll(() => rm(folder, { recursive: true }));

const settings = productionSettings(url, folder);

test("a database that holds ends with 0; what does not is told with its rows, and ends with 1", async () => {
  const { user } = await createTenderer(db);
  const well = await operate(["check", "--json"], settings);
  expect(well).toMatchObject({ code: 0, stderr: "" });
  const all = JSON.parse(well.stdout) as Checked[];
  expect(all.length).toBeGreaterThan(40);
  expect(all.every(({ count }) => count === 0)).toBe(true);

  await sql`update users set lock_reason = 'Vacances' where id = ${user.id}`;
  const id = randomUUID();
  await sql`insert into files (id, owner_id, width, height, bytes) values (${id}, ${user.id}, 1, 1, 1)`;
  const badly = await operate(["check"], settings);
  expect(badly).toMatchObject({ code: 1, stdout: "" });
  expect(badly.stderr).toContain(
    `1  lock-reason-of-locked: Only an account that is locked says why.\n          ${user.id}: has a reason`,
  );
  expect(badly.stderr).toContain(`${id}: no bytes`);
  expect(badly.stderr).toContain(`2 of ${all.length} do not hold.`);
});
