import { plusDays } from "../../../calendar-day.ts";
import { maxNumber } from "../form/limits.ts";
import { boundsOf } from "../form/bounds.ts";
import { checkAnswer } from "../check/check-answer.ts";
import type { Comparison } from "../form/condition.ts";
import type { Question, QuestionType } from "../form/form.ts";

/** Of more options there are too many combinations to try. */
const combined = 10;

const comparedIn = (comparisons: readonly Comparison[]): unknown[] =>
  comparisons.flatMap(({ value }) => (Array.isArray(value) ? value : [value]));

type Telling = (question: Question, values: unknown[]) => unknown[] | undefined;

const only = <T>(values: unknown[], is: (value: unknown) => value is T): T[] => [...new Set(values.filter(is))];
const isNumber = (value: unknown): value is number => typeof value === "number";
const isText = (value: unknown): value is string => typeof value === "string";

/** The values that are compared, and one below, between and above them, on the question's steps. */
function numbers(question: Question, values: unknown[]): number[] {
  const { min = -maxNumber, max = maxNumber, step } = boundsOf(question);
  const size = step ?? (question.type === "number" ? undefined : 1);
  const from = step === undefined || min === -maxNumber ? 0 : min;
  const marks = [min, ...only(values, isNumber), max]
    .filter((mark) => mark >= min && mark <= max)
    .sort((a, b) => a - b);
  if (size === undefined)
    return [...marks, ...marks.slice(1).map((upper, index) => ((marks[index] ?? min) + upper) / 2)];
  return marks.flatMap((mark) => {
    const at = Math.round((mark - from) / size);
    return [at - 1, at, at + 1].map((steps) => Number((from + steps * size).toFixed(6)));
  });
}

/** The days that are compared, their neighbours, and the bounds. */
function days({ validation = {} }: Question, values: unknown[]): string[] {
  const bounds = [validation.minDate, validation.maxDate].filter((bound) => bound !== undefined && /^\d/.test(bound));
  const marks = only([...values, ...bounds], isText).filter((day) => !Number.isNaN(Date.parse(day)));
  const near = (day: string) => [-1, 0, 1].map((by) => plusDays(day, by));
  return marks.length > 0 ? marks.flatMap(near) : ["2026-01-01"];
}

/** The texts that are compared, and one that is none of them. */
function texts(question: Question, values: unknown[]): string[] {
  const { minLength = 0 } = boundsOf(question);
  const others = Array.from({ length: values.length + 1 }, (_, index) =>
    String.fromCodePoint(0x4e00 + index).repeat(Math.max(1, minLength)),
  );
  return [...only(values, isText).map((text) => text.trim()), ...others];
}

/** The options that are compared; of the others one that goes with any, and one that stands alone. */
function options({ options: all = [] }: Question, values: unknown[]): string[] {
  const compared = new Set(values);
  const others = all.filter(({ value }) => !compared.has(value));
  const kept = new Set([others.find(({ exclusive }) => !exclusive), others.find(({ exclusive }) => exclusive)]);
  return all.filter((option) => compared.has(option.value) || kept.has(option)).map(({ value }) => value);
}

function combinations(question: Question, values: unknown[]): string[][] | undefined {
  const parts = options(question, values);
  if (parts.length > combined) return undefined;
  return Array.from({ length: 2 ** parts.length }, (_, chosen) =>
    parts.filter((_part, index) => chosen & (1 << index)),
  );
}

const anything: Telling = () => ["anything"];

const tellings: Record<QuestionType, Telling> = {
  shortText: texts,
  longText: texts,
  number: numbers,
  integer: numbers,
  money: numbers,
  scale: numbers,
  singleChoice: options,
  multiChoice: combinations,
  yesNo: () => [true, false],
  date: days,
  dateRange: anything,
  address: anything,
  photos: anything,
  info: () => [],
};

/** Days from today move on; only dates bound a day for good. */
const lasting = ({ validation, ...question }: Question): Question => {
  if (validation === undefined) return question;
  const { minDate, maxDate, ...rest } = validation;
  const kept = (bound: string | undefined) => (bound !== undefined && /^\d/.test(bound) ? bound : undefined);
  return { ...question, validation: { ...rest, minDate: kept(minDate), maxDate: kept(maxDate) } };
};

const presenceOnly = new Set<QuestionType>(["dateRange", "address", "photos"]);

/**
 * One answer for each kind that the comparisons can tell apart, all of them answers that the question takes. Undefined
 * where there are too many kinds, or where no answer is found: then nothing can be said.
 */
export function tellingAnswers(question: Question, comparisons: readonly Comparison[]): unknown[] | undefined {
  const answers = tellings[question.type](question, comparedIn(comparisons));
  if (answers === undefined || presenceOnly.has(question.type)) return answers;
  const asked = { ...lasting(question), required: true };
  const taken = answers.filter((answer) => checkAnswer(asked, answer, { today: "2000-01-01" }).ok);
  return taken.length > 0 ? taken : undefined;
}
