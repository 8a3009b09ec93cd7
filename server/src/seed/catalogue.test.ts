import { readFileSync } from "node:fs";
import { slugOf } from "@metiro/shared/slug";
import { faultlessForm, questionsOf, type QuestionForm } from "@metiro/shared/sub-category/questions";
import { describe, expect, test } from "vitest";

interface Catalogue {
  categories: { name: { fr: string }; subcategories: { name: { fr: string }; form: QuestionForm }[] }[];
}

const { categories } = JSON.parse(readFileSync(new URL("./data/catalogue.json", import.meta.url), "utf8")) as Catalogue;
const subcategories = categories.flatMap((category) => category.subcategories);

describe.each(subcategories.map(({ name, form }) => [name.fr, form] as const))("%s", (_name, form) => {
  test("its form has no fault, and every key of it is understood", () => {
    expect(faultlessForm.parse(form)).toEqual(form);
  });

  test("its form is complete in English", () => {
    const questions = questionsOf(form);
    const options = questions.flatMap((question) => question.options ?? []);
    const labels = [...questions, ...options].map(({ label }) => label);
    const texts = [...labels, ...form.steps.map(({ title }) => title), ...questions.flatMap(({ help }) => help ?? [])];
    for (const text of texts) expect(text.en, text.fr).toBeTruthy();
  });
});

test.each([
  ["categories", categories],
  ["subcategories", subcategories],
])("%s have slugs of their own", (_kind, items) => {
  const slugs = items.map(({ name }) => slugOf(name.fr));
  expect(new Set(slugs).size).toBe(items.length);
  expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
});
