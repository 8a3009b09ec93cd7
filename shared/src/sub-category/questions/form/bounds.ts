import { daysFrom, plusMonths } from "../../../calendar-day.ts";
import type { Option, Question, QuestionType, Validation } from "./form.ts";
import { maxNumber } from "./limits.ts";
import type { AnswerFailure } from "./rules.ts";

/** Bounds of a question that sets none of its own. */
const defaults: Partial<Record<QuestionType, Validation>> = {
  shortText: { maxLength: 300 },
  longText: { maxLength: 5000 },
  money: { min: 0 },
  scale: { min: 1, max: 5, step: 1 },
  photos: { maxFiles: 10 },
};

/** The bounds that hold for the answers to a question. */
export const boundsOf = ({ type, validation }: Question): Validation => ({ ...defaults[type], ...validation });

/** What an answer is measured by. `today` is the reader's day. */
interface Measure {
  bounds: Validation;
  options: Option[];
  today: string;
}

/** What is wrong with a value of the right shape, if anything. */
export type Flaw<T> = (value: T, measure: Measure) => AnswerFailure | undefined;

export const noFlaw: Flaw<unknown> = () => undefined;

export const lengthFlaw: Flaw<string> = (value, { bounds: { minLength, maxLength } }) => {
  if (minLength !== undefined && value.length < minLength) return { rule: "tooShort", minLength };
  return maxLength !== undefined && value.length > maxLength ? { rule: "tooLong", maxLength } : undefined;
};

const millionths = (value: number) => Math.round(value * 1e6);

/** Steps are counted in whole millionths, since 0.15 / 0.05 is not 3. */
const onStep = (value: number, from: number, step: number) =>
  millionths(value) / 1e6 === value && (millionths(value) - millionths(from)) % millionths(step) === 0;

export const sizeFlaw: Flaw<number> = (value, { bounds }) => {
  const { min = -maxNumber, max = maxNumber, step } = bounds;
  const from = bounds.min ?? 0;
  if (value < min) return { rule: "tooSmall", min };
  if (value > max) return { rule: "tooBig", max };
  return step !== undefined && !onStep(value, from, step) ? { rule: "offStep", min: from, step } : undefined;
};

export const amountFlaw: Flaw<number> = (cents, measure) => {
  const flaw = sizeFlaw(cents, measure);
  if (flaw?.rule === "tooSmall") return { rule: "amountTooSmall", min: flaw.min };
  return flaw?.rule === "tooBig" ? { rule: "amountTooBig", max: flaw.max } : flaw;
};

export const choiceFlaw: Flaw<string[]> = (values, { options }) => {
  const unknown = values.find((value) => !options.some((option) => option.value === value));
  if (unknown !== undefined) return { rule: "unknownOption", value: unknown };
  if (new Set(values).size < values.length) return { rule: "repeated" };
  const exclusive = options.find((option) => option.exclusive && values.includes(option.value));
  return exclusive && values.length > 1 ? { rule: "exclusiveOption", value: exclusive.value } : undefined;
};

/** The day that a bound (`today`, `+18m` or a date) means. */
export const resolveDay = (bound: string, today: string): string => {
  if (bound === "today") return today;
  return bound.startsWith("+") ? plusMonths(today, Number.parseInt(bound, 10)) : bound;
};

export const periodFlaw: Flaw<{ from: string; to: string }> = ({ from, to }, { bounds, today }) => {
  const minDate = bounds.minDate && resolveDay(bounds.minDate, today);
  const maxDate = bounds.maxDate && resolveDay(bounds.maxDate, today);
  const { maxDays } = bounds;
  if (from > to) return { rule: "rangeReversed" };
  if (minDate && from < minDate) return { rule: "tooEarly", minDate };
  if (maxDate && to > maxDate) return { rule: "tooLate", maxDate };
  return maxDays && daysFrom(from, to) > maxDays ? { rule: "tooManyDays", maxDays } : undefined;
};

export const filesFlaw: Flaw<string[]> = (ids, { bounds: { maxFiles } }) => {
  if (maxFiles !== undefined && ids.length > maxFiles) return { rule: "tooManyFiles", maxFiles };
  return new Set(ids).size < ids.length ? { rule: "repeated" } : undefined;
};
