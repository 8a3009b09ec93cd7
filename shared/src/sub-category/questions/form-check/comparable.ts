import { date } from "../../../scalars.ts";
import type { Comparison, Operator } from "../form/condition.ts";
import type { Question, QuestionType } from "../form/form.ts";

const presence = ["answered", "empty"] as const;
const equality = ["eq", "ne", "in", "notIn"] as const;
const order = ["gt", "gte", "lt", "lte"] as const;

/** What a condition may ask of an answer, by type of question. */
export const operatorsFor: Record<QuestionType, readonly Operator[]> = {
  shortText: [...presence, ...equality],
  longText: [...presence, ...equality],
  number: [...presence, ...equality, ...order],
  integer: [...presence, ...equality, ...order],
  money: [...presence, ...equality, ...order],
  singleChoice: [...presence, ...equality],
  multiChoice: [...presence, "contains"],
  yesNo: [...presence, ...equality],
  scale: [...presence, ...equality, ...order],
  date: [...presence, ...equality, ...order],
  dateRange: presence,
  address: presence,
  photos: presence,
  info: [],
};

/** Whether an answer to the question, or one of several, can be `value` at all. */
const possible = ({ type, options = [] }: Question, value: unknown): boolean => {
  if (type === "singleChoice" || type === "multiChoice") return options.some((option) => option.value === value);
  if (type === "yesNo") return typeof value === "boolean";
  if (type === "date") return date.safeParse(value).success;
  return typeof value === (type === "shortText" || type === "longText" ? "string" : "number");
};

/** Whether the value of a comparison fits the question that it asks about: an option it has, a number, a list for `in` … */
export const valueFits = (question: Question, { op, value }: Comparison): boolean => {
  if (op === "answered" || op === "empty") return true;
  if (op !== "in" && op !== "notIn") return possible(question, value);
  return Array.isArray(value) && value.length > 0 && value.every((one) => possible(question, one));
};
