import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries, jobRequests, tenderers } from "../../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../../test/database/database.ts";
import { rowsIn } from "../../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { regionRouter } from "../../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const caller = createCallerFactory(regionRouter);
const nobody = caller(contextOf(database));
const actor = await make.admin();
const admin = caller(contextOf(database, actor));
const unknownId = "00000000-0000-4000-8000-000000000000";

beforeEach(() => emptyTables(sql, "categories, regions, tenderers"));

describe("reading", () => {
  test("lists regions first, both levels alphabetically without regard to accents", async () => {
    await fewRegions();
    expect((await nobody.list()).map(({ name }) => name)).toEqual(["Écublens", "Vaud", "Zurich", "Aigle", "Nyon"]);
  });

  test("nests subregions in their region", async () => {
    await fewRegions();
    expect((await nobody.tree()).map(({ name, subregions }) => [name, subregions.map((sub) => sub.name)])).toEqual([
      ["Écublens", []],
      ["Vaud", ["Aigle", "Nyon"]],
      ["Zurich", []],
    ]);
  });

  test("filters", async () => {
    const vaud = await fewRegions();
    expect((await nobody.filtered({ parentId: vaud.id, search: "nyo" })).map(({ name }) => name)).toEqual(["Nyon"]);
    expect(await nobody.filtered({})).toHaveLength(5);
  });
});

describe("add", () => {
  test("adds a region and a subregion of it", async () => {
    const vaud = await admin.add({ name: "Vaud", code: "VD", translations: { en: { name: "Vaud" } } });
    expect(vaud).toEqual({
      id: vaud.id,
      name: "Vaud",
      revision: 1,
      slug: "vaud",
      code: "VD",
      translations: { en: { name: "Vaud" } },
    });
    const nyon = await admin.add({ name: "Nyon", parentId: vaud.id });
    expect(nyon).toMatchObject({ slug: "nyon", parentId: vaud.id });
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.entityId, nyon.id));
    expect(entry).toMatchObject({ actorId: actor.userId, action: "region.add", details: { name: "Nyon" } });
  });

  test("a name may stand once on each level", async () => {
    const zurich = await admin.add({ name: "Zurich", code: "ZH" });
    expect(await admin.add({ name: "Zurich", parentId: zurich.id })).toMatchObject({ slug: "zurich" });
    expect(await refusal(admin.add({ name: "Zürich" }))).toMatchObject({ code: "SLUG_TAKEN" });
    expect(await refusal(admin.add({ name: "ZURICH", parentId: zurich.id }))).toMatchObject({ code: "SLUG_TAKEN" });
    expect(await refusal(admin.add({ name: "Zoug", code: "ZH" }))).toMatchObject({
      code: "CONFLICT",
      errors: { code: [{ rule: "taken" }] },
    });
  });

  test("a subregion cannot be a parent, nor can nothing", async () => {
    const vaud = await admin.add({ name: "Vaud" });
    const nyon = await admin.add({ name: "Nyon", parentId: vaud.id });
    for (const parentId of [nyon.id, unknownId])
      expect(await refusal(admin.add({ name: "Gland", parentId }))).toMatchObject({
        code: "VALIDATION_FAILED",
        errors: { parentId: [{ rule: "unknown" }] },
      });
  });
});

