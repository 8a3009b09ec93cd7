import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries, jobRequests } from "../../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../../test/database/database.ts";
import { rowsIn } from "../../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { subCategoryRouter } from "../../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const caller = createCallerFactory(subCategoryRouter);
const nobody = caller(contextOf(database));
const actor = await make.admin();
const admin = caller(contextOf(database, actor));
const unknownId = "00000000-0000-4000-8000-000000000000";

const emptyForm: QuestionForm = { version: 1, steps: [] };
const formAsking = (label: string): QuestionForm => ({
  version: 1,
  steps: [
    {
      id: "scope",
      title: { fr: "Ampleur" },
      questions: [{ id: "surface", type: "integer", label: { fr: label }, required: true, default: null }],
    },
  ],
});

beforeEach(() => emptyTables(sql, "categories, regions, tenderers"));

describe("reading", () => {
  test("lists all by the order of the menu, and those of one category", async () => {
    const [paint, garden] = [await make.category("Peinture"), await make.category("Jardin")];
    await admin.add({ categoryId: paint.id, name: "Salon" });
    await admin.add({ categoryId: garden.id, name: "Haie", position: 2 });
    await admin.add({ categoryId: garden.id, name: "Gazon", position: 1 });
    expect((await nobody.list()).map(({ name }) => name)).toEqual(["Gazon", "Haie", "Salon"]);
    expect((await nobody.listByCategory({ categoryId: garden.id })).map(({ name }) => name)).toEqual(["Gazon", "Haie"]);
    await expect(nobody.listByCategory({ categoryId: unknownId })).rejects.toThrow("NOT_FOUND");
  });

  test("gives a search every name and keyword, in the language asked for", async () => {
    const paint = await make.category("Peinture");
    const fields = { categoryId: paint.id, name: "Façade", translations: { en: { name: "Facade" } } };
    const { id } = await admin.add({ ...fields, keywords: { fr: ["ravalement"], en: ["render"] } });
    await admin.update({ id, ...fields, description: "Sans mots-clés : ils restent" });
    const keywords = ["Façade", "Facade", "render", "ravalement"];
    const found = { slug: "facade", categoryName: "Peinture", keywords };
    expect(await nobody.searchIndex({})).toMatchObject([{ ...found, name: "Façade" }]);
    expect(await nobody.searchIndex({ language: "en" })).toMatchObject([{ ...found, name: "Facade" }]);
    await admin.update({ id, ...fields, keywords: {} });
    expect((await nobody.get({ id })).keywords).toEqual({});
  });

  test("finds one by id, name and slug, with its form as it was saved", async () => {
    const { id } = await admin.add({ categoryId: (await make.category()).id, name: "Pose de parquet" });
    await admin.updateQuestions({ id, questions: formAsking("Surface") });
    const expected = { id, slug: "pose-de-parquet", questions: formAsking("Surface"), questionsRevision: 2 };
    expect(await nobody.get({ id })).toMatchObject(expected);
    expect(await nobody.getByName({ Name: "Pose de parquet" })).toMatchObject(expected);
    expect(await nobody.getByName({ Name: "pose-de-parquet" })).toMatchObject(expected);
    expect(await refusal(nobody.get({ id: unknownId }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(nobody.getByName({ Name: "Rien" }))).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("add and update", () => {
  test("a new one stands last and asks nothing", async () => {
    const category = await make.category();
    await admin.add({ categoryId: category.id, name: "Salon", position: 3 });
    expect(await admin.add({ categoryId: category.id, name: "Façade" })).toMatchObject({
      slug: "facade",
      position: 4,
      questions: emptyForm,
      questionsRevision: 1,
    });
  });

  test("an unknown category is refused on its field, a taken name as a conflict", async () => {
    expect(await refusal(admin.add({ categoryId: unknownId, name: "Salon" }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { categoryId: [{ rule: "unknown" }] },
    });
    const category = await make.category();
    await admin.add({ categoryId: category.id, name: "Salon" });
    expect(await refusal(admin.add({ categoryId: category.id, name: "salon" }))).toMatchObject({ code: "SLUG_TAKEN" });
  });

  test("moving to another category takes the requests along", async () => {
    const { category, subcategory, request } = await requested();
    const other = await make.category();
    const moved = await admin.update({ id: subcategory.id, categoryId: other.id, name: "Déplacée" });
    expect(moved).toMatchObject({ categoryId: other.id, slug: "deplacee" });
    const [row] = await db.select().from(jobRequests).where(eq(jobRequests.id, request.id));
    expect(row?.categoryId).toBe(other.id);
    expect(category.id).not.toBe(other.id);
  });

  test("what does not exist cannot be changed", async () => {
    const { id: categoryId } = await make.category();
    expect(await refusal(admin.update({ id: unknownId, categoryId, name: "Salon" }))).toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("delete", () => {
  test("removes one that no request uses", async () => {
    const { id } = await make.subcategory((await make.category()).id);
    expect(await admin.delete({ id })).toEqual({ id });
    expect(await nobody.list()).toEqual([]);
    expect(await refusal(admin.delete({ id }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("is refused with the count while requests use it", async () => {
    const { subcategory } = await requested();
    expect(await refusal(admin.delete({ id: subcategory.id }))).toMatchObject({
      code: "IN_USE",
      params: { count: 1 },
    });
  });
});

describe("updateQuestions", () => {
  test("saves, raises the revision and notes who did it", async () => {
    const { id } = await make.subcategory((await make.category()).id, "Salon");
    const saved = await admin.updateQuestions({ id, questions: formAsking("Surface"), baseRevision: 1 });
    expect(saved).toMatchObject({ questions: formAsking("Surface"), questionsRevision: 2 });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, id), eq(auditEntries.action, "subCategory.updateQuestions")));
    expect(entry).toMatchObject({
      actorId: actor.userId,
      details: { name: "Salon", before: { revision: 1 }, after: { revision: 2 } },
    });
  });

  test("of two admins who edited the same revision one saves, the other one is told", async () => {
    const { id } = await make.subcategory((await make.category()).id);
    const outcomes = await Promise.allSettled(
      ["Surface", "Hauteur"].map((label) =>
        admin.updateQuestions({ id, questions: formAsking(label), baseRevision: 1 }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = outcomes.find((outcome) => outcome.status === "rejected");
    expect(await refusal(Promise.reject(lost?.reason))).toMatchObject({
      code: "REVISION_CONFLICT",
      params: { revision: 2 },
    });
    expect((await nobody.get({ id })).questionsRevision).toBe(2);
  });

  test("without a base revision the last one wins", async () => {
    const { id } = await make.subcategory((await make.category()).id);
    await admin.updateQuestions({ id, questions: formAsking("Surface") });
    expect(await admin.updateQuestions({ id, questions: emptyForm })).toMatchObject({ questionsRevision: 3 });
  });

  test("a form with faults is refused, one message per fault on its place", async () => {
    const { id } = await make.subcategory((await make.category()).id);
    const questions: QuestionForm = {
      version: 1,
      steps: [
        {
          id: "scope",
          title: { fr: "" },
          questions: [
            {
              id: "parts",
              type: "multiChoice",
              label: { fr: "Éléments" },
              required: true,
              options: [],
              visibleIf: { q: "later", op: "answered" },
            },
            { id: "parts", type: "info", label: { fr: "Bon à savoir" }, required: false },
            { id: "later", type: "yesNo", label: { fr: "Plus tard ?" }, required: false },
          ],
        },
      ],
    };
    expect(await refusal(admin.updateQuestions({ id, questions }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: {
        "questions.steps.0.title.fr": [{ rule: "frenchMissing" }],
        "questions.steps.0.questions.0.options": [{ rule: "optionsMissing" }],
        "questions.steps.0.questions.0.visibleIf": [{ rule: "referenceLater" }],
        "questions.steps.0.questions.1.id": [{ rule: "duplicateId" }],
      },
    });
    expect((await nobody.get({ id })).questionsRevision).toBe(1);
  });

  test("a request keeps the form that it answered", async () => {
    const { subcategory, request } = await requested();
    await admin.updateQuestions({ id: subcategory.id, questions: formAsking("Surface") });
    const [row] = await db.select().from(jobRequests).where(eq(jobRequests.id, request.id));
    expect(row?.form).toEqual(emptyForm);
  });

  test("what does not exist cannot be changed", async () => {
    expect(
      await refusal(admin.updateQuestions({ id: unknownId, questions: emptyForm, baseRevision: 1 })),
    ).toMatchObject({ code: "NOT_FOUND" });
  });
});

async function requested() {
  const category = await make.category();
  const subcategory = await make.subcategory(category.id);
  const region = await make.region();
  const subregion = await make.region({ parentId: region.id });
  const client = await make.tenderer();
  const request = await make.request(client.id, { subcategoryId: subcategory.id, subregionId: subregion.id });
  return { category, subcategory, request };
}
