import { plusDays, plusMonths, swissToday } from "@metiro/shared/calendar-day";
import type { CompanyListInput } from "@metiro/shared/company/schema";
import { beforeEach, expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { companyRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const router = createCallerFactory(companyRouter);
const admin = router(contextOf(database, await make.admin()));
const today = swissToday();
beforeEach(async () => {
  await emptyTables(sql, "categories, regions, tenderers, companies");
  await sql`delete from users where role <> 'Admin'`;
});

const names = async (input: Partial<CompanyListInput>) => {
  const { items, totalCount } = await admin.list(input);
  expect(totalCount).toBe(items.length);
  return items.map(({ name }) => name);
};
const sorted = async (input: Partial<CompanyListInput>) => (await names(input)).toSorted();

test("is sorted by age or by name, as a French directory would", async () => {
  for (const [day, name] of ["Émile SA", "abc Toitures", "Zürcher", "Eberlé"].entries())
    await make.company({ name, createdAt: `2026-03-0${day + 1}T08:00:00.000Z` });
  expect(await names({ sort: "name" })).toEqual(["abc Toitures", "Eberlé", "Émile SA", "Zürcher"]);
  expect(await names({ sort: "oldest" })).toEqual(["Émile SA", "abc Toitures", "Zürcher", "Eberlé"]);
});

test("says why requests cannot be sent, and finds by it", async () => {
  const password = { passwordHash: "chosen" };
  await make.company({ name: "Prête" }, { owner: password });
  await make.company({ name: "En pause", pausedAt: "2026-01-01T00:00:00.000Z" }, { owner: password });
  await make.company({ name: "Bloquée" }, { owner: { ...password, lockedAt: "2026-01-01T00:00:00.000Z" } });
  await make.company({ name: "Invitée" }, { owner: { emailConfirmed: false } });
  await make.company({ name: "Non confirmée" }, { owner: { ...password, emailConfirmed: false } });
  await make.company({ name: "Effacée" }, { owner: { deletedAt: "2026-01-01T00:00:00.000Z" } });
  expect(await sorted({ state: "available" })).toEqual(["Prête"]);
  expect(await sorted({ state: "paused" })).toEqual(["En pause"]);
  expect(await sorted({ state: "locked" })).toEqual(["Bloquée"]);
  expect(await sorted({ state: "invited" })).toEqual(["Invitée"]);
  expect(await sorted({ state: "unconfirmed" })).toEqual(["Non confirmée"]);
});

test("finds by trade, verification and profile", async () => {
  const [building, garden] = [await make.category(), await make.category()];
  const trade = await make.subcategory(building.id);
  const district = await make.region({ parentId: (await make.region()).id });
  const serves = { subcategoryId: trade.id, subregionId: district.id };
  await make.company({ name: "Maçons", verified: true }, { serves });
  await make.company({ name: "Nouvelle" }, { owner: { profileCompleted: false } });
  expect(await names({ categoryId: building.id })).toEqual(["Maçons"]);
  expect(await names({ categoryId: garden.id })).toEqual([]);
  expect(await names({ categoryId: building.id, subcategoryId: trade.id })).toEqual(["Maçons"]);
  expect(await names({ verified: true })).toEqual(["Maçons"]);
  expect(await names({ verified: false })).toEqual(["Nouvelle"]);
  expect(await names({ profileCompleted: false })).toEqual(["Nouvelle"]);
  expect(await names({ profileCompleted: true, verified: true })).toEqual(["Maçons"]);
});

test("finds by how a company stands with its subscriptions", async () => {
  const paying = async (name: string, ...periods: [string, string][]) => {
    const { id } = await make.company({ name });
    for (const [startsOn, endsOn] of periods) await make.subscription({ companyId: id, startsOn, endsOn });
    return id;
  };
  const nextMonth = plusDays(today, 30);
  await paying("Longtemps", [today, plusMonths(today, 12)]);
  await paying("Bientôt fini", [today, nextMonth]);
  await paying("Prolongé", [today, nextMonth], [plusDays(nextMonth, 1), plusMonths(nextMonth, 12)]);
  await paying("À venir", ["2020-01-01", "2020-12-31"], [plusDays(today, 1), plusMonths(today, 12)]);
  await paying("Fini", ["2020-01-01", plusDays(today, -1)]);
  const canceled = await paying("Annulé");
  const canceledAt = new Date().toISOString();
  await make.subscription({ companyId: canceled, startsOn: today, endsOn: nextMonth, canceledAt });
  expect(await sorted({ subscription: "active" })).toEqual(["Bientôt fini", "Longtemps", "Prolongé"]);
  expect(await sorted({ subscription: "ending" })).toEqual(["Bientôt fini"]);
  expect(await sorted({ subscription: "upcoming" })).toEqual(["À venir"]);
  expect(await sorted({ subscription: "expired" })).toEqual(["Fini"]);
  expect(await sorted({ subscription: "none" })).toEqual(["Annulé", "Fini", "À venir"]);
});

test("a pause keeps requests away until it is ended, and is noted once each time", async () => {
  const { id, actor } = await make.company();
  const pausedAt = async () => (await admin.get({ id })).pausedAt;
  await admin.pause({ id, paused: true });
  const since = await pausedAt();
  expect(since).toEqual(expect.any(String));
  await admin.pause({ id, paused: true });
  expect(await pausedAt()).toBe(since);
  expect(await admin.get({ id })).toMatchObject({ available: false });
  await admin.pause({ id, paused: false });
  expect(await admin.get({ id })).toMatchObject({ available: true });
  expect(await pausedAt()).toBeUndefined();
  const entries = await sql`select details from audit_entries where entity_id = ${id} order by at`;
  expect(entries.map(({ details }) => details as object)).toEqual([
    { before: { paused: false }, after: { paused: true } },
    { before: { paused: true }, after: { paused: false } },
  ]);
  expect(await refusal(router(contextOf(database, actor)).pause({ id, paused: true }))).toMatchObject({
    code: "FORBIDDEN",
  });
  const erased = await make.company({}, { owner: { deletedAt: "2026-01-01T00:00:00.000Z" } });
  expect(await refusal(admin.pause({ id: erased.id, paused: true }))).toMatchObject({ code: "NOT_FOUND" });
});
