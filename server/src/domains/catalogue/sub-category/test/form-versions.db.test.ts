import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { beforeEach, expect, test } from "vitest";
import { contextOf, refusal } from "../../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../../test/database/database.ts";
import { rowsIn } from "../../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { subCategoryRouter } from "../../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const actor = await make.admin();
const admin = createCallerFactory(subCategoryRouter)(contextOf(database, actor));
const unknownId = "00000000-0000-4000-8000-000000000000";

const formOf = (...ids: string[]): QuestionForm => ({
  version: 1,
  steps: [
    {
      id: "scope",
      title: { fr: "Ampleur" },
      questions: ids.map((id) => ({ id, type: "yesNo", label: { fr: `Question ${id}` }, required: true })),
    },
  ],
});

beforeEach(() => emptyTables(sql, "categories, regions, tenderers"));

const subcategory = async () => (await make.subcategory((await make.category()).id)).id;

test("each save is kept with who made it, why, and what it changed", async () => {
  const id = await subcategory();
  await admin.updateQuestions({ id, questions: formOf("a"), note: " Pour commencer " });
  await admin.updateQuestions({ id, questions: formOf("a", "b"), baseRevision: 2 });
  const { items, totalCount } = await admin.formVersions({ id });
  const [row] = await sql<{ first_name: string }[]>`select first_name from users where id = ${actor.userId}`;
  expect(totalCount).toBe(3);
  expect(items).toMatchObject([
    {
      revision: 3,
      questionCount: 2,
      savedBy: { id: actor.userId, firstName: row?.first_name },
      changes: [{ change: "added", of: "question", id: "b", label: "Question b" }],
    },
    {
      revision: 2,
      note: "Pour commencer",
      changes: [
        { change: "added", of: "step", label: "Ampleur" },
        { change: "added", of: "question", id: "a" },
      ],
    },
    { revision: 1, questionCount: 0, changes: [] },
  ]);
  expect(items[2]).not.toHaveProperty("savedBy");
  expect(items[0]).not.toHaveProperty("questions");
});

test("a page of them knows the version before it", async () => {
  const id = await subcategory();
  await admin.updateQuestions({ id, questions: formOf("a") });
  await admin.updateQuestions({ id, questions: formOf("b") });
  const page = await admin.formVersions({ id, pageSize: 1 });
  expect(page).toMatchObject({ totalCount: 3, totalPages: 3, items: [{ revision: 3 }] });
  expect(page.items[0]?.changes.map(({ change, id: of }) => `${change} ${of}`)).toEqual(["removed a", "added b"]);
  expect((await admin.formVersions({ id, pageSize: 1, pageNumber: 4 })).items).toEqual([]);
});

test("one is read with its form, and taken up again as a version of its own", async () => {
  const id = await subcategory();
  await admin.updateQuestions({ id, questions: formOf("a") });
  await admin.updateQuestions({ id, questions: formOf("b") });
  const { questions } = await admin.formVersion({ id, revision: 2 });
  expect(questions).toEqual(formOf("a"));
  await admin.updateQuestions({ id, questions, baseRevision: 3, restoredFrom: 2 });
  expect(await admin.get({ id })).toMatchObject({ questions: formOf("a"), questionsRevision: 4 });
  expect((await admin.formVersions({ id })).items[0]).toMatchObject({ revision: 4, restoredFrom: 2 });
});

test("a version that never was cannot be taken up, and nothing is saved", async () => {
  const id = await subcategory();
  expect(await refusal(admin.updateQuestions({ id, questions: formOf("a"), restoredFrom: 7 }))).toMatchObject({
    code: "VALIDATION_FAILED",
    errors: { restoredFrom: [{ rule: "unknown" }] },
  });
  expect((await admin.formVersions({ id })).totalCount).toBe(1);
  expect(await refusal(admin.formVersion({ id, revision: 2 }))).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal(admin.formVersions({ id: unknownId }))).toMatchObject({ code: "NOT_FOUND" });
});

test("a refused save keeps no version", async () => {
  const id = await subcategory();
  expect(await refusal(admin.updateQuestions({ id, questions: formOf("a"), baseRevision: 4 }))).toMatchObject({
    code: "REVISION_CONFLICT",
  });
  expect((await admin.formVersions({ id })).totalCount).toBe(1);
});

test("says how many requests answered each", async () => {
  const id = await subcategory();
  const region = await make.region();
  const place = { subcategoryId: id, subregionId: (await make.region({ parentId: region.id })).id };
  const client = await make.tenderer();
  await make.request(client.id, place);
  await admin.updateQuestions({ id, questions: formOf() });
  await make.request(client.id, place);
  await make.request(client.id, place);
  expect((await admin.formVersions({ id })).items.map(({ requestCount }) => requestCount)).toEqual([2, 1]);
});

test("versions go with their subcategory", async () => {
  const id = await subcategory();
  await admin.updateQuestions({ id, questions: formOf("a") });
  await admin.updateQuestions({ id, questions: formOf("a"), restoredFrom: 1 });
  await admin.delete({ id });
  expect(await sql`select * from question_form_versions`).toEqual([]);
});
