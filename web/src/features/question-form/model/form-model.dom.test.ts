import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import type { Condition } from "@metiro/shared/sub-category/questions/form/condition";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askable, depthOf, firstComparison, peeled, simplified, withOperator, wrapped } from "./conditions.ts";
import { createFormDraftStore } from "../draft/draft-store.ts";
import { moveQuestion, removeQuestion } from "./edits.ts";
import { missingInForm } from "./missing-english.ts";
import { placedFaults } from "./placed-faults.ts";
import { withType } from "./question-kinds.ts";
import { newlyLate } from "./references.ts";

const question = (id: string, rest: Partial<Question> = {}): Question => ({
  id,
  type: "yesNo",
  label: { fr: id },
  required: true,
  ...rest,
});
const options = [
  { value: "o1", label: { fr: "Un", en: "One" } },
  { value: "o2", label: { fr: "Deux" } },
];
const form: QuestionForm = {
  version: 1,
  steps: [
    { id: "s1", title: { fr: "Un", en: "One" }, questions: [question("a"), question("note", { type: "info" })] },
    {
      id: "s2",
      title: { fr: "Deux" },
      visibleIf: { q: "a", op: "eq", value: true },
      questions: [
        question("b", { type: "singleChoice", options, visibleIf: { q: "a", op: "answered" } }),
        question("c", { visibleIf: { not: { q: "b", op: "eq", value: "o1" } } }),
      ],
    },
  ],
};

describe("conditions", () => {
  test("may ask what comes before, but no info", () => {
    const ids = (kind: "step" | "question", id: string) => askable(form, { kind, id }).map((asked) => asked.id);
    expect(ids("question", "a")).toEqual([]);
    expect(ids("step", "s2")).toEqual(["a"]);
    expect(ids("question", "c")).toEqual(["a", "b"]);
  });

  test("two negations say nothing, and what is peeled is wrapped again", () => {
    const one: Condition = { q: "a", op: "answered" };
    expect(peeled({ not: { not: { not: one } } })).toEqual({ negated: true, core: one });
    fc.assert(
      fc.property(fc.boolean(), (negated) => {
        expect(peeled(wrapped({ q: "a", op: "answered" }, negated))).toEqual({ negated, core: one });
      }),
    );
  });

  test("a group of one is that one, of none nothing; levels are counted", () => {
    const one: Condition = { q: "a", op: "answered" };
    expect(simplified({ all: [one] })).toBe(one);
    expect(simplified({ any: [] })).toBeUndefined();
    expect(depthOf({ all: [one, { not: { any: [one, one] } }] })).toBe(4);
  });

  test("begin with what is asked most, and keep a value that still fits", () => {
    const choice = question("b", { type: "singleChoice", options });
    const first = firstComparison(choice);
    expect(first).toEqual({ q: "b", op: "eq", value: "o1" });
    const several = withOperator({ ...first, value: "o2" }, "in", choice);
    expect(several).toEqual({ q: "b", op: "in", value: ["o2"] });
    expect(withOperator(several, "ne", choice)).toEqual({ q: "b", op: "ne", value: "o2" });
    expect(withOperator(several, "empty", choice)).toEqual({ q: "b", op: "empty" });
    expect(firstComparison(question("p", { type: "photos" }))).toEqual({ q: "p", op: "answered" });
  });

  test("that ask for a later question after a move are counted, each once", () => {
    const moved = moveQuestion(form, "a", "s2", 2);
    expect(newlyLate(form, moved)).toBe(2);
    expect(newlyLate(moved, moved)).toBe(0);
  });
});

test("another type keeps what it knows and drops the rest", () => {
  const counted = question("n", { type: "integer", unit: "m2", validation: { min: 1, step: 2 }, default: 3 });
  const newId = () => "new";
  expect(withType(counted, "money", newId)).toEqual(question("n", { type: "money", validation: { min: 1 } }));
  expect(withType(question("b", { options, type: "singleChoice" }), "multiChoice", newId).options).toBe(options);
  expect(withType(question("x"), "info", newId)).toEqual(question("x", { type: "info", required: false }));
});

test("English that is missing is counted; what has no French either is not", () => {
  expect(missingInForm(form)).toBe(6);
  expect(missingInForm({ version: 1, steps: [{ id: "s", title: { fr: " " }, questions: [] }] })).toBe(0);
});

test("faults stand where they are edited", () => {
  const broken = removeQuestion({ ...form, steps: form.steps.map((step) => ({ ...step, title: { fr: "" } })) }, "b");
  expect(placedFaults(broken)).toEqual([
    { at: { kind: "step", id: "s1" }, field: "title.fr", fault: { rule: "frenchMissing" } },
    { at: { kind: "step", id: "s2" }, field: "title.fr", fault: { rule: "frenchMissing" } },
    { at: { kind: "question", id: "c" }, field: "visibleIf.not", fault: { rule: "referenceUnknown", q: "b" } },
  ]);
  expect(placedFaults(form)).toEqual([]);
});

describe("the draft", () => {
  const draft = { baseRevision: 3, form, at: "2026-06-15T08:00:00.000Z" };

  test("is one for each account and subcategory", () => {
    localStorage.clear();
    const mine = createFormDraftStore(localStorage, "me", "paint");
    expect(mine.write(draft)).toBe(true);
    expect(createFormDraftStore(localStorage, "me", "paint").read()).toEqual(draft);
    expect(createFormDraftStore(localStorage, "other", "paint").read()).toBeUndefined();
    expect(createFormDraftStore(localStorage, "me", "garden").read()).toBeUndefined();
    mine.remove();
    expect(mine.read()).toBeUndefined();
  });

  test("keeps what is half written, and is not read where it is none", () => {
    const half = { ...draft, form: { version: 1 as const, steps: [{ id: "s", title: { fr: "" }, questions: [] }] } };
    const store = createFormDraftStore(localStorage, "me", "paint");
    store.write(half);
    expect(store.read()).toEqual(half);
    for (const spoilt of ["{", "null", "[]", JSON.stringify({ ...draft, form: { version: 1, steps: 3 } })]) {
      localStorage.setItem("form-draft:me:paint", spoilt);
      expect(store.read()).toBeUndefined();
    }
  });

  test("says when it is not kept", () => {
    const full = {
      setItem: () => {
        throw new Error("full");
      },
    } as unknown as Storage;
    expect(createFormDraftStore(full, "me", "paint").write(draft)).toBe(false);
    expect(createFormDraftStore(full, "me", "paint").works()).toBe(false);
    expect(createFormDraftStore(undefined, "me", "paint").write(draft)).toBe(false);
    expect(createFormDraftStore(localStorage, "me", "paint").works()).toBe(true);
  });
});
