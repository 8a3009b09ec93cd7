import { maxCounted } from "@metiro/shared/paging/constants";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { auditEntries, users } from "../../../db/schema/index.ts";
import { contextOf } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createUser } from "../../../factories/index.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { auditRouter, changes } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const admin = createCallerFactory(auditRouter)(contextOf(database, await rowsIn(db).admin()));
const anna = await createUser(db, { role: "Admin", firstName: "Anaïs", lastName: "Müller" });
const beat = await createUser(db, { role: "Admin", firstName: "Béat", lastName: "Rey" });
const [category, request] = ["0199f0c0-0000-7000-8000-000000000001", "0199f0c0-0000-7000-8000-000000000002"];

beforeAll(async () => {
  const details = { before: { icon: "zap" }, after: { icon: null } };
  await db.insert(auditEntries).values([
    {
      actorId: anna.id,
      action: "category.update",
      entity: "category",
      entityId: category,
      details: { name: "Électricité", ...details },
      // Half past midnight in Zurich.
      at: "2026-03-01T23:30:00.000Z",
    },
    {
      actorId: beat.id,
      action: "jobRequest.delete",
      entity: "jobRequest",
      entityId: request,
      details: { number: "2026-000123", before: { status: 0 } },
      at: "2026-03-02T22:59:00.000Z",
    },
    { action: "auth.signInPaused", entity: "user", details: {}, at: "2026-03-03T08:00:00.000Z" },
    {
      actorId: anna.id,
      action: "applicationConfig.update",
      entity: "applicationConfig",
      details: { key: "site.currency" },
      at: "2026-03-04T08:00:00.000Z",
    },
  ]);
});

const actions = async (input: Parameters<typeof admin.list>[0]) => {
  const { items, totalCount } = await admin.list(input);
  expect(totalCount).toBe(items.length);
  return items.map(({ action }) => action.split(".")[0]);
};

/** Past the triggers, which refuse it. */
const takeAway = (action: string) =>
  sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`delete from audit_entries where action = ${action}`;
  });

test("entries come latest first, by pages, with who did what, before and after", async () => {
  const page = await admin.list({ pageNumber: 2, pageSize: 3 });
  expect(page).toMatchObject({ totalCount: 4, totalPages: 2 });
  expect(page.items).toEqual([
    {
      id: expect.any(String),
      at: "2026-03-01T23:30:00.000Z",
      action: "category.update",
      actor: { id: anna.id, firstName: "Anaïs", lastName: "Müller", role: "Admin" },
      entity: "category",
      entityId: category,
      details: { name: "Électricité", before: { icon: "zap" }, after: { icon: null } },
    },
  ]);
  const [, nobody] = (await admin.list({})).items;
  expect(nobody).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    action: "auth.signInPaused",
    entity: "user",
    details: {},
  });
});

test.each([
  ["who", { actorId: anna.id }, ["applicationConfig", "category"]],
  ["what", { action: "jobRequest.delete" }, ["jobRequest"]],
  ["the kind of row", { entity: "user" }, ["auth"]],
  ["the row", { entityId: request }, ["jobRequest"]],
  ["a first day, in Zurich", { from: "2026-03-02" }, ["applicationConfig", "auth", "jobRequest", "category"]],
  ["the next first day", { from: "2026-03-03" }, ["applicationConfig", "auth"]],
  ["a last day, itself included", { to: "2026-03-02" }, ["jobRequest", "category"]],
  ["all at once", { actorId: beat.id, entity: "jobRequest", from: "2026-03-02", to: "2026-03-02" }, ["jobRequest"]],
  ["nothing that there is", { actorId: request }, []],
])("is narrowed by %s", async (_name, input, found) => {
  expect(await actions(input)).toEqual(found);
});

test.each([
  ["electri", ["category"]],
  ["2026-000123", ["jobRequest"]],
  ["123", ["jobRequest"]],
  ["site.currency", ["applicationConfig"]],
  ["anais", ["applicationConfig", "category"]],
  ["REY", ["jobRequest"]],
  [category, ["category"]],
  [beat.id, ["jobRequest"]],
  ["&|%", []],
  ["zap", []],
])("finds %s", async (search, found) => {
  expect(await actions({ search })).toEqual(found);
});

