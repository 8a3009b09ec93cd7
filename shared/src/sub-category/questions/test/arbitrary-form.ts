import * as fc from "fast-check";
import { plusMonths } from "../../../calendar-day.ts";
import { answerPresent } from "../answers/answer-present.ts";
import { operatorsFor } from "../form-check/comparable.ts";
import type { Comparison, Condition } from "../form/condition.ts";
import { formFaults } from "../form-check/check-form.ts";
import { questionTypes, type Option, type Question, type QuestionForm, type QuestionType } from "../form/form.ts";
import { walk } from "../visible/visible-questions.ts";

/** The day on which generated answers are given. */
export const today = "2026-06-15";

type Gen = fc.GeneratorValue;
const whole = (g: Gen, min: number, max: number): number => g(fc.integer, { min, max });
const chance = (g: Gen): boolean => g(fc.boolean);
const pick = <T>(g: Gen, from: readonly T[]): T => {
  const one = from[whole(g, 0, from.length - 1)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
};
const maybe = <T>(g: Gen, value: () => T): T | undefined => (chance(g) ? value() : undefined);
const decimal = (value: number) => Number(value.toFixed(6));

const isNumeric = (type: QuestionType) => ["number", "integer", "money", "scale"].includes(type);

function generateValidation(g: Gen, type: QuestionType): NonNullable<Question["validation"]> {
  if (isNumeric(type)) {
    const step = type === "number" ? pick(g, [0.05, 0.1, 0.3, 0.5, 1, 2.5]) : pick(g, [1, 2, 5]);
    const min = type === "number" ? pick(g, [-1.5, 0, 0.05, 1.8]) : pick(g, [0, 1, 10]);
    return { min, max: decimal(min + whole(g, 1, 40) * step), step };
  }
  if (type === "shortText" || type === "longText") {
    const minLength = whole(g, 0, 5);
    return { minLength, maxLength: minLength + whole(g, 1, 20) };
  }
  const days = { minDate: pick(g, ["today", "2026-06-15", "+1m"]), maxDate: pick(g, ["+12m", "+18m", "2027-01-31"]) };
  if (type === "date") return days;
  if (type === "dateRange") return { ...days, maxDays: whole(g, 1, 30) };
  return type === "photos" ? { maxFiles: whole(g, 1, 5) } : {};
}

const generateOptions = (g: Gen): Option[] =>
  Array.from({ length: whole(g, 1, 5) }, (_, index) => ({
    value: `option${index}`,
    label: { fr: `Choix ${index}` },
    exclusive: chance(g),
  }));

const text = (g: Gen, { validation: { minLength = 0, maxLength = 0 } = {} }: Question) =>
  "é".repeat(whole(g, Math.max(1, minLength), maxLength));

const number = (g: Gen, { validation: { min = 0, max = 0, step = 1 } = {} }: Question) =>
  decimal(min + whole(g, 0, Math.round((max - min) / step)) * step);

const day = (g: Gen) => plusMonths(today, whole(g, 1, 7));

const range = (g: Gen, { validation: { maxDays = 1 } = {} }: Question) => {
  const from = day(g);
  const to = new Date(Date.parse(from) + whole(g, 0, maxDays - 1) * 86_400_000).toISOString().slice(0, 10);
  return { from, to: to <= "2027-01-31" ? to : from };
};

const several = (g: Gen, { options = [] }: Question) => {
  const chosen = options.filter(({ exclusive }) => !exclusive && chance(g)).map(({ value }) => value);
  return chosen.length > 0 ? chosen : [pick(g, options).value];
};

const file = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const files = (count: number) => Array.from({ length: count }, (_, index) => file(index));

const validAnswers: Record<QuestionType, (g: Gen, question: Question) => unknown> = {
  shortText: text,
  longText: text,
  number,
  integer: number,
  money: number,
  scale: number,
  singleChoice: (g, { options = [] }) => pick(g, options).value,
  multiChoice: several,
  yesNo: chance,
  date: day,
  dateRange: range,
  address: (g) => ({ ...(chance(g) && { street: "Rue du Lac 3" }), postalCode: "1003", locality: "Lausanne" }),
  photos: (g, { validation: { maxFiles = 1 } = {} }) => files(whole(g, 1, maxFiles)),
  info: () => undefined,
};

/** An answer that the question takes, on `today`. */
export const validAnswer = (g: Gen, question: Question): unknown => validAnswers[question.type](g, question);

function generateComparison(g: Gen, earlier: readonly Question[]): Comparison {
  const { id, type, options, ...rest } = pick(g, earlier);
  const op = pick(g, operatorsFor[type]);
  const single = { ...rest, id, options, type: type === "multiChoice" ? ("singleChoice" as const) : type };
  const value = () => validAnswer(g, single) as string | number | boolean;
  if (op === "answered" || op === "empty") return { q: id, op };
  return { q: id, op, value: op === "in" || op === "notIn" ? [value(), value()] : value() };
}

function generateCondition(g: Gen, earlier: readonly Question[], levels: number): Condition {
  const shape = levels === 1 ? "one" : pick(g, ["one", "one", "all", "any", "not"] as const);
  const part = () => generateCondition(g, earlier, levels - 1);
  if (shape === "all") return { all: [part(), part()] };
  if (shape === "any") return { any: [part(), part()] };
  return shape === "not" ? { not: part() } : generateComparison(g, earlier);
}

function generateQuestion(g: Gen, id: string, earlier: readonly Question[]): Question {
  const type = pick(g, questionTypes);
  const comparable = earlier.filter((question) => question.type !== "info");
  const isChoice = type === "singleChoice" || type === "multiChoice";
  return {
    id,
    type,
    label: { fr: `Question ${id}` },
    required: chance(g),
    options: isChoice ? generateOptions(g) : undefined,
    validation: generateValidation(g, type),
    visibleIf: comparable.length > 0 ? maybe(g, () => generateCondition(g, comparable, 3)) : undefined,
    sensitive: chance(g),
    summary: chance(g),
  };
}

/** The same form without the conditions that no answers can fulfil: two drawn at random may well exclude each other. */
function withoutVainConditions(form: QuestionForm): QuestionForm {
  const vain = formFaults(form).map(({ path }) => path.join("."));
  if (vain.length === 0) return form;
  const kept = <T extends { visibleIf?: Condition | undefined }>(one: T, path: string): T =>
    vain.includes(`${path}.visibleIf`) ? { ...one, visibleIf: undefined } : one;
  const steps = form.steps.map((step, at) => ({
    ...kept(step, `steps.${at}`),
    questions: step.questions.map((question, place) => kept(question, `steps.${at}.questions.${place}`)),
  }));
  return withoutVainConditions({ ...form, steps });
}

/** A form without faults, of every type of question, with conditions. */
export const generateForm = (g: Gen): QuestionForm => withoutVainConditions(drawForm(g));

/** A form whose only faults are conditions that can never be true. */
export function drawForm(g: Gen): QuestionForm {
  const all: Question[] = [];
  const steps = Array.from({ length: whole(g, 1, 3) }, (_, index) => {
    const comparable = all.filter((question) => question.type !== "info");
    const visibleIf = comparable.length > 0 ? maybe(g, () => generateCondition(g, comparable, 2)) : undefined;
    const questions = Array.from({ length: whole(g, 1, 4) }, () => {
      const question = generateQuestion(g, `q${all.length}`, all);
      all.push(question);
      return question;
    });
    return { id: `s${index}`, title: { fr: `Étape ${index}` }, visibleIf, questions };
  });
  return { version: 1, steps };
}

/** Answers that the form takes: all required ones, some of the others. */
export function answersTo(g: Gen, form: QuestionForm): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  const answerTo = (question: Question) => {
    const answer = question.required || chance(g) ? validAnswer(g, question) : undefined;
    if (answerPresent(answer)) answers[question.id] = answer;
    return answer;
  };
  Array.from(walk(form, answerTo));
  return answers;
}

