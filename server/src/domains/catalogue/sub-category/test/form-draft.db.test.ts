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
const callerOf = createCallerFactory(subCategoryRouter);
const [one, other] = [await make.admin(), await make.admin()];
const [first, second] = [callerOf(contextOf(database, one)), callerOf(contextOf(database, other))];

const formOf = (label: string): QuestionForm => ({
  version: 1,
  steps: [
    {
      id: "scope",
      title: { fr: "Ampleur" },
      questions: [{ id: "surface", type: "integer", label: { fr: label }, required: true }],
    },
  ],
});

beforeEach(async () => {
  await emptyTables(sql, "categories, regions, tenderers");
  await emptyTables(sql, "audit_entries");
});

const subcategory = async () => (await make.subcategory((await make.category()).id)).id;
const base = { baseRevision: 1, draftRevision: 0 };

test("what is being written is kept with its faults, for every admin, and clients go on with the published form", async () => {
  const id = await subcategory();
  expect(await first.formDraft({ id })).toEqual({ revision: 0 });
  await first.saveFormDraft({ id, form: formOf(""), ...base });
  expect(await second.formDraft({ id })).toMatchObject({
    revision: 1,
    draft: { form: formOf(""), baseRevision: 1, savedBy: { id: one.userId } },
  });
  expect((await first.get({ id })).questions.steps).toEqual([]);
});

test("of two who change the same draft the second is told which stands, and overwrites nothing", async () => {
  const id = await subcategory();
  await first.saveFormDraft({ id, form: formOf("Une"), ...base });
  const late = { code: "REVISION_CONFLICT", params: { revision: 1 } };
  expect(await refusal(second.saveFormDraft({ id, form: formOf("Autre"), ...base }))).toMatchObject(late);
  expect(await refusal(second.discardFormDraft({ id, draftRevision: 0 }))).toMatchObject(late);
  expect((await second.formDraft({ id })).draft?.form).toEqual(formOf("Une"));
  await second.saveFormDraft({ id, form: formOf("Autre"), baseRevision: 1, draftRevision: 1 });
  expect(await first.formDraft({ id })).toMatchObject({ revision: 2, draft: { savedBy: { id: other.userId } } });
});

test("a draft that is dropped or published is none any more, and its number does not come back", async () => {
  const id = await subcategory();
  await first.saveFormDraft({ id, form: formOf("Une"), ...base });
  expect(await first.discardFormDraft({ id, draftRevision: 1 })).toEqual({ revision: 2 });
  await first.saveFormDraft({ id, form: formOf("Une"), baseRevision: 1, draftRevision: 2 });
  await first.updateQuestions({ id, questions: formOf("Une"), baseRevision: 1, draftRevision: 3 });
  expect(await first.formDraft({ id })).toEqual({ revision: 4 });
});

test("who publishes does not take away what another one writes meanwhile", async () => {
  const id = await subcategory();
  await first.saveFormDraft({ id, form: formOf("Une"), ...base });
  await second.saveFormDraft({ id, form: formOf("Autre"), baseRevision: 1, draftRevision: 1 });
  await first.updateQuestions({ id, questions: formOf("Une"), baseRevision: 1, draftRevision: 1 });
  expect((await second.formDraft({ id })).draft?.form).toEqual(formOf("Autre"));
});

test("the audit says once an hour that somebody writes, and of a publication what it changed", async () => {
  const id = await subcategory();
  await first.saveFormDraft({ id, form: formOf("Une"), ...base });
  await first.saveFormDraft({ id, form: formOf("Deux"), baseRevision: 1, draftRevision: 1 });
  await first.updateQuestions({ id, questions: formOf("Deux"), draftRevision: 2 });
  await first.updateQuestions({ id, questions: formOf("Trois") });
  const entries = await sql<{ action: string; details: unknown }[]>`
    select action, details from audit_entries where action like 'subCategory.%orm%' or action like '%Questions' order by at, id`;
  expect(entries.map(({ action }) => action)).toEqual([
    "subCategory.saveFormDraft",
    "subCategory.updateQuestions",
    "subCategory.updateQuestions",
  ]);
  expect(entries[2]?.details).toMatchObject({
    before: { revision: 2 },
    after: { revision: 3 },
    changes: [{ change: "changed", of: "question", id: "surface", label: "Trois", parts: ["texts"] }],
  });
});

test("the answers of past requests are given to the draft, or to the published form", async () => {
  const id = await subcategory();
  await first.updateQuestions({ id, questions: formOf("Surface") });
  const region = await make.region();
  const place = { subcategoryId: id, subregionId: (await make.region({ parentId: region.id })).id };
  const client = await make.tenderer();
  for (const answers of [{ surface: 30 }, { surface: 300 }, {}]) {
    const request = await make.request(client.id, place);
    await sql`update job_requests set answers = ${JSON.stringify(answers)}::text::jsonb where id = ${request.id}`;
  }
  expect(await first.replayForm({ id })).toEqual({
    requestCount: 3,
    fittingCount: 2,
    questions: [{ questionId: "surface", count: 1, rules: ["required"] }],
  });
  const form = formOf("Surface");
  const [question] = form.steps[0]?.questions ?? [];
  if (question) Object.assign(question, { required: false, validation: { max: 100 } });
  await first.saveFormDraft({ id, form, baseRevision: 2, draftRevision: 0 });
  expect(await first.replayForm({ id })).toEqual({
    requestCount: 3,
    fittingCount: 2,
    questions: [{ questionId: "surface", count: 1, rules: ["tooBig"] }],
  });
  await first.saveFormDraft({ id, form: formOf(""), baseRevision: 2, draftRevision: 1 });
  expect(await refusal(first.replayForm({ id }))).toMatchObject({ code: "VALIDATION_FAILED" });
});