describe("every list has its index", () => {
  test.each([
    ["", "audit_entries_at"],
    ["where actor_id = '0199f0c0-0000-7000-8000-000000000001'", "audit_entries_actor"],
    ["where action = 'category.update'", "audit_entries_action"],
    ["where entity = 'category'", "audit_entries_entity"],
    ["where entity_id = '0199f0c0-0000-7000-8000-000000000001'", "audit_entries_entity_id"],
  ])("%s", async (where, index) => {
    const plan = await sql.begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      await tx`set local enable_sort = off`;
      return tx.unsafe(`explain select id from audit_entries ${where} order by at desc, id desc limit 10`);
    });
    expect(JSON.stringify(plan)).toContain(`using ${index} on`);
  });
});

test("what changed is what differs, absent or null", () => {
  const before = { name: "Peinture", icon: null as string | null, translations: { en: { name: "Paint" } } };
  expect(changes(before, { ...before, translations: { en: { name: "Paint" } } })).toEqual({ before: {}, after: {} });
  expect(changes(before, { ...before, icon: "brush", translations: { en: { name: "Painting" } } })).toEqual({
    before: { icon: null, translations: { en: { name: "Paint" } } },
    after: { icon: "brush", translations: { en: { name: "Painting" } } },
  });
});

test("an entry says what its row is called today, while there is one", async () => {
  await db
    .insert(auditEntries)
    .values([{ action: "user.lock", entity: "user", entityId: beat.id, details: {}, at: "2026-03-05T08:00:00.000Z" }]);
  const [lock] = (await admin.list({ entityId: beat.id, action: "user.lock" })).items;
  expect(lock).toMatchObject({ subject: "Béat Rey" });
  const [gone] = (await admin.list({ entityId: category })).items;
  expect(gone).not.toHaveProperty("subject");
  await takeAway("user.lock");
});

test("of more entries than anybody pages through the total says only that", async () => {
  await sql`insert into audit_entries (action, entity, at)
    select 'region.update', 'region', '2025-01-01'::timestamptz from generate_series(1, ${maxCounted + 2})`;
  expect(await admin.list({ pageSize: 100 })).toMatchObject({
    totalCount: maxCounted,
    totalPages: maxCounted / 100,
    totalCapped: true,
  });
  expect(await admin.list({ entity: "category" })).toMatchObject({ totalCount: 1, totalCapped: false });
  await takeAway("region.update");
});

test("a word that nearly every entry has is found latest first, page by page; a rare one among them exactly", async () => {
  await sql`insert into audit_entries (action, entity, details, at)
    select 'region.update', 'region', jsonb_build_object('name', 'Riviera ' || n), '2026-06-01'::timestamptz + n * interval '1 second'
    from generate_series(1, ${maxCounted + 2}) as n`;
  const many = await admin.list({ search: "riviera", pageSize: 3, pageNumber: 2 });
  expect(many).toMatchObject({ totalCount: maxCounted, totalCapped: true });
  expect(many.items.map(({ details }) => details["name"])).toEqual(
    [1, 2, 3].map((rank) => `Riviera ${maxCounted - rank}`),
  );
  const few = await admin.list({ search: "riviera 7777" });
  expect(few).toMatchObject({ totalCount: 1, totalCapped: false });
  expect(few.items.map(({ details }) => details["name"])).toEqual(["Riviera 7777"]);
  await takeAway("region.update");
});

test("rows that details speak of have the names of today; erased people and what is gone have none", async () => {
  const make = rowsIn(db);
  const company = await make.company();
  const [gone] = await db
    .update(users)
    .set({ deletedAt: "2026-03-05T08:00:00Z" })
    .where(eq(users.id, (await createUser(db, { role: "Admin" })).id))
    .returning();
  await db.insert(auditEntries).values({
    actorId: anna.id,
    action: "jobRequest.setDesk",
    entity: "jobRequest",
    details: {
      companyIds: [company.id, category],
      before: { assigneeId: gone?.id, mark: null },
      after: { assigneeId: anna.id, mark: "duplicate" },
    },
    at: "2026-03-05T09:00:00.000Z",
  });
  const [entry] = (await admin.list({ action: "jobRequest.setDesk" })).items;
  expect(entry?.names?.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { id: anna.id, name: "Anaïs Müller" },
    { id: company.id, name: company.name },
  ]);
});