const wrongTexts = ({ validation: { minLength = 0, maxLength = 0 } = {} }: Question) => [
  1,
  true,
  "a".repeat(maxLength + 1),
  "a\0a",
  ...(minLength > 1 ? ["a"] : []),
];

const wrongNumbers = ({ validation: { min = 0, max = 0, step = 1 } = {} }: Question) => [
  true,
  "1",
  Number.NaN,
  decimal(min - step),
  decimal(max + step),
  decimal(min + step / 2),
];

const valuesOf = ({ options = [] }: Question) => options.map(({ value }) => value);

const wrongByType: Record<QuestionType, (question: Question) => unknown[]> = {
  shortText: wrongTexts,
  longText: wrongTexts,
  number: wrongNumbers,
  integer: wrongNumbers,
  money: wrongNumbers,
  scale: wrongNumbers,
  singleChoice: (question) => [1, true, "nowhere", "constructor", valuesOf(question)],
  multiChoice: (question) => {
    const values = valuesOf(question);
    return [1, "option0", ["nowhere"], [values[0], values[0]], [...values, "nowhere"]];
  },
  yesNo: () => [0, "true"],
  date: () => [20260615, "2026-02-30", "15.06.2026", "2026-06-14", "2027-12-16"],
  dateRange: ({ validation: { maxDays = 0 } = {} }) => [
    "2026-07-20",
    { from: "2026-07-20" },
    { from: "2026-07-20", to: "2026-07-19" },
    { from: "2026-06-14", to: "2026-06-14" },
    { from: "2026-07-01", to: new Date(Date.UTC(2026, 6, 1 + maxDays)).toISOString().slice(0, 10) },
    { from: "2027-12-16", to: "2027-12-16" },
  ],
  address: () => ["Lausanne", { postalCode: "1003" }, { locality: "L" }, { postalCode: "0100", locality: "L" }],
  photos: ({ validation: { maxFiles = 0 } = {} }) => [file(1), ["no-file"], [file(1), file(1)], files(maxFiles + 1)],
  info: () => [1, true, "seen"],
};

/** Values that the question does not take on `today`, at least one for each way to be wrong. */
export const wrongAnswers = (question: Question): unknown[] => [
  { x: 1 },
  [[]],
  [1],
  ...wrongByType[question.type](question),
];
