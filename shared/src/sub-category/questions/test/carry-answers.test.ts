import { expect, test } from "vitest";
import { carryAnswers } from "../diff/carry-answers.ts";
import type { Question, QuestionForm } from "../form/form.ts";

const asks = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: "yesNo",
  label: { fr: id },
  required: false,
  ...more,
});
const formOf = (...questions: Question[]): QuestionForm => ({
  version: 1,
  steps: [{ id: "only", title: { fr: "Tout" }, questions }],
});
const options = (...values: string[]) => values.map((value) => ({ value, label: { fr: value } }));
const context = { today: "2026-06-03" };
const carried = (present: QuestionForm, former: QuestionForm, answers: Record<string, unknown>) => {
  const { answers: kept, dropped } = carryAnswers(present, { form: former, answers }, context);
  return { kept, dropped: dropped.map(({ id }) => id) };
};

test("under the same form everything is taken over, and what had no answer is not missed", () => {
  const form = formOf(asks("a"), asks("b"), asks("c", { type: "number" }));
  expect(carried(form, form, { a: true, c: 3.5 })).toEqual({ kept: { a: true, c: 3.5 }, dropped: [] });
});

test("what is gone, of another type, beyond its bounds or no longer offered is dropped and named", () => {
  const former = formOf(
    asks("gone"),
    asks("retyped"),
    asks("area", { type: "number" }),
    asks("kind", { type: "singleChoice", options: options("oak", "pine") }),
    asks("day", { type: "date" }),
    asks("kept"),
  );
  const present = formOf(
    asks("retyped", { type: "shortText" }),
    asks("area", { type: "number", validation: { max: 60 } }),
    asks("kind", { type: "singleChoice", options: options("oak") }),
    asks("day", { type: "date", validation: { minDate: "today" } }),
    asks("kept"),
    asks("new", { required: true }),
  );
  const answers = { gone: true, retyped: true, area: 84, kind: "pine", day: "2026-01-01", kept: false };
  expect(carried(present, former, answers)).toEqual({
    kept: { kept: false },
    dropped: ["gone", "retyped", "area", "kind", "day"],
  });
});

test("what the present form asks only after another answer goes with that answer", () => {
  const former = formOf(asks("tenant", { type: "shortText" }), asks("consent"));
  const present = formOf(asks("tenant"), asks("consent", { visibleIf: { q: "tenant", op: "eq", value: true } }));
  expect(carried(present, former, { tenant: "oui", consent: true })).toEqual({
    kept: {},
    dropped: ["tenant", "consent"],
  });
});
