import { readFile } from "node:fs/promises";
import { maxViews } from "@metiro/shared/saved-view/schema";
import { beforeEach, expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { savedViewRouter } from "../index.ts";

const database = await testDatabase();
const make = rowsIn(database.db);
const caller = createCallerFactory(savedViewRouter);
const admin = caller(contextOf(database, await make.admin()));
const other = caller(contextOf(database, await make.admin()));
const list = "jobRequests";

beforeEach(() => emptyTables(database.sql, "saved_views"));

const views = async (of = admin) => (await of.list({ list })).map(({ name, isDefault }) => [name, isDefault]);

test("an admin keeps views of a list under names, each one their own", async () => {
  const search = { status: "active", pageSize: 25 };
  const view = await admin.add({ list, name: "Lausanne", search });
  expect(view).toMatchObject({ list, name: "Lausanne", search, isDefault: false });
  await admin.add({ list: "companies", name: "Lausanne", search: {} });
  await other.add({ list, name: "Lausanne", search: {} });
  expect(await admin.list({ list })).toEqual([view]);
  expect(await refusal(admin.add({ list, name: "Lausanne", search: {} }))).toMatchObject({
    code: "CONFLICT",
    errors: { name: [{ rule: "taken" }] },
  });
});

test("a list begins with one of them at most", async () => {
  await other.add({ list, name: "Autre", search: {}, isDefault: true });
  const first = await admin.add({ list, name: "A", search: {}, isDefault: true });
  const second = await admin.add({ list, name: "B", search: {}, isDefault: true });
  expect(await views()).toEqual([
    ["A", false],
    ["B", true],
  ]);
  await admin.update({ id: first.id, isDefault: true });
  expect(await views()).toEqual([
    ["A", true],
    ["B", false],
  ]);
  await admin.update({ id: first.id, isDefault: false, name: "Z", search: { sort: "oldest" } });
  expect(await views()).toEqual([
    ["B", false],
    ["Z", false],
  ]);
  expect((await admin.list({ list }))[1]?.search).toEqual({ sort: "oldest" });
  expect(await views(other)).toEqual([["Autre", true]]);
  await admin.delete({ id: second.id });
  expect(await views()).toEqual([["Z", false]]);
});

test("those of another admin do not exist", async () => {
  const { id } = await admin.add({ list, name: "A", search: {} });
  expect(await refusal(other.update({ id, name: "B" }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(other.update({ id, isDefault: true }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(other.delete({ id }))).toMatchObject({ code: "NOT_FOUND" });
});

test("what is shared is found by every admin, with its owner, and changed by the owner alone", async () => {
  const columns = ["number", "title"];
  const { id } = await admin.add({ list, name: "Sans couverture", search: {}, shared: true, columns });
  const mine = await other.add({ list, name: "Z", search: {} });
  const [own, found] = await other.list({ list });
  expect(own).toEqual(mine);
  expect(found).toMatchObject({
    id,
    shared: true,
    columns,
    isDefault: false,
    owner: { firstName: expect.any(String) },
  });
  for (const change of [{ name: "B" }, { shared: false }, { search: {}, isDefault: true }, { columns: null }])
    expect(await refusal(other.update({ id, ...change }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(other.delete({ id }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await admin.update({ id, columns: null })).not.toHaveProperty("columns");
});

test("each admin chooses with which view the list begins, a colleague's shared one included", async () => {
  const { id } = await admin.add({ list, name: "A", search: {}, shared: true, isDefault: true });
  const own = await other.add({ list, name: "B", search: {}, isDefault: true });
  expect(await other.update({ id, isDefault: true })).toMatchObject({ id, isDefault: true });
  expect(await views(other)).toEqual([
    ["B", false],
    ["A", true],
  ]);
  expect(await views()).toEqual([["A", true]]);
  await other.update({ id: own.id, isDefault: true });
  expect(await views(other)).toEqual([
    ["B", true],
    ["A", false],
  ]);
  await other.update({ id, isDefault: true });
  await other.update({ id, isDefault: false });
  expect((await views(other)).map(([, isDefault]) => isDefault)).toEqual([false, false]);
  await other.update({ id, isDefault: true });
  await admin.update({ id, shared: false });
  expect(await views(other)).toEqual([["B", false]]);
  expect(await views()).toEqual([["A", true]]);
  await admin.update({ id, shared: true });
  expect(await views(other)).toEqual([
    ["B", false],
    ["A", false],
  ]);
});

test("there is an end to how many, however many are kept at once", async () => {
  for (let n = 1; n < maxViews; n++) await admin.add({ list, name: `Vue ${n}`, search: {} });
  const outcomes = await Promise.allSettled(["X", "Y"].map((name) => admin.add({ list, name, search: {} })));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await refusal(admin.add({ list, name: "Z", search: {} }))).toMatchObject({
    errors: { name: [{ rule: "tooMany", max: maxViews }] },
  });
});

test("views of requests that were kept while their list opened on all of them go on showing what they showed", async () => {
  const kept = [
    { name: "Tout", search: { search: "bain" } },
    { name: "Traitées", search: { status: "processed" } },
    { name: "Anciennes", search: { sort: "oldest" } },
  ];
  for (const view of kept) await admin.add({ list, ...view });
  await admin.add({ list: "companies", name: "Vevey", search: {} });
  await database.sql`update saved_views set created_at = '2026-11-01'`;
  await admin.add({ list, name: "Depuis", search: {} });
  const mend = new URL("../../../../../drizzle/0033_views_of_all_requests.sql", import.meta.url);
  await database.sql.unsafe(await readFile(mend, "utf8"));
  const found = await database.sql`select name, search from saved_views order by id`;
  expect(found.map(({ name, search }) => [name, search])).toEqual([
    ["Tout", { status: "all", sort: "newest", search: "bain" }],
    ["Traitées", { status: "processed", sort: "newest" }],
    ["Anciennes", { status: "all", sort: "oldest" }],
    ["Vevey", {}],
    ["Depuis", {}],
  ]);
});
