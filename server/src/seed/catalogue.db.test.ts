import { configKeys } from "@metiro/shared/application-config/keys";
import { questionsOf } from "@metiro/shared/sub-category/questions";
import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import {
  applicationConfig,
  auditEntries,
  categories,
  places,
  questionFormVersions,
  regions,
  subcategories,
} from "../db/schema/index.ts";
import { emptyTables, testDatabase } from "../test/database/database.ts";
import { seedCatalogue } from "./catalogue.ts";
import { readPlaces } from "./data/read.ts";

const { db, sql } = await testDatabase();
const settings = Object.keys(configKeys).length;

beforeEach(() => emptyTables(sql, "categories, regions, application_config"));

it("puts the catalogue, the regions and the settings into an empty database", async () => {
  await seedCatalogue(db);
  expect([await db.$count(categories), await db.$count(subcategories)]).toEqual([12, 60]);
  expect(await db.$count(regions)).toBe(26 + 152);
  expect(await db.$count(places)).toBe(readPlaces().length);
  expect(await db.$count(applicationConfig)).toBe(settings);
  const [geneva] = await db.select().from(regions).where(eq(regions.code, "GE"));
  expect(geneva).toMatchObject({ name: "Genève", slug: "geneve", translations: { en: { name: "Geneva" } } });
});

it("leaves alone what an admin has changed, and adds only settings that are new", async () => {
  await seedCatalogue(db);
  await db.delete(categories).where(eq(categories.slug, "evenements-et-loisirs"));
  await db.update(categories).set({ slug: "bureautique" }).where(eq(categories.slug, "informatique-et-web"));
  await db.update(applicationConfig).set({ value: "CHF" }).where(eq(applicationConfig.key, "site.currency"));
  await db.delete(applicationConfig).where(eq(applicationConfig.key, "site.name"));
  await seedCatalogue(db);
  expect(await db.$count(categories)).toBe(11);
  expect(await db.$count(applicationConfig)).toBe(settings);
  const [currency] = await db.select().from(applicationConfig).where(eq(applicationConfig.key, "site.currency"));
  expect(currency?.value).toBe("CHF");
});

it("gives better texts to the forms that nobody has edited, as their next version", async () => {
  await seedCatalogue(db);
  const bySlug = (slug: string) => db.query.subcategories.findFirst({ where: eq(subcategories.slug, slug) });
  const former = { version: 1 as const, steps: [] };
  await db
    .update(subcategories)
    .set({ questions: former })
    .where(inArray(subcategories.slug, ["plomberie", "portes"]));
  const edited = await bySlug("portes");
  await db.insert(auditEntries).values({
    action: "subCategory.updateQuestions",
    entity: "subCategory",
    entityId: edited?.id,
  });
  await seedCatalogue(db);
  const renewed = await bySlug("plomberie");
  expect(renewed).toMatchObject({ questionsRevision: 2 });
  expect(questionsOf(renewed?.questions ?? former)[1]?.label.fr).toBe("Quel est le problème\u00a0?");
  expect(await bySlug("portes")).toMatchObject({ questionsRevision: 1, questions: former });
  await seedCatalogue(db);
  expect(await bySlug("plomberie")).toMatchObject({ questionsRevision: 2 });
  const versions = await db
    .select()
    .from(questionFormVersions)
    .where(eq(questionFormVersions.subcategoryId, renewed?.id ?? ""));
  expect(versions.map(({ revision, savedBy, note }) => [revision, savedBy, note])).toEqual([
    [1, null, null],
    [2, null, "Textes du catalogue mis à jour"],
  ]);
});

it("is done once when several processes start at the same time", async () => {
  await Promise.all([seedCatalogue(db), seedCatalogue(db), seedCatalogue(db)]);
  expect(await db.$count(categories)).toBe(12);
  expect(await db.$count(regions)).toBe(26 + 152);
});
