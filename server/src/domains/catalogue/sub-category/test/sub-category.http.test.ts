import { expect, test } from "vitest";
import { testApp } from "../../../../test/app/app.ts";
import { createJobRequest, createSubcategory } from "../../../../factories/index.ts";

const { app, db, signedIn } = await testApp();
const admin = { authorization: (await signedIn("Admin")).authorization };

test("each fault of a form is told on its place, in the reader’s language", async () => {
  const { id } = await createSubcategory(db);
  const question = { id: "area", type: "singleChoice", label: { fr: "Surface" }, required: true, options: [] };
  const payload = {
    questions: { version: 1, steps: [{ id: "one", title: { en: "One" }, questions: [question, question] }] },
  };
  const save = (lang: string) =>
    app.inject({
      method: "POST",
      url: `/api/SubCategory/Update/Questions/${id}`,
      headers: { ...admin, "accept-language": lang },
      payload,
    });
  const [french, english] = [(await save("fr")).json<Refused>(), (await save("en")).json<Refused>()];
  const places = [
    "questions.steps.0.title.fr",
    "questions.steps.0.questions.0.options",
    "questions.steps.0.questions.1.id",
    "questions.steps.0.questions.1.options",
  ];
  expect(french).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
  expect(Object.keys(french.errors)).toEqual(places);
  expect(Object.keys(english.errors)).toEqual(places);
  for (const place of places) expect(french.errors[place]).not.toEqual(english.errors[place]);
});

test("a refused deletion says how many requests are in the way", async () => {
  const { id } = await createSubcategory(db);
  await createJobRequest(db, { subcategoryId: id });
  await createJobRequest(db, { subcategoryId: id });
  const answer = await app.inject({ method: "DELETE", url: `/api/SubCategory/Delete/${id}`, headers: admin });
  expect(answer.json()).toMatchObject({ status: 409, code: "IN_USE", detail: expect.stringMatching(/\b2\b/) });
});

test("a name in the body finds a subcategory for everybody", async () => {
  const { id } = await createSubcategory(db, { name: "Pose de parquet", slug: "pose-de-parquet" });
  const answer = await app.inject({
    method: "POST",
    url: "/api/SubCategory/GetByName",
    payload: { Name: "Pose de parquet" },
  });
  expect(answer.json()).toMatchObject({ data: { id, questions: { version: 1, steps: [] }, questionsRevision: 1 } });
});

interface Refused {
  errors: Record<string, string[]>;
}
