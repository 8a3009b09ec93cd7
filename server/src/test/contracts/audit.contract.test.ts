import type { ProcedurePath } from "@metiro/shared/permissions";
import { expect, test } from "vitest";
import { testApp } from "../app.ts";
import { emptyTables } from "../database.ts";
import { callOn, procedures } from "../surface/calls.ts";
import { people } from "../surface/people.ts";
import { rowCases } from "../surface/row-cases.ts";

const server = await testApp();
const world = { db: server.db, sql: server.sql, people: await people(server) };
const { admin } = world.people;

const changes = procedures.flatMap((procedure) => {
  const rows = rowCases[procedure.path as ProcedurePath];
  return procedure.type === "mutation" && rows?.finds.includes("admin")
    ? [{ path: procedure.path, procedure, rows }]
    : [];
});

test("there are changes that only admins make", () => {
  expect(changes.map(({ path }) => path)).toEqual(expect.arrayContaining(["user.delete", "category.update"]));
});

test.each(changes)("$path by an admin is noted, once, with who did it", async ({ path, procedure, rows }) => {
  const input = await rows.input(world);
  await emptyTables(server.sql, "audit_entries");
  const { status } = await callOn("REST", server.app, procedure, { input, authorization: admin.authorization });
  expect(status).toBe(200);
  const entries = await server.sql`select action, actor_id from audit_entries`;
  expect(entries.map((entry) => ({ ...entry }))).toEqual([{ action: path, actor_id: admin.userId }]);
});
