import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formChanges } from "../diff/changes.ts";
import { bathroom, question } from "./fixture.ts";
import type { QuestionForm } from "../form/form.ts";
import { generateForm } from "./arbitrary-form.ts";
import { questionsOf } from "../form/questions-of.ts";

const formOf = (...ids: string[]): QuestionForm => ({
  version: 1,
  steps: [
    { id: "s", title: { fr: "Étape" }, questions: ids.map((id) => question("yesNo", { id, label: { fr: id } })) },
  ],
});
const told = (before: QuestionForm, after: QuestionForm) =>
  formChanges(before, after).map(({ change, id, parts }) => [change, id, ...(parts ?? [])].join(" "));

test("what came, what went", () => {
  expect(told(formOf("a", "b"), formOf("b", "c"))).toEqual(["removed a", "added c"]);
  const [first] = bathroom.steps;
  expect(told(bathroom, { version: 1, steps: first ? [first] : [] })).toEqual([
    "removed place",
    "removed site",
    "removed other",
    "removed code",
    "removed views",
  ]);
});

test("only what left its order has moved", () => {
  expect(told(formOf("a", "b", "c", "d"), formOf("d", "a", "b", "c"))).toEqual(["moved d"]);
  expect(told(formOf("a", "b", "c"), formOf("x", "a", "b", "c"))).toEqual(["added x"]);
});

test("a question in another step has moved", () => {
  const [step] = formOf("a", "b").steps;
  if (!step) throw new Error("one step");
  const two = {
    ...formOf("a"),
    steps: [...formOf("a").steps, { ...step, id: "t", questions: step.questions.slice(1) }],
  };
  expect(told(formOf("a", "b"), two)).toEqual(["added t", "moved b"]);
});

test("what of it is another one", () => {
  const before = formOf("a");
  const after = formOf("a");
  Object.assign(questionsOf(after)[0] ?? {}, {
    help: { fr: "Aide" },
    required: true,
    sensitive: true,
    visibleIf: { q: "x", op: "answered" },
  });
  expect(told(before, after)).toEqual(["changed a texts required visibleIf sensitive"]);
  expect(
    formChanges(before, { ...before, steps: before.steps.map((step) => ({ ...step, title: { fr: "Neu" } })) }),
  ).toEqual([{ change: "changed", of: "step", id: "s", label: "Neu", parts: ["texts"] }]);
});

test("an absent option, a false one and another order of keys are no change", () => {
  const before = formOf("a");
  const after = formOf("a");
  const [asked] = questionsOf(after);
  if (asked) Object.assign(asked, { sensitive: false, validation: {}, options: [], unit: undefined });
  expect(formChanges(before, after)).toEqual([]);
});

test("a form has not changed from itself as it was stored, and everything came from nothing", () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const form = generateForm(g);
      const stored = JSON.parse(JSON.stringify(form)) as QuestionForm;
      expect(formChanges(form, stored)).toEqual([]);
      const came = formChanges({ version: 1, steps: [] }, form);
      expect(came.every(({ change }) => change === "added")).toBe(true);
      expect(came).toHaveLength(form.steps.length + questionsOf(form).length);
    }),
  );
});
