import { expect, test } from "vitest";
import type { QuestionForm } from "../form/form.ts";
import { bathroom, question } from "./fixture.ts";
import { photoAnswers, redactSensitive, stripAnswers, summaryAnswers } from "../answers/redact.ts";

const answers = {
  scope: "partial",
  parts: ["bath"],
  bath: "blanche",
  site: { street: "Rue du Lac 3", postalCode: "1003", locality: "Lausanne" },
  other: { street: "Rue du Pont 1", postalCode: "1000", locality: "Lausanne" },
  code: "4711",
  views: ["01890000-0000-7000-8000-000000000000"],
  left: "an answer that the form does not know",
};

test("before acceptance: no sensitive answer, of a sensitive address postal code and locality", () => {
  const { code: _code, left: _left, ...seen } = answers;
  expect(redactSensitive(bathroom, answers)).toStrictEqual({
    ...seen,
    site: { postalCode: "1003", locality: "Lausanne" },
  });
});

test("after the account is deleted: nothing sensitive, no address, no photo, no words of its own", () => {
  expect(stripAnswers(bathroom, answers)).toStrictEqual({ scope: "partial", parts: ["bath"] });
});

test("summary answers in the form's order, never a sensitive one", () => {
  expect(summaryAnswers(bathroom, answers).map(({ question, answer }) => [question.id, answer])).toEqual([
    ["scope", "partial"],
    ["bath", "blanche"],
  ]);
  expect(summaryAnswers(bathroom, {})).toEqual([]);
});

test("a question that shows only after a sensitive answer is as sensitive, and so is what shows after that", () => {
  const shown = (q: string) => ({ visibleIf: { any: [{ not: { q, op: "eq", value: false } as const }] } });
  const form: QuestionForm = {
    version: 1,
    steps: [
      {
        id: "a",
        title: { fr: "A" },
        questions: [
          question("yesNo", { id: "ill", sensitive: true }),
          question("shortText", { id: "illMore", ...shown("ill"), summary: true }),
          question("address", { id: "doctor", sensitive: true, ...shown("ill") }),
          question("photos", { id: "wounds", visibleIf: { q: "illMore", op: "answered" } }),
          question("yesNo", { id: "pets" }),
        ],
      },
      { id: "b", title: { fr: "B" }, ...shown("ill"), questions: [question("yesNo", { id: "nurse" })] },
    ],
  };
  const told = {
    ill: true,
    illMore: "diabète",
    doctor: { street: "Rue du Lac 3", postalCode: "1003", locality: "Lausanne" },
    wounds: ["01890000-0000-7000-8000-000000000000"],
    pets: true,
    nurse: true,
  };
  expect(redactSensitive(form, told)).toStrictEqual({ pets: true });
  expect(stripAnswers(form, told)).toStrictEqual({ pets: true });
  expect(summaryAnswers(form, told)).toStrictEqual([]);
  expect(photoAnswers(form, told)).toStrictEqual([
    { fileId: "01890000-0000-7000-8000-000000000000", questionId: "wounds", sensitive: true },
  ]);
});
