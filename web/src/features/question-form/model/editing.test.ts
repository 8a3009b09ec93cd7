import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { questionTypes } from "@metiro/shared/sub-category/questions/form/form";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Editing, editingReducer, startEditing } from "./editing.ts";
import {
  addQuestion,
  addStep,
  changeQuestion,
  duplicateQuestion,
  duplicateStep,
  findQuestion,
  moveQuestion,
  moveStep,
  nudgeQuestion,
  nudgeStep,
  patchStep,
  removeQuestion,
  removeStep,
} from "./edits.ts";
import { idsFor } from "./ids.ts";
import { newQuestion, withType } from "./question-kinds.ts";

const empty: QuestionForm = { version: 1, steps: [] };

/** What an admin does next: which of the things there, and where to. */
const deed = fc.record({ kind: fc.nat(), which: fc.nat(), where: fc.nat(), type: fc.constantFrom(...questionTypes) });
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

function done(form: QuestionForm, { kind, which, where, type }: Deed): QuestionForm {
  const newId = idsFor(form);
  const questions = form.steps.flatMap((step) => step.questions);
  const step = form.steps[which % Math.max(1, form.steps.length)];
  const question = questions[which % Math.max(1, questions.length)];
  const target = form.steps[where % Math.max(1, form.steps.length)];
  if (!step || !target || kind % 12 === 0) return addStep(form, { id: newId("s"), title: { fr: "" }, questions: [] });
  if (!question || kind % 12 < 3) return addQuestion(form, step.id, newQuestion(type, newId));
  const { id } = question;
  const ways: (() => QuestionForm)[] = [
    () => duplicateQuestion(form, id, newId("q")),
    () => duplicateStep(form, step.id, newId).form,
    () => removeQuestion(form, id),
    () => removeStep(form, step.id),
    () => moveQuestion(form, id, target.id, where % (target.questions.length + 1)),
    () => moveStep(form, step.id, where % form.steps.length),
    () => nudgeQuestion(form, id, where % 2 === 0 ? 1 : -1),
    () => changeQuestion(form, id, (one) => withType(one, type, newId)),
    () => patchStep(form, step.id, { title: { fr: `Étape ${where}` } }),
  ];
  return (ways[(kind % 12) - 3] ?? (() => form))();
}

const deeds = fc.array(deed, { maxLength: 40 });

describe("the way back", () => {
  test("undo takes back what was done, redo does it again, however far", () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const forms = [empty];
        let state: Editing = startEditing(empty);
        for (const one of all) {
          const form = done(state.form, one);
          if (form !== state.form) forms.push(form);
          state = editingReducer(state, { type: "edit", form });
        }
        for (const form of forms.toReversed()) {
          expect(state.form).toBe(form);
          state = editingReducer(state, { type: "undo" });
        }
        for (const form of forms) {
          expect(state.form).toBe(form);
          state = editingReducer(state, { type: "redo" });
        }
      }),
    );
  });

  test("what is typed in one run is taken back together; a selection or another run ends it", () => {
    const form = (fr: string): QuestionForm => ({ version: 1, steps: [{ id: "s", title: { fr }, questions: [] }] });
    let state = startEditing(form(""));
    const type = (fr: string, run?: string) => {
      state = editingReducer(state, { type: "edit", form: form(fr), run });
    };
    type("P", "title 1");
    type("Pi", "title 1");
    type("Pi è", "title 2");
    state = editingReducer(state, { type: "undo" });
    expect(state.form).toEqual(form("Pi"));
    state = editingReducer(state, { type: "undo" });
    expect(state.form).toEqual(form(""));
    state = editingReducer(state, { type: "redo" });
    type("Pie", "title 1");
    state = editingReducer(state, { type: "select", selected: { kind: "step", id: "s" } });
    type("Pieu", "title 1");
    expect(state.past).toHaveLength(3);
    expect(state.future).toEqual([]);
  });

  test("leads to what was open at the time", () => {
    const state = editingReducer(startEditing(empty), {
      type: "edit",
      form: addStep(empty, { id: "s", title: { fr: "" }, questions: [] }),
      selected: { kind: "step", id: "s" },
    });
    const back = editingReducer(state, { type: "undo" });
    expect(back.selected).toBeUndefined();
    expect(editingReducer(back, { type: "redo" }).selected).toEqual({ kind: "step", id: "s" });
  });
});

describe("ids", () => {
  test("are unique, whatever is done", () => {
    fc.assert(
      fc.property(deeds, (all) => {
        let form = empty;
        for (const one of all) form = done(form, one);
        const questions = form.steps.flatMap((step) => step.questions);
        for (const ids of [form.steps.map(({ id }) => id), questions.map(({ id }) => id)])
          expect(new Set(ids).size).toBe(ids.length);
        for (const { options = [] } of questions)
          expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      }),
    );
  });

  test("are drawn again where one is taken", () => {
    const drawn = ["1", "1", "2"];
    const form = addStep(empty, { id: "s1", title: { fr: "" }, questions: [] });
    expect(idsFor(form, () => drawn.shift() ?? "")("s")).toBe("s2");
  });

  test("and questions stay the same when they move", () => {
    fc.assert(
      fc.property(deeds, fc.nat(), fc.nat(), (all, which, where) => {
        let form = empty;
        for (const one of all) form = done(form, one);
        const known = (one: QuestionForm) => one.steps.flatMap((step) => step.questions.map(({ id }) => id)).sort();
        const moves = [4, 5, 6].map((kind) => done(form, { kind: kind + 3, which, where, type: "info" }));
        if (known(form).length > 0) for (const moved of moves) expect(known(moved)).toEqual(known(form));
      }),
    );
  });
});

describe("moving by one", () => {
  const form: QuestionForm = {
    version: 1,
    steps: ["a", "b"].map((id) => ({
      id,
      title: { fr: id },
      questions: [1, 2].map((n) => ({ id: `${id}${n}`, type: "yesNo", label: { fr: "" }, required: true })),
    })),
  };
  const order = (one: QuestionForm) =>
    one.steps.map(({ id, questions }) => [id, ...questions.map((asked) => asked.id)].join(" "));

  test.each([
    ["a1", 1, ["a a2 a1", "b b1 b2"]],
    ["a2", 1, ["a a1", "b a2 b1 b2"]],
    ["b1", -1, ["a a1 a2 b1", "b b2"]],
    ["a1", -1, ["a a1 a2", "b b1 b2"]],
    ["b2", 1, ["a a1 a2", "b b1 b2"]],
  ] as const)("%s by %i", (id, by, expected) => {
    expect(order(nudgeQuestion(form, id, by))).toEqual(expected);
  });

  test("a step takes its questions along", () => {
    expect(order(nudgeStep(form, "a", 1))).toEqual(["b b1 b2", "a a1 a2"]);
    expect(nudgeStep(form, "b", 1)).toBe(form);
  });

  test("conditions of a copied step ask the copies", () => {
    const hanging = changeQuestion(form, "a2", (question) => ({
      ...question,
      visibleIf: { all: [{ q: "a1", op: "answered" }, { not: { q: "x", op: "answered" } }] },
    }));
    const { form: copied, copyId } = duplicateStep(hanging, "a", idsFor(hanging));
    const [first, second] = copied.steps[1]?.questions ?? [];
    expect(copied.steps[1]?.id).toBe(copyId);
    expect(second?.visibleIf).toEqual({
      all: [{ q: first?.id, op: "answered" }, { not: { q: "x", op: "answered" } }],
    });
    expect(findQuestion(copied, "a2")?.question.visibleIf).toEqual(findQuestion(hanging, "a2")?.question.visibleIf);
  });
});
