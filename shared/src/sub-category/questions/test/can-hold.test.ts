import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerPresent } from "../answers/answer-present.ts";
import { checkAnswer } from "../check/check-answer.ts";
import type { Condition } from "../form/condition.ts";
import { formFaults } from "../form-check/check-form.ts";
import { question } from "./fixture.ts";
import type { Question, QuestionForm } from "../form/form.ts";
import { answersTo, drawForm, today } from "./arbitrary-form.ts";
import { questionsOf } from "../form/questions-of.ts";
import { visibleQuestions, walk } from "../visible/visible-questions.ts";

const label = { fr: "Choix" };
const choice = (id: string, rest: Partial<Question> = {}, values = ["a", "b"]) =>
  question("singleChoice", { id, required: true, options: values.map((value) => ({ value, label })), ...rest });
const formOf = (questions: Question[], ofStep?: Condition): QuestionForm => ({
  version: 1,
  steps: [
    { id: "first", title: label, questions },
    { id: "last", title: label, visibleIf: ofStep, questions: [question("yesNo", { id: "last" })] },
  ],
});
/** Where a form says that a condition can never be true, and nothing else. */
const vain = (form: QuestionForm) =>
  formFaults(form).map(({ path, rule }) => {
    expect(rule).toBe("neverTrue");
    return path.join(".");
  });
const ofLast = (questions: Question[], condition: Condition) => vain(formOf(questions, condition)).length > 0;
const is = (q: string, value: string | number | boolean): Condition => ({ q, op: "eq", value });

describe("a condition that can never be true", () => {
  test.each<[string, Question[], Condition]>([
    ["two options at once", [choice("x")], { all: [is("x", "a"), is("x", "b")] }],
    [
      "an answer to a question that is hidden by the same",
      [choice("x"), choice("y", { visibleIf: is("x", "a") })],
      { all: [is("x", "b"), is("y", "a")] },
    ],
    ["neither of both", [choice("x")], { not: { any: [is("x", "a"), is("x", "b")] } }],
    ["nothing, where something is required", [choice("x")], { q: "x", op: "empty" }],
    ["less than the least", [question("integer", { id: "n", validation: { min: 3 } })], { q: "n", op: "lt", value: 3 }],
    [
      "between two neighbours",
      [question("integer", { id: "n" })],
      {
        all: [
          { q: "n", op: "gt", value: 3 },
          { q: "n", op: "lt", value: 4 },
        ],
      },
    ],
    ["beside the steps", [question("number", { id: "n", validation: { min: 0, step: 0.5 } })], is("n", 0.75)],
    [
      "a day after the last one",
      [question("date", { id: "d", validation: { maxDate: "2026-06-30" } })],
      {
        q: "d",
        op: "gt",
        value: "2026-06-30",
      },
    ],
    [
      "an exclusive option with another one",
      [
        question("multiChoice", {
          id: "m",
          options: [
            { value: "a", label },
            { value: "none", label, exclusive: true },
          ],
        }),
      ],
      {
        all: [
          { q: "m", op: "contains", value: "a" },
          { q: "m", op: "contains", value: "none" },
        ],
      },
    ],
    ["a text that is too long", [question("shortText", { id: "t", validation: { maxLength: 2 } })], is("t", "abc")],
  ])("%s", (_name, questions, condition) => {
    expect(ofLast(questions, condition)).toBe(true);
  });

  test.each<[string, Question[], Condition]>([
    ["one option of several", [choice("x")], is("x", "a")],
    [
      "nothing, where a question may be hidden",
      [choice("x"), choice("y", { visibleIf: is("x", "a") })],
      { q: "y", op: "empty" },
    ],
    [
      "between two numbers",
      [question("number", { id: "n" })],
      {
        all: [
          { q: "n", op: "gt", value: 3 },
          { q: "n", op: "lt", value: 4 },
        ],
      },
    ],
    [
      "a day that is past today already",
      [question("date", { id: "d", validation: { maxDate: "today" } })],
      {
        q: "d",
        op: "gt",
        value: "2099-01-01",
      },
    ],
    [
      "none of the texts",
      [question("shortText", { id: "t", validation: { maxLength: 1 } })],
      {
        q: "t",
        op: "notIn",
        value: ["a", "b", "c"],
      },
    ],
    [
      "more options than can be tried",
      [
        question("multiChoice", {
          id: "m",
          options: Array.from({ length: 20 }, (_, index) => ({ value: `${index}`, label })),
        }),
      ],
      { all: Array.from({ length: 20 }, (_, index) => ({ q: "m", op: "contains" as const, value: `${index}` })) },
    ],
  ])("but not: %s", (_name, questions, condition) => {
    expect(ofLast(questions, condition)).toBe(false);
  });

  test("stands on the question, together with the condition of its step", () => {
    const form = formOf([choice("x")], is("x", "a"));
    const [first, last] = form.steps;
    if (!first || !last) throw new Error("two steps");
    const asked = choice("y", { visibleIf: is("x", "b") });
    expect(vain({ version: 1, steps: [first, { ...last, questions: [asked] }] })).toEqual([
      "steps.1.questions.0.visibleIf",
    ]);
  });

  test("is told once, not of all that hangs on it", () => {
    const hidden = choice("y", { visibleIf: { all: [is("x", "a"), is("x", "b")] } });
    expect(vain(formOf([choice("x"), hidden, choice("z", { visibleIf: is("y", "a") })], is("y", "a")))).toEqual([
      "steps.0.questions.1.visibleIf",
    ]);
  });

  test("is not told where a condition has another fault", () => {
    const faults = formFaults(formOf([choice("x")], { all: [is("x", "a"), is("x", "gone")] }));
    expect(faults.map(({ rule }) => rule)).toEqual(["valueUnfit"]);
  });

  test("is told of nothing that any answers show", () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const form = drawForm(g);
        const never = new Set(vain(form));
        const shown = new Set(visibleQuestions(form, answersTo(g, form)));
        for (const [at, step] of form.steps.entries())
          for (const [place, asked] of step.questions.entries())
            if (shown.has(asked)) {
              expect(never).not.toContain(`steps.${at}.visibleIf`);
              expect(never).not.toContain(`steps.${at}.questions.${place}.visibleIf`);
            }
      }),
      { numRuns: 500 },
    );
  });

  test("is told of all that no answers show, where all answers can be tried", () => {
    fc.assert(
      fc.property(smallForm, (form) => {
        const shown = new Set(everyAnswers(form).flatMap((answers) => visibleQuestions(form, answers)));
        const asked = questionsOf(form);
        const [first] = vain(form).map((path) => Number(path.split(".")[3]));
        const firstHidden = asked.findIndex((one) => !shown.has(one));
        expect(first ?? -1).toBe(firstHidden);
      }),
      { numRuns: 500 },
    );
  });
});

