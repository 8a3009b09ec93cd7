import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { expect, test } from "vitest";
import { dropped } from "./drop.ts";

const form: QuestionForm = {
  version: 1,
  steps: ["a", "b", "c"].map((id) => ({
    id,
    title: { fr: id },
    questions: [1, 2, 3].map((n) => ({ id: `${id}${n}`, type: "yesNo", label: { fr: "" }, required: true })),
  })),
};
const kindOf = (id: string) => (id.length === 1 ? ("step" as const) : ("question" as const));
const order = (item: string, target: string, after: boolean) =>
  dropped(form, { kind: kindOf(item), id: item }, { kind: kindOf(target), id: target, after }).steps.map(
    ({ id, questions }) => `${id}: ${questions.map((question) => question.id).join(" ")}`,
  );

test.each([
  ["a1", "a3", true, ["a: a2 a3 a1", "b: b1 b2 b3", "c: c1 c2 c3"]],
  ["a1", "a3", false, ["a: a2 a1 a3", "b: b1 b2 b3", "c: c1 c2 c3"]],
  ["a3", "a1", false, ["a: a3 a1 a2", "b: b1 b2 b3", "c: c1 c2 c3"]],
  ["a1", "b2", true, ["a: a2 a3", "b: b1 b2 a1 b3", "c: c1 c2 c3"]],
  ["a1", "b", true, ["a: a2 a3", "b: a1 b1 b2 b3", "c: c1 c2 c3"]],
  ["c1", "b", false, ["a: a1 a2 a3 c1", "b: b1 b2 b3", "c: c2 c3"]],
  ["a1", "a", false, ["a: a1 a2 a3", "b: b1 b2 b3", "c: c1 c2 c3"]],
] as const)("%s beside %s (after: %s)", (item, target, after, expected) => {
  expect(order(item, target, after)).toEqual(expected);
});

test.each([
  ["a", "c", true, "b c a"],
  ["a", "c2", false, "b a c"],
  ["c", "a", false, "c a b"],
  ["b", "b1", true, "a b c"],
] as const)("step %s beside %s (after: %s)", (item, target, after, expected) => {
  expect(
    order(item, target, after)
      .map((step) => step.charAt(0))
      .join(" "),
  ).toBe(expected);
});
