import { and, eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries, categories, subcategories } from "../../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../../test/database/database.ts";
import { rowsIn } from "../../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { categoryRouter } from "../../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const caller = createCallerFactory(categoryRouter);
const nobody = caller(contextOf(database));
const actor = await make.admin();
const admin = caller(contextOf(database, actor));
const unknownId = "00000000-0000-4000-8000-000000000000";

beforeEach(() => emptyTables(sql, "categories, regions, tenderers"));

describe("list", () => {
  test("is empty to begin with", async () => {
    expect(await nobody.list()).toEqual([]);
  });

  test("has categories by position with their subcategories by position, absent fields absent", async () => {
    const late = await admin.add({ name: "Jardin", position: 2 });
    const early = await admin.add({ name: "Peinture", position: 1, icon: "paint-roller", popular: true });
    await db.insert(subcategories).values([
      { categoryId: early.id, name: "Façade", slug: "facade", position: 2, questions: { version: 1, steps: [] } },
      { categoryId: early.id, name: "Salon", slug: "salon", position: 1, questions: { version: 1, steps: [] } },
    ]);
    const listed = await nobody.list();
    expect(listed.map(({ name, subCategories }) => [name, subCategories.map((sub) => sub.slug)])).toEqual([
      ["Peinture", ["salon", "facade"]],
      ["Jardin", []],
    ]);
    expect(listed[1]).toEqual({
      id: late.id,
      name: "Jardin",
      slug: "jardin",
      position: 2,
      popular: false,
      translations: {},
      revision: 1,
      subCategories: [],
    });
  });
});

