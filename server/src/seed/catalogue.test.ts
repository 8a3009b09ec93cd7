import { readFileSync } from "node:fs";
import { slugOf } from "@metiro/shared/text/slug";
import { faultlessForm, type Question, questionsOf, type QuestionForm } from "@metiro/shared/sub-category/questions";
import { fillerOf } from "@metiro/shared/sub-category/questions/visible/fills";
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

describe("every question is one that a person would ask", () => {
  const questions = subcategories.flatMap(({ name, form }) =>
    questionsOf(form).map((question) => [`${name.fr}: ${question.id}`, question] as const),
  );
  const textsOf = ({ label, short, help, options = [] }: Question) =>
    [label, short, help, ...options.flatMap((option) => [option.label, option.help])].flatMap((text) => text ?? []);

  test.each(questions.filter(([, { type }]) => type !== "info"))("%s", (_name, { label, short }) => {
    expect(label.fr).toMatch(/\u00a0\?$/);
    expect(label.en).toMatch(/[^\s?]\?$/);
    expect(short?.fr, "what it is called beside its answer").toMatch(/^[^?]+$/);
    expect(short?.en).toMatch(/^[^?]+$/);
  });

  test.each(questions)("%s names no currency, and has all its texts in both languages", (_name, question) => {
    for (const { fr, en } of textsOf(question)) {
      expect(fr).not.toBe("");
      expect(en).toBeTruthy();
      expect(fr + en).not.toMatch(/CHF|EUR|€|Fr\./);
      // A space that may break stands neither before French punctuation nor inside French quotes.
      expect(fr).not.toMatch(/ [?!:;»]|« /);
    }
  });

  test.each(questions.filter(([, { fills }]) => fills))("%s tells all of what it fills", (_name, question) => {
    const form: QuestionForm = {
      version: 1,
      steps: [{ id: "s", title: { fr: "S" }, questions: [{ ...question, visibleIf: undefined }] }],
    };
    expect(fillerOf(form, {}, question.fills ?? "place")?.id).toBe(question.id);
  });

  test("rooms of a home may be halves", () => {
    const rooms = questions
      .filter(([, { id }]) => /^(fromR|r)ooms$/.test(id))
      .map(([, { type, validation }]) => [type, validation?.step]);
    expect(rooms).toEqual([
      ["number", 0.5],
      ["number", 0.5],
      ["number", 0.5],
      ["integer", undefined],
    ]);
  });
});