/** Up to five questions of two or three answers each, hanging on each other in any way. */
const smallForm: fc.Arbitrary<QuestionForm> = fc
  .array(fc.record({ type: fc.constantFrom("yesNo", "singleChoice", "multiChoice"), required: fc.boolean() }), {
    minLength: 2,
    maxLength: 5,
  })
  .chain((kinds) =>
    fc.tuple(
      ...kinds.map(({ type, required }, index) => {
        const asked = question(type, {
          id: `q${index}`,
          required,
          ...(type !== "yesNo" && { options: ["a", "b"].map((value) => ({ value, label })) }),
        });
        const earlier = kinds.slice(0, index);
        if (earlier.length === 0) return fc.constant(asked);
        return fc.option(conditionOn(earlier.map((kind) => kind.type)), { nil: undefined }).map((visibleIf) => ({
          ...asked,
          visibleIf,
        }));
      }),
    ),
  )
  .map((questions) => ({ version: 1, steps: [{ id: "s", title: label, questions }] }));

function conditionOn(types: readonly string[]): fc.Arbitrary<Condition> {
  const comparison = fc.integer({ min: 0, max: types.length - 1 }).chain((index): fc.Arbitrary<Condition> => {
    const q = `q${index}`;
    const presence = fc.constantFrom<Condition>({ q, op: "answered" }, { q, op: "empty" });
    const option = fc.constantFrom("a", "b");
    if (types[index] === "multiChoice")
      return fc.oneof(
        presence,
        option.map((value): Condition => ({ q, op: "contains", value })),
      );
    const value = types[index] === "yesNo" ? fc.boolean() : option;
    return fc.oneof(
      presence,
      fc
        .tuple(fc.constantFrom("eq" as const, "ne" as const), value)
        .map(([op, given]): Condition => ({ q, op, value: given })),
    );
  });
  const several = fc.array(comparison, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    comparison,
    comparison.map((not): Condition => ({ not })),
    several.map((all): Condition => ({ all })),
    several.map((any): Condition => ({ any })),
  );
}

/** All the ways in which a small form can be answered to its end. */
function everyAnswers(form: QuestionForm): Record<string, unknown>[] {
  const values: Record<string, unknown[]> = {
    yesNo: [true, false],
    singleChoice: ["a", "b"],
    multiChoice: [["a"], ["b"], ["a", "b"]],
  };
  let all: Record<string, unknown>[] = [{}];
  for (const asked of questionsOf(form))
    all = all.flatMap((answers) => {
      const visible = [...walk(form, ({ id }) => answers[id])].some((one) => one.question === asked && one.visible);
      if (!visible) return [answers];
      const given = [...(values[asked.type] ?? []), undefined];
      return given
        .filter((value) => checkAnswer(asked, value, { today }).ok)
        .map((value) => (answerPresent(value) ? { ...answers, [asked.id]: value } : answers));
    });
  return all;
}
