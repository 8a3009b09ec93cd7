import { isAuditField } from "@metiro/shared/audit/fields";
import type { ProcedurePath } from "@metiro/shared/permissions";
import { expect, test } from "vitest";
import { csvExports } from "../../app/exports.ts";
import { testApp } from "../app/app.ts";
import { emptyTables } from "../database/database.ts";
import { callOn, procedures } from "../surface/calls.ts";
import { people } from "../surface/people.ts";
import { rowCases } from "../surface/cases/row-cases.ts";

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
  const entries = await server.sql<{ action: string; actor_id: string; details: object }[]>`
    select action, actor_id, details from audit_entries`;
  expect(entries.map(({ action, actor_id }) => ({ action, actor_id }))).toEqual([
    { action: path, actor_id: admin.userId },
  ]);
  // In another order of the menu the categories themselves are the fields.
  if (path !== "category.reorder") expect(entries.flatMap(({ details }) => unworded(details))).toEqual([]);
});

test.each(csvExports)("$call tells of filters that the back office has words for", ({ input }) => {
  const told = Object.keys(input.shape).filter((name) => name !== "search" && name !== "ids");
  expect(told.filter((name) => !isAuditField(name))).toEqual([]);
});

/** Fields of the details, at whatever depth, that would be read as they are written. Forms are shown as one thing. */
function unworded(details: unknown): string[] {
  if (typeof details !== "object" || details === null || Array.isArray(details)) return [];
  return Object.entries(details).flatMap(([name, value]) => {
    if (name === "questions" || name === "apiKey" || name === "value") return [];
    return [...(isAuditField(name) || name === "before" || name === "after" ? [] : [name]), ...unworded(value)];
  });
}