describe("get and getByName", () => {
  test("find by id, by name and by slug", async () => {
    const { id } = await admin.add({ name: "Électricité générale" });
    expect((await nobody.get({ id })).slug).toBe("electricite-generale");
    expect((await nobody.getByName({ Name: "Électricité générale" })).id).toBe(id);
    expect((await nobody.getByName({ Name: "electricite-generale" })).id).toBe(id);
  });

  test("tell what its page says, which lists leave out and a change that says nothing of it keeps", async () => {
    const guide = { fr: { questions: [{ question: "Faut-il vider les pièces ?", answer: "Non." }] } };
    const { id } = await admin.add({ name: "Peinture", guide });
    await admin.update({ id, name: "Peinture et sols" });
    expect((await nobody.getByName({ Name: "peinture-et-sols" })).guide).toEqual(guide);
    expect(await nobody.list()).not.toContainEqual(expect.objectContaining({ guide }));
    await admin.update({ id, name: "Peinture", guide: {} });
    expect((await nobody.get({ id })).guide).toEqual({});
  });

  test("find by the slugs that it had before, until another one takes them", async () => {
    const { id } = await admin.add({ name: "Peinture" });
    await admin.update({ id, name: "Peinture et sols" });
    await admin.update({ id, name: "Peinture, sols" });
    for (const Name of ["peinture", "peinture-et-sols", "peinture-sols"])
      expect(await nobody.getByName({ Name })).toMatchObject({ id, slug: "peinture-sols" });
    const other = await admin.add({ name: "Peinture" });
    expect((await nobody.getByName({ Name: "peinture" })).id).toBe(other.id);
    await admin.delete({ id: other.id });
    expect(await refusal(nobody.getByName({ Name: "peinture" }))).toMatchObject({ code: "NOT_FOUND" });
    await admin.update({ id, name: "Peinture" });
    expect(await nobody.getByName({ Name: "peinture-sols" })).toMatchObject({ id, slug: "peinture" });
    await admin.delete({ id });
    expect(await refusal(nobody.getByName({ Name: "peinture-sols" }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("refuse what does not exist", async () => {
    expect(await refusal(nobody.get({ id: unknownId }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(nobody.getByName({ Name: "Rien" }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(nobody.get({ id: "7" }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { id: [{ rule: "invalid" }] },
    });
  });
});

describe("add", () => {
  test("puts a category at the end of the menu and notes who did it", async () => {
    await admin.add({ name: "Peinture", position: 7 });
    const added = await admin.add({ name: "Jardin", description: "", translations: { en: { name: "Garden" } } });
    expect(added).toMatchObject({ slug: "jardin", position: 8, translations: { en: { name: "Garden" } } });
    expect(added).not.toHaveProperty("description");
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, added.id), eq(auditEntries.action, "category.add")));
    expect(entry).toMatchObject({ actorId: actor.userId, entity: "category", details: { name: "Jardin" } });
    await admin.update({ id: added.id, name: "Jardinage", icon: "leaf" });
    await admin.delete({ id: added.id });
    const later = await db
      .select({ action: auditEntries.action, details: auditEntries.details })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, added.id), ne(auditEntries.action, "category.add")))
      .orderBy(auditEntries.id);
    expect(later).toMatchObject([
      {
        action: "category.update",
        details: { name: "Jardinage", before: { name: "Jardin" }, after: { name: "Jardinage", icon: "leaf" } },
      },
      { action: "category.delete", details: { name: "Jardinage", before: { name: "Jardinage", icon: "leaf" } } },
    ]);
  });

  test("refuses a name whose slug is taken, and leaves no trace of it", async () => {
    await admin.add({ name: "Électricité" });
    const [before] = await sql`select count(*) as n from audit_entries`;
    expect(await refusal(admin.add({ name: "ELECTRICITE" }))).toMatchObject({
      code: "SLUG_TAKEN",
      errors: { name: [{ rule: "taken" }] },
    });
    expect((await sql`select count(*) as n from audit_entries`)[0]).toEqual(before);
  });

  test("refuses an icon that the site cannot draw", async () => {
    const refused = await refusal(admin.add({ name: "Jardin", icon: "zap" }));
    expect(refused).toMatchObject({ code: "VALIDATION_FAILED", errors: { icon: [{ rule: "choice" }] } });
  });

  test("refuses a name without a letter or digit", async () => {
    expect(await refusal(admin.add({ name: "—" }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { name: [{ rule: "characters" }] },
    });
  });

  test("is for admins", async () => {
    expect(await refusal(nobody.add({ name: "Jardin" }))).toMatchObject({ code: "UNAUTHORIZED" });
    const { actor } = await make.tenderer();
    expect(await refusal(caller(contextOf(database, actor)).add({ name: "Jardin" }))).toMatchObject({
      code: "FORBIDDEN",
    });
  });
});

describe("update", () => {
  test("renames, moves and clears", async () => {
    const { id } = await admin.add({ name: "Jardin", description: "Haies", icon: "leaf", position: 4, popular: true });
    const updated = await admin.update({ id, name: "Jardin et terrasse", description: null, icon: "" });
    expect(updated).toEqual({
      id,
      guide: {},
      revision: 2,
      name: "Jardin et terrasse",
      slug: "jardin-et-terrasse",
      position: 4,
      popular: true,
      translations: {},
      subCategories: [],
    });
  });

  test("refuses what does not exist", async () => {
    expect(await refusal(admin.update({ id: unknownId, name: "Jardin" }))).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("delete", () => {
  test("takes the subcategories along", async () => {
    const { id } = await admin.add({ name: "Jardin" });
    await make.subcategory(id);
    expect(await admin.delete({ id })).toEqual({ id });
    expect(await db.select().from(subcategories)).toEqual([]);
    expect(await refusal(admin.delete({ id }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("is refused with the count while requests use one of the subcategories", async () => {
    const category = await make.category();
    const [first, second] = [await make.subcategory(category.id), await make.subcategory(category.id)];
    const region = await make.region();
    const subregion = await make.region({ parentId: region.id });
    const client = await make.tenderer();
    for (const subcategory of [first, second])
      await make.request(client.id, { subcategoryId: subcategory.id, subregionId: subregion.id });
    expect(await refusal(admin.delete({ id: category.id }))).toMatchObject({ code: "IN_USE", params: { count: 2 } });
    expect(await db.select().from(categories)).toHaveLength(1);
  });
});
