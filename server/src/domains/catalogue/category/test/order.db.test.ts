import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries, blogs, jobRequests, subcategories } from "../../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../../test/database/database.ts";
import { createPost } from "../../../../factories/index.ts";
import { rowsIn } from "../../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { categoryRouter, subCategoryRouter } from "../../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const actor = await make.admin();
const context = contextOf(database, actor);
const admin = createCallerFactory(categoryRouter)(context);
const subAdmin = createCallerFactory(subCategoryRouter)(context);
const unknownId = "00000000-0000-4000-8000-000000000000";

beforeEach(() => emptyTables(sql, "categories, regions, tenderers, audit_entries"));

/** Two categories with two subcategories each, and two requests of « Parquet » with a company that serves it. */
async function menu() {
  const [floors, garden] = [await admin.add({ name: "Sols" }), await admin.add({ name: "Jardin" })];
  const add = (categoryId: string, name: string) => subAdmin.add({ categoryId, name });
  const [parquet, tiles] = [await add(floors.id, "Parquet"), await add(floors.id, "Carrelage")];
  const [hedge, lawn] = [await add(garden.id, "Haies"), await add(garden.id, "Gazon")];
  const region = await make.region();
  const place = { subcategoryId: parquet.id, subregionId: (await make.region({ parentId: region.id })).id };
  const client = await make.tenderer();
  const recent = await make.request(client.id, place);
  const old = await make.request(client.id, place, { createdAt: "2020-01-01T00:00:00.000Z" });
  const company = await make.company({}, { serves: place });
  return { floors, garden, parquet, tiles, hedge, lawn, recent, old, company };
}

const placed = (category: { id: string }, ...subs: { id: string }[]) => ({
  id: category.id,
  subcategoryIds: subs.map(({ id }) => id),
});

const names = async () =>
  (await admin.overview()).categories.map(({ name, subCategories }) => [name, ...subCategories.map((sub) => sub.name)]);

describe("overview", () => {
  test("says what depends on each, a company that serves two subcategories once", async () => {
    const { parquet, tiles, company } = await menu();
    await sql`insert into company_subcategories values (${company.id}, ${tiles.id})`;
    await subAdmin.updateQuestions({
      id: parquet.id,
      questions: {
        version: 1,
        steps: [
          {
            id: "s",
            title: { fr: "Sol" },
            questions: [
              { id: "wood", type: "yesNo", label: { fr: "Bois ?" }, required: false },
              { id: "note", type: "info", label: { fr: "À savoir" }, required: false },
            ],
          },
        ],
      },
    });
    const { categories } = await admin.overview();
    expect(categories).toMatchObject([
      { name: "Sols", requestCount: 2, recentRequestCount: 1, companyCount: 1 },
      { name: "Jardin", requestCount: 0, recentRequestCount: 0, companyCount: 0 },
    ]);
    expect(categories[0]?.subCategories).toMatchObject([
      { name: "Parquet", questionCount: 1, requestCount: 2, recentRequestCount: 1, companyCount: 1 },
      { name: "Carrelage", questionCount: 0, requestCount: 0, companyCount: 1 },
    ]);
  });
});

describe("reorder", () => {
  test("gives categories and subcategories another place, and a subcategory another category with its requests", async () => {
    const { floors, garden, parquet, tiles, hedge, lawn, recent } = await menu();
    const { order } = await admin.overview();
    const after = await admin.reorder({
      baseOrder: order,
      categories: [placed(garden, lawn, parquet, hedge), placed(floors, tiles)],
    });
    expect(await names()).toEqual([
      ["Jardin", "Gazon", "Parquet", "Haies"],
      ["Sols", "Carrelage"],
    ]);
    expect(after.order).not.toBe(order);
    expect(after).toEqual(await admin.overview());
    const [request] = await db.select().from(jobRequests).where(eq(jobRequests.id, recent.id));
    expect(request?.categoryId).toBe(garden.id);
    expect(after.categories[0]?.requestCount).toBe(2);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, "category.reorder"));
    expect(entry).toMatchObject({
      actorId: actor.userId,
      details: {
        before: { categories: ["Sols", "Jardin"], Sols: ["Parquet", "Carrelage"], Jardin: ["Haies", "Gazon"] },
        after: { categories: ["Jardin", "Sols"], Sols: ["Carrelage"], Jardin: ["Gazon", "Parquet", "Haies"] },
      },
    });
  });

  test("outdates the form of a subcategory that moved to another category, and of no other one", async () => {
    const { floors, garden, parquet, tiles, hedge, lawn } = await menu();
    await admin.reorder({ categories: [placed(floors, tiles), placed(garden, lawn, hedge, parquet)] });
    const edit = { categoryId: floors.id, name: "Parquet massif", baseRevision: parquet.revision };
    expect(await refusal(subAdmin.update({ id: parquet.id, ...edit }))).toMatchObject({ code: "REVISION_CONFLICT" });
    const other = { categoryId: garden.id, name: "Gazon", baseRevision: lawn.revision };
    expect(await subAdmin.update({ id: lawn.id, ...other })).toMatchObject({ revision: lawn.revision + 1 });
  });

  test("of two admins who changed the same order one saves, the other one is told", async () => {
    const { floors, garden, parquet, tiles, hedge, lawn } = await menu();
    const { order: baseOrder } = await admin.overview();
    const one = [placed(floors, tiles, parquet), placed(garden, hedge, lawn)];
    const other = [placed(floors, parquet, tiles), placed(garden, lawn, hedge)];
    const saved = await Promise.allSettled([
      admin.reorder({ categories: one, baseOrder }),
      admin.reorder({ categories: other, baseOrder }),
    ]);
    expect(saved.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = saved[0]?.status === "rejected" ? one : other;
    expect(await refusal(admin.reorder({ categories: lost, baseOrder }))).toMatchObject({ code: "REVISION_CONFLICT" });
  });

  test("is a conflict when something was added or deleted meanwhile, and a mistake when something stands twice", async () => {
    const { floors, garden, parquet, tiles, hedge, lawn } = await menu();
    const without = [placed(floors, tiles), placed(garden, hedge, lawn)];
    expect(await refusal(admin.reorder({ categories: without }))).toMatchObject({ code: "REVISION_CONFLICT" });
    const unknown = [placed(floors, tiles, { id: unknownId }), placed(garden, hedge, lawn)];
    expect(await refusal(admin.reorder({ categories: unknown }))).toMatchObject({ code: "REVISION_CONFLICT" });
    const twice = [placed(floors, parquet, tiles), placed(garden, hedge, lawn, parquet)];
    expect(await refusal(admin.reorder({ categories: twice }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { categories: [{ rule: "invalid" }] },
    });
    expect(await names()).toEqual([
      ["Sols", "Parquet", "Carrelage"],
      ["Jardin", "Haies", "Gazon"],
    ]);
  });
});

