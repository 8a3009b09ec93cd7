import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { beforeEach, expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { createJobRequest, createSubregion, createTenderer } from "../../../factories/index.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { tendererRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const router = createCallerFactory(tendererRouter);
const admin = router(contextOf(database, await rowsIn(db).admin()));

beforeEach(async () => {
  await emptyTables(sql, "tenderers, regions");
  await sql`delete from users where role <> 'Admin'`;
});

const names = async (search?: string) =>
  (await admin.list({ ...(search !== undefined && { search }) })).items.map(({ user }) => user.lastName);

test("clients come newest first, by pages, exactly counted; erased ones are not among them", async () => {
  for (const day of [3, 1, 2])
    await createTenderer(db, { user: { lastName: `Jour ${day}` }, createdAt: `2026-03-0${day}T08:00:00.000Z` });
  await createTenderer(db, { user: { lastName: "Effacé", deletedAt: "2026-04-01T08:00:00.000Z" } });
  expect(await names()).toEqual(["Jour 3", "Jour 2", "Jour 1"]);
  expect(await admin.list({ pageNumber: 2, pageSize: 2 })).toMatchObject({
    items: [{ user: { lastName: "Jour 1" } }],
    totalCount: 3,
    totalPages: 2,
  });
  expect(await admin.list({ pageNumber: 5, pageSize: 2 })).toMatchObject({ items: [], totalCount: 3 });
});

test("an admin sees where a client lives and what became of its requests", async () => {
  const district = await createSubregion(db, { name: "Nyon" });
  const client = await createTenderer(db, { locality: "Gland", postalCode: "1196", subregionId: district.id });
  const now = new Date().toISOString();
  const states = [
    {},
    { status: JobStatus.Processed, processedAt: now },
    { status: JobStatus.Canceled, canceledAt: now },
    { status: JobStatus.Canceled, canceledAt: now },
  ];
  for (const state of states) await createJobRequest(db, { tendererId: client.id, subregionId: district.id, ...state });
  await createJobRequest(db, { subregionId: district.id });
  const seen = await admin.get({ id: client.id });
  expect(seen).toEqual({
    id: client.id,
    user: { id: client.user.id, email: client.user.email, firstName: "Dominique", lastName: "Favre" },
    postalCode: "1196",
    locality: "Gland",
    subregionId: district.id,
    subregion: { id: district.id, name: "Nyon" },
    region: { id: district.parentId, name: expect.any(String) },
    lang: "fr",
    profileCompleted: true,
    emailConfirmed: true,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    jobRequests: { total: 4, active: 1, processed: 1, canceled: 2 },
  });
  expect((await admin.list({})).items.find(({ id }) => id === client.id)).toEqual(seen);
  expect(await refusal(admin.get({ id: client.user.id }))).toMatchObject({ code: "NOT_FOUND" });
});

test.each([
  ["zoe", ["Näf"]],
  ["naf zoé", ["Näf"]],
  ["GENEVE", ["Näf"]],
  ["zoe@exemple", ["Näf"]],
  ["_", []],
  ["%", []],
  ["gland", []],
])("finds %s", async (search, found) => {
  await createTenderer(db, {
    locality: "Genève",
    user: { firstName: "Zoé", lastName: "Näf", email: "zoe@exemple.ch" },
  });
  await createTenderer(db, { locality: "Nyon", user: { firstName: "Léa", lastName: "Blanc" } });
  expect(await names(search)).toEqual(found);
  expect((await admin.list({ search })).totalCount).toBe(found.length);
});

test("is sorted by age or by name, and narrowed by place and state", async () => {
  const district = await createSubregion(db);
  const elsewhere = await createSubregion(db);
  const client = (lastName: string, day: number, user: object, subregionId?: string) =>
    createTenderer(db, {
      user: { lastName, ...user },
      createdAt: `2026-03-0${day}T08:00:00.000Z`,
      ...(subregionId !== undefined && { subregionId }),
    });
  await client("Émery", 1, {}, district.id);
  await client("de Watteville", 2, { lockedAt: "2026-04-01T08:00:00.000Z" }, elsewhere.id);
  await client("Zoug", 3, { emailConfirmed: false });
  await client("Effacé", 4, { deletedAt: "2026-04-01T08:00:00.000Z" });
  const found = async (input: Parameters<typeof admin.list>[0]) => {
    const { items, totalCount } = await admin.list(input);
    expect(totalCount).toBe(items.length);
    return items.map(({ user }) => user.lastName);
  };
  expect(await found({ sort: "oldest" })).toEqual(["Émery", "de Watteville", "Zoug"]);
  expect(await found({ sort: "name" })).toEqual(["de Watteville", "Émery", "Zoug"]);
  expect(await found({ sort: "name", state: "active" })).toEqual(["Émery"]);
  expect(await found({ regionId: district.id })).toEqual(["Émery"]);
  expect(await found({ regionId: district.parentId ?? "" })).toEqual(["Émery"]);
  expect(await found({ state: "locked" })).toEqual(["de Watteville"]);
  expect(await found({ state: "unconfirmed" })).toEqual(["Zoug"]);
});
