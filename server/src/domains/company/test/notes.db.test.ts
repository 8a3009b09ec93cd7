import { expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { companyRouter } from "../index.ts";

const database = await testDatabase();
const { sql } = database;
const make = rowsIn(database.db);
const router = createCallerFactory(companyRouter);
const office = await make.admin();
const admin = router(contextOf(database, office));

test("notes about a company stand newest first, with who wrote them; the audit keeps that, not what", async () => {
  const { id } = await make.company();
  expect((await admin.get({ id })).notes).toEqual([]);
  await admin.addNote({ id, text: "A rappelé mardi." });
  const { notes } = await admin.addNote({ id, text: "  Préfère le matin. " });
  expect(notes.map(({ text, author }) => [text, author?.id])).toEqual([
    ["Préfère le matin.", office.userId],
    ["A rappelé mardi.", office.userId],
  ]);
  expect((await admin.get({ id })).notes).toEqual(notes);
  const entries = await sql`select action, details from audit_entries where entity_id = ${id}`;
  expect(entries.map((entry) => ({ ...entry }))).toEqual(
    Array.from({ length: 2 }, () => ({ action: "company.addNote", details: {} })),
  );
});

test("a note of whose author the account is gone stays, without a name", async () => {
  const { id } = await make.company();
  await sql`insert into company_notes (company_id, text) values (${id}, 'A rappelé.')`;
  expect((await admin.get({ id })).notes).toEqual([expect.not.objectContaining({ author: expect.anything() })]);
});

test("the company reads and writes none of them, nor does another one", async () => {
  const company = await make.company();
  const { id } = company;
  await admin.addNote({ id, text: "A rappelé mardi." });
  for (const { actor } of [company, await make.company()]) {
    const caller = router(contextOf(database, actor));
    expect(await refusal(caller.addNote({ id, text: "Moi." }))).toMatchObject({ code: "FORBIDDEN" });
    expect(JSON.stringify(await caller.own())).not.toContain("mardi");
  }
});

test("an erased company and one that is not there take no note", async () => {
  const { id } = await make.company({}, { owner: { deletedAt: "2026-01-01T00:00:00.000Z" } });
  for (const one of [id, crypto.randomUUID()])
    expect(await refusal(admin.addNote({ id: one, text: "Trop tard." }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await sql`select from company_notes where company_id = ${id}`).toHaveLength(0);
});
