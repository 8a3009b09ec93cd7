import { operatorsFor } from "@metiro/shared/sub-category/questions/form-check/comparable";
import type { Comparison, Condition, Operator } from "@metiro/shared/sub-category/questions/form/condition";
import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import type { Selected } from "./editing.ts";

export type Group = { all: Condition[] } | { any: Condition[] };

/** A condition without the negations around it: two of them say nothing. */
export function peeled(condition: Condition): { negated: boolean; core: Comparison | Group } {
  if (!("not" in condition)) return { negated: false, core: condition };
  const inner = peeled(condition.not);
  return { negated: !inner.negated, core: inner.core };
}

export const wrapped = (core: Comparison | Group, negated: boolean): Condition => (negated ? { not: core } : core);

export const isGroup = (condition: Condition): condition is Group => "all" in condition || "any" in condition;

export const conditionPartsOf = (group: Group): Condition[] => ("all" in group ? group.all : group.any);

export const groupOf = (how: "all" | "any", parts: Condition[]): Group =>
  how === "all" ? { all: parts } : { any: parts };

/** A group of one is that one; a group of none is no condition. */
export function simplified(group: Group): Condition | undefined {
  const parts = conditionPartsOf(group);
  return parts.length > 1 ? group : parts[0];
}

/** How many levels a condition has; five are allowed. */
export function depthOf(condition: Condition): number {
  if ("not" in condition) return 1 + depthOf(condition.not);
  return isGroup(condition) ? 1 + Math.max(...conditionPartsOf(condition).map(depthOf)) : 1;
}

/** The questions that a condition of this step or question may ask, in order. */
export function askable(form: QuestionForm, { kind, id }: Selected): Question[] {
  const earlier: Question[] = [];
  for (const step of form.steps) {
    if (kind === "step" && step.id === id) break;
    for (const question of step.questions) {
      if (kind === "question" && question.id === id) return earlier;
      if (operatorsFor[question.type].length > 0) earlier.push(question);
    }
  }
  return earlier;
}

type Scalar = string | number | boolean;

const firstValue = ({ type, options }: Question): Scalar | undefined => {
  if (type === "singleChoice" || type === "multiChoice") return options?.[0]?.value;
  return type === "yesNo" ? true : undefined;
};

const withoutValue = new Set<Operator>(["answered", "empty"]);
const several = new Set<Operator>(["in", "notIn"]);

/** What is asked most of a question of this type. */
export function firstComparison(question: Question): Comparison {
  const operators = operatorsFor[question.type];
  const op = operators.find((one) => one === "eq" || one === "contains") ?? "answered";
  return withOperator({ q: question.id, op: "answered" }, op, question);
}

/** A comparison made in another way; a value that still fits is kept. */
export function withOperator({ q, op: before, value }: Comparison, op: Operator, question: Question): Comparison {
  if (withoutValue.has(op)) return { q, op };
  const single = Array.isArray(value) ? value[0] : value;
  const kept = withoutValue.has(before) ? firstValue(question) : (single ?? firstValue(question));
  if (several.has(op)) return { q, op, value: Array.isArray(value) ? value : kept === undefined ? [] : [kept] };
  return { q, op, ...(kept !== undefined && { value: kept }) };
}