describe("update", () => {
  test("renames, and keeps the parent when none is given", async () => {
    const vaud = await admin.add({ name: "Vaud" });
    const nyon = await admin.add({ name: "Nyon", parentId: vaud.id });
    expect(await admin.update({ id: nyon.id, name: "District de Nyon" })).toMatchObject({
      slug: "district-de-nyon",
      parentId: vaud.id,
    });
  });

  test("moves a subregion with its requests", async () => {
    const { subregion, request } = await requested();
    const other = await admin.add({ name: "Valais" });
    await admin.update({ id: subregion.id, name: "Monthey", parentId: other.id });
    const [row] = await db.select().from(jobRequests).where(eq(jobRequests.id, request.id));
    expect(row?.regionId).toBe(other.id);
  });

  test("never makes a subregion of a region, nor a parent of a subregion", async () => {
    const [vaud, valais] = [await admin.add({ name: "Vaud" }), await admin.add({ name: "Valais" })];
    const nyon = await admin.add({ name: "Nyon", parentId: vaud.id });
    expect(await refusal(admin.update({ id: valais.id, name: "Valais", parentId: vaud.id }))).toMatchObject({
      errors: { parentId: [{ rule: "invalid" }] },
    });
    expect(await refusal(admin.update({ id: nyon.id, name: "Nyon", parentId: nyon.id }))).toMatchObject({
      errors: { parentId: [{ rule: "unknown" }] },
    });
    expect(await refusal(admin.update({ id: unknownId, name: "Rien" }))).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("delete", () => {
  test("takes the subregions along", async () => {
    const vaud = await fewRegions();
    expect(await admin.delete({ id: vaud.id })).toEqual({ id: vaud.id });
    expect((await nobody.list()).map(({ name }) => name)).toEqual(["Écublens", "Zurich"]);
    expect(await refusal(admin.delete({ id: vaud.id }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("is refused with the count while requests are there, for the region and the subregion", async () => {
    const { region, subregion } = await requested();
    for (const { id } of [region, subregion])
      expect(await refusal(admin.delete({ id }))).toMatchObject({ code: "IN_USE", params: { count: 1 } });
    expect(await nobody.list()).toHaveLength(2);
  });

  test("is refused with the counts while clients live there or companies serve it, once each", async () => {
    const vaud = await admin.add({ name: "Vaud" });
    const [nyon, aigle] = [
      await admin.add({ name: "Nyon", parentId: vaud.id }),
      await admin.add({ name: "Aigle", parentId: vaud.id }),
    ];
    const { id } = await make.tenderer();
    await db.update(tenderers).set({ subregionId: nyon.id }).where(eq(tenderers.id, id));
    const company = await make.company({ subregionIds: [nyon.id, aigle.id] });
    const counts = (clients: number, companies: number) => ({
      code: "IN_USE",
      params: { count: 0, clients, companies },
    });
    expect(await refusal(admin.delete({ id: vaud.id }))).toMatchObject(counts(1, 1));
    expect(await refusal(admin.delete({ id: nyon.id }))).toMatchObject(counts(1, 1));
    expect(await refusal(admin.delete({ id: aigle.id }))).toMatchObject(counts(0, 1));
    await sql`delete from company_subregions where company_id = ${company.id}`;
    expect(await admin.delete({ id: aigle.id })).toEqual({ id: aigle.id });
  });

  test("what depends on each stands beside it", async () => {
    const { region, subregion } = await requested();
    const company = await make.company({ subregionIds: [subregion.id] });
    const [row] = await admin.overview();
    const use = { requestCount: 1, companyCount: 1, clientCount: 0 };
    expect(row).toMatchObject({ id: region.id, ...use, subregions: [{ id: subregion.id, ...use }] });
    await sql`delete from company_subregions where company_id = ${company.id}`;
    expect(await admin.overview()).toMatchObject([{ companyCount: 0, subregions: [{ companyCount: 0 }] }]);
  });
});

async function fewRegions() {
  await admin.add({ name: "Zurich", code: "ZH" });
  const vaud = await admin.add({ name: "Vaud", code: "VD" });
  await admin.add({ name: "Écublens" });
  await admin.add({ name: "Nyon", parentId: vaud.id });
  await admin.add({ name: "Aigle", parentId: vaud.id });
  return vaud;
}

async function requested() {
  const category = await make.category();
  const subcategory = await make.subcategory(category.id);
  const region = await make.region();
  const subregion = await make.region({ parentId: region.id });
  const client = await make.tenderer();
  const request = await make.request(client.id, { subcategoryId: subcategory.id, subregionId: subregion.id });
  return { region, subregion, request };
}
