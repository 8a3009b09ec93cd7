import { answerPresent } from "../answers/answer-present.ts";
import type { Condition, Operator } from "../form/condition.ts";

/** Undefined: not known, since the answer that decides it is missing. */
type Truth = boolean | undefined;

const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);

const all = (truths: Truth[]): Truth => {
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
};

const any = (truths: Truth[]): Truth => not(all(truths.map(not)));

/** Numbers by size, dates (`yyyy-MM-dd`) by time. NaN, which is in no order, where they cannot be compared. */
const order = (a: unknown, b: unknown): number => {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : Number(a > b);
  return Number.NaN;
};

const includes = (list: unknown, value: unknown): boolean => Array.isArray(list) && list.includes(value);

const compare: Record<Exclude<Operator, "answered" | "empty">, (answer: unknown, value: unknown) => boolean> = {
  eq: (answer, value) => answer === value,
  ne: (answer, value) => answer !== value,
  in: (answer, value) => includes(value, answer),
  notIn: (answer, value) => !includes(value, answer),
  contains: (answer, value) => includes(answer, value),
  gt: (answer, value) => order(answer, value) > 0,
  gte: (answer, value) => order(answer, value) >= 0,
  lt: (answer, value) => order(answer, value) < 0,
  lte: (answer, value) => order(answer, value) <= 0,
};

function truth(condition: Condition, answers: Readonly<Record<string, unknown>>): Truth {
  if ("all" in condition) return all(condition.all.map((part) => truth(part, answers)));
  if ("any" in condition) return any(condition.any.map((part) => truth(part, answers)));
  if ("not" in condition) return not(truth(condition.not, answers));
  const answer = Object.hasOwn(answers, condition.q) ? answers[condition.q] : undefined;
  const present = answerPresent(answer);
  if (condition.op === "answered") return present;
  if (condition.op === "empty") return !present;
  return present ? compare[condition.op](answer, condition.value) : undefined;
}

/**
 * Whether what carries the condition is shown. A comparison with a missing answer is neither true nor false, whichever
 * way round it is put (`ne`, `not`): nothing appears before the answer that it depends on.
 */
export const isVisible = (condition: Condition | undefined, answers: Readonly<Record<string, unknown>>): boolean =>
  condition === undefined || truth(condition, answers) === true;