describe("merge of a subcategory", () => {
  test("moves requests and companies, leads its addresses to the other one and deletes it", async () => {
    const { parquet, lawn, garden, recent, company } = await menu();
    await subAdmin.update({ id: parquet.id, categoryId: parquet.categoryId, name: "Parquet et lames" });
    expect(await subAdmin.merge({ id: parquet.id, targetId: lawn.id })).toEqual({
      id: parquet.id,
      targetId: lawn.id,
      requestCount: 2,
      companyCount: 1,
    });
    const [request] = await db.select().from(jobRequests).where(eq(jobRequests.id, recent.id));
    expect(request).toMatchObject({
      subcategoryId: lawn.id,
      categoryId: garden.id,
      form: recent.form,
      formRevision: null,
    });
    expect(await sql`select subcategory_id from company_coverage where company_id = ${company.id}`).toEqual([
      { subcategory_id: lawn.id },
    ]);
    for (const Name of ["parquet", "parquet-et-lames"]) expect((await subAdmin.getByName({ Name })).id).toBe(lawn.id);
    expect(await refusal(subAdmin.get({ id: parquet.id }))).toMatchObject({ code: "NOT_FOUND" });
    expect((await admin.overview()).categories).toMatchObject([{ requestCount: 0 }, { requestCount: 2 }]);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, "subCategory.merge"));
    expect(entry).toMatchObject({ entityId: parquet.id, details: { name: "Parquet et lames", into: "Gazon" } });
  });

  test("refuses itself and what does not exist", async () => {
    const { parquet } = await menu();
    for (const targetId of [parquet.id, unknownId])
      expect(await refusal(subAdmin.merge({ id: parquet.id, targetId }))).toMatchObject({
        code: "VALIDATION_FAILED",
        errors: { targetId: [{ rule: "unknown" }] },
      });
    expect(await refusal(subAdmin.merge({ id: unknownId, targetId: parquet.id }))).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("merge of a category", () => {
  test("puts its subcategories behind those of the other one, with requests and posts, and deletes it", async () => {
    const { floors, garden, recent } = await menu();
    const post = await createPost(db, { categoryId: floors.id });
    expect(await admin.merge({ id: floors.id, targetId: garden.id })).toEqual({
      id: floors.id,
      targetId: garden.id,
      subcategoryCount: 2,
    });
    expect(await names()).toEqual([["Jardin", "Haies", "Gazon", "Parquet", "Carrelage"]]);
    const [request] = await db.select().from(jobRequests).where(eq(jobRequests.id, recent.id));
    expect(request?.categoryId).toBe(garden.id);
    const [moved] = await db.select().from(blogs).where(eq(blogs.id, post.id));
    expect(moved?.categoryId).toBe(garden.id);
    expect((await admin.getByName({ Name: "sols" })).id).toBe(garden.id);
    expect(await db.select().from(subcategories)).toHaveLength(4);
  });

  test("refuses itself and what does not exist", async () => {
    const { floors } = await menu();
    for (const targetId of [floors.id, unknownId])
      expect(await refusal(admin.merge({ id: floors.id, targetId }))).toMatchObject({
        errors: { targetId: [{ rule: "unknown" }] },
      });
  });
});
