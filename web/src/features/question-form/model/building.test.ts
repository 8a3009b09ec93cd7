import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { expect, test } from "vitest";
import { firstDraft } from "../draft/first-draft.ts";
import { besides } from "./editing.ts";
import { isTold, nothingFresh } from "./fresh.ts";
import { movedOption } from "./options.ts";
import { inLabels, placedFaults } from "./placed-faults.ts";

const question = (id: string, label = id) => ({ id, type: "yesNo" as const, label: { fr: label }, required: true });
const form: QuestionForm = {
  version: 1,
  steps: [
    { id: "one", title: { fr: "Un" }, questions: [question("a"), question("b"), question("c")] },
    { id: "two", title: { fr: "Deux" }, questions: [question("d", "Le dernier")] },
  ],
};

test("what is deleted leaves its neighbour open: the next one, else the one before, else its step", () => {
  const after = (id: string) => besides(form, { kind: "question", id });
  expect(after("b")).toEqual({ kind: "question", id: "c" });
  expect(after("c")).toEqual({ kind: "question", id: "b" });
  expect(after("d")).toEqual({ kind: "step", id: "two" });
  expect(besides(form, { kind: "step", id: "two" })).toEqual({ kind: "step", id: "one" });
  expect(besides({ version: 1, steps: form.steps.slice(0, 1) }, { kind: "step", id: "one" })).toBeUndefined();
});

test("an option is put before or after another one", () => {
  const options = ["x", "y", "z"].map((value) => ({ value, label: { fr: value } }));
  const order = (id: string, target: string, after: boolean) =>
    movedOption(options, id, target, after).map(({ value }) => value);
  expect(order("x", "z", true)).toEqual(["y", "z", "x"]);
  expect(order("z", "x", false)).toEqual(["z", "x", "y"]);
  expect(order("x", "x", true)).toEqual(["x", "y", "z"]);
});

test("a fault names questions by their text", () => {
  const [one, two] = form.steps;
  const asking = (q: string): QuestionForm => ({
    version: 1,
    steps: [
      { id: "one", title: { fr: "Un" }, questions: [{ ...question("a"), visibleIf: { q, op: "answered" } }] },
      ...(two ? [two] : []),
    ],
  });
  const named = (q: string) =>
    inLabels(asking(q), placedFaults(asking(q)), { nameless: "sans texte", gone: "supprimée" }).map(
      ({ fault }) => fault,
    );
  expect(one).toBeDefined();
  expect(named("d")).toEqual([{ rule: "referenceLater", q: "Le dernier" }]);
  expect(named("nowhere")).toEqual([{ rule: "referenceUnknown", q: "supprimée" }]);
});

test("of what was added just now only the fields that were left are told", () => {
  const fault = {
    at: { kind: "question" as const, id: "a" },
    field: "label.fr",
    fault: { rule: "frenchMissing" as const },
  };
  const fresh = { ids: ["a", "one"], touched: new Set<string>() };
  expect(isTold(fresh, fault)).toBe(false);
  expect(isTold({ ...fresh, touched: new Set(["label.fr"]) }, fault)).toBe(true);
  expect(isTold(fresh, { ...fault, at: { kind: "step", id: "one" } })).toBe(false);
  expect(isTold(nothingFresh, fault)).toBe(true);
});

test("one goes on with what only this device has, with the server's draft, or with what is published", () => {
  const published = { form, revision: 3 };
  const other: QuestionForm = { version: 1, steps: form.steps.slice(1) };
  const draft = { form: other, baseRevision: 2, savedAt: "2026-11-23T10:00:00.000Z" };
  const kept = { form: { version: 1 as const, steps: [] }, baseRevision: 3, draftRevision: 4, at: "" };
  expect(firstDraft(undefined, { revision: 0 }, published)).toMatchObject({ form, baseRevision: 3, unsaved: false });
  expect(firstDraft(undefined, { revision: 4, draft }, published)).toMatchObject({ form: other, baseRevision: 2 });
  expect(firstDraft(kept, { revision: 4, draft }, published)).toMatchObject({ unsaved: true, clashes: false });
  expect(firstDraft(kept, { revision: 5, draft }, published)).toMatchObject({ form: kept.form, clashes: true });
  expect(firstDraft(kept, { revision: 5 }, published)).toMatchObject({ form: kept.form, clashes: false });
  expect(firstDraft({ ...kept, form: other }, { revision: 9, draft }, published)).toMatchObject({ unsaved: false });
});
