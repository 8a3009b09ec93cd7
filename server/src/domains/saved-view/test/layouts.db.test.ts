import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listLayouts } from "../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { eraseAccount } from "../../auth/account/erase-account.ts";
import { savedViewRouter } from "../index.ts";

const database = await testDatabase();
const make = rowsIn(database.db);
const caller = createCallerFactory(savedViewRouter);
const person = await make.admin();
const admin = caller(contextOf(database, person));
const other = caller(contextOf(database, await make.admin()));
const list = "jobRequests";
const none = { shown: [], hidden: [], order: [] };

beforeEach(() => emptyTables(database.sql, "saved_views"));

const layouts = (of = admin) => of.layouts({ list });

test("how a list is laid out is kept with the account, each part by itself, and is nobody else's", async () => {
  expect(await layouts()).toEqual([]);
  expect(await admin.keepLayout({ list, rows: "roomy" })).toEqual({ rows: "roomy", ...none });
  await admin.keepLayout({ list, shown: ["budget"], hidden: ["photos"] });
  await admin.keepLayout({ list, order: ["title", "number"] });
  await admin.keepLayout({ list: "users", rows: "compact" });
  const kept = { rows: "roomy", shown: ["budget"], hidden: ["photos"], order: ["title", "number"] };
  expect(await layouts()).toEqual([kept]);
  expect(await layouts(other)).toEqual([]);
  await other.keepLayout({ list, rows: "compact" });
  await admin.keepLayout({ list, rows: null, shown: [] });
  expect(await layouts()).toEqual([{ shown: [], hidden: ["photos"], order: ["title", "number"] }]);
  expect(await layouts(other)).toEqual([{ rows: "compact", ...none }]);
});

test("two tabs that change something at once both keep it", async () => {
  await Promise.all([admin.keepLayout({ list, rows: "roomy" }), admin.keepLayout({ list, shown: ["budget"] })]);
  expect(await layouts()).toEqual([{ rows: "roomy", ...none, shown: ["budget"] }]);
});

test("what is changed of a view is kept apart, as long as the view is seen", async () => {
  const { id: viewId } = await other.add({ list, name: "A", search: {}, columns: ["title"], shared: true });
  await admin.keepLayout({ list, order: ["title", "age"] });
  await admin.keepLayout({ list, viewId, shown: ["age"] });
  const own = { ...none, order: ["title", "age"] };
  expect(await layouts()).toEqual([{ viewId, ...none, shown: ["age"] }, own]);
  await other.update({ id: viewId, shared: false });
  expect(await layouts()).toEqual([own]);
  expect(await refusal(admin.keepLayout({ list, viewId, shown: [] }))).toMatchObject({ code: "NOT_FOUND" });
  await other.update({ id: viewId, shared: true });
  expect(await refusal(admin.keepLayout({ list: "users", viewId, shown: [] }))).toMatchObject({ code: "NOT_FOUND" });
  await other.delete({ id: viewId });
  expect(await layouts()).toEqual([own]);
});

test("a list begins with one view, be it ready-made, one's own or a colleague's", async () => {
  const begins = async (of = admin) => [
    ...(await of.list({ list })).flatMap(({ name, isDefault }) => (isDefault ? [name] : [])),
    ...(await layouts(of)).flatMap(({ opensWith }) => opensWith ?? []),
  ];
  const own = await admin.add({ list, name: "A", search: {}, isDefault: true });
  const shared = await other.add({ list, name: "B", search: {}, shared: true });
  await admin.keepLayout({ list: "users", opensWith: "mine" });
  await admin.keepLayout({ list, rows: "roomy", opensWith: "unanswered" });
  expect(await begins()).toEqual(["unanswered"]);
  await admin.keepLayout({ list, opensWith: "mine" });
  expect(await begins()).toEqual(["mine"]);
  await admin.update({ id: shared.id, isDefault: true });
  expect(await begins()).toEqual(["B"]);
  await admin.keepLayout({ list, opensWith: "mine" });
  expect(await begins()).toEqual(["mine"]);
  await admin.update({ id: own.id, isDefault: true });
  expect(await begins()).toEqual(["A"]);
  await admin.keepLayout({ list, opensWith: "accepted" });
  await admin.keepLayout({ list, opensWith: null });
  expect(await begins()).toEqual([]);
  expect(await begins(other)).toEqual([]);
  expect(await layouts()).toEqual([{ rows: "roomy", ...none }]);
  expect((await admin.layouts({ list: "users" })).map(({ opensWith }) => opensWith)).toEqual(["mine"]);
  for (const given of [{ opensWith: "unknown" as never }, { viewId: own.id, opensWith: "mine" as const }])
    expect(await refusal(admin.keepLayout({ list, ...given }))).toMatchObject({ code: "VALIDATION_FAILED" });
});

test("unknown lists, heights and keys are refused, and more columns than a list has", async () => {
  const many = Array.from({ length: 41 }, () => "title");
  for (const given of [{ list: "elsewhere" }, { rows: "huge" }, { shown: ["a b"] }, { hidden: ["x".repeat(41)] }])
    expect(await refusal(admin.keepLayout({ list, ...given } as never))).toMatchObject({ code: "VALIDATION_FAILED" });
  for (const part of ["shown", "hidden", "order"])
    expect(await refusal(admin.keepLayout({ list, [part]: many }))).toMatchObject({ code: "VALIDATION_FAILED" });
  expect(await layouts()).toEqual([]);
});

test("it goes with the account", async () => {
  const gone = await make.admin();
  await caller(contextOf(database, gone)).keepLayout({ list, rows: "roomy" });
  await admin.keepLayout({ list, rows: "compact" });
  await database.db.transaction((tx) => eraseAccount(tx, gone.userId));
  expect(await database.db.$count(listLayouts, eq(listLayouts.userId, gone.userId))).toBe(0);
  expect(await layouts()).toHaveLength(1);
});
