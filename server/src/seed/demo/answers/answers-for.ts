import { daysFrom, plusDays, plusMonths } from "@metiro/shared/calendar-day";
import {
  visibleQuestions,
  type Address,
  type Answer,
  type Answers,
  type Question,
  type QuestionForm,
  type QuestionType,
} from "@metiro/shared/sub-category/questions";
import { typicalNumbers, typicalTexts } from "../../data/demo/typical.ts";
import type { Random } from "../random.ts";

interface AnswersContext {
  /** The day of the request, `yyyy-MM-dd`: dates lie after it. */
  today: string;
  /** Where address questions point to. */
  places: readonly Address[];
  /** Answers that are known already. */
  given?: Answers;
}

/** Believable and valid answers to a form. Optional questions stay open now and then; photos always do. */
export function answersFor(form: QuestionForm, random: Random, { today, places, given = {} }: AnswersContext): Answers {
  const answers: Answers = {};
  const passed = new Set<string>();
  for (;;) {
    // Each answer may show or hide what follows, so the next question is looked for afresh.
    const question = visibleQuestions(form, answers).find(({ id }) => !passed.has(id));
    if (!question) return answers;
    passed.add(question.id);
    const invent = () => inventions[question.type](question, { random, today, places });
    const answer = given[question.id] ?? (question.required || random.chance(0.6) ? invent() : undefined);
    if (answer !== undefined) answers[question.id] = answer;
  }
}

type Validation = NonNullable<Question["validation"]>;
type Invention = (
  question: Question,
  context: { random: Random; today: string; places: readonly Address[] },
) => Answer | undefined;

const someText: Invention = ({ id, validation }, { random }) =>
  random.pick(typicalTexts[id] ?? ["À préciser ensemble lors de la visite."]).slice(0, validation?.maxLength);

const someNumber: Invention = ({ id, validation: { min = 0, max = 1_000_000_000, step = 1 } = {} }, { random }) => {
  const [low, high] = typicalNumbers[id] ?? [min, min + 10 * step];
  const from = Math.min(Math.max(low, min), max);
  const to = Math.max(Math.min(high, max), from);
  const steps = random.int(Math.ceil((from - min) / step), Math.floor((to - min) / step));
  return Number((min + steps * step).toFixed(6));
};

const inventions: Record<QuestionType, Invention> = {
  shortText: someText,
  longText: someText,
  number: someNumber,
  integer: someNumber,
  money: someNumber,
  scale: (question, context) =>
    someNumber({ ...question, validation: { min: 1, max: 5, ...question.validation } }, context),
  yesNo: (question, { random }) => (typeof question.default === "boolean" ? question.default : random.chance(0.5)),
  singleChoice: (question, { random }) => random.pick(likelyOptions(question, random)),
  multiChoice: (question, { random }) => {
    const choices = likelyOptions(question, random);
    return random.shuffle(choices).slice(0, random.int(1, Math.min(3, choices.length)));
  },
  date: ({ validation = {} }, { today, random }) => dayWithin(validation, today, random),
  dateRange: ({ validation = {} }, { today, random }) => {
    const from = dayWithin(validation, today, random);
    const to = plusDays(from, random.int(0, Math.min(validation.maxDays ?? 10, 10) - 1));
    const last = boundDay(validation.maxDate, today);
    return { from, to: last !== undefined && to > last ? from : to };
  },
  address: (_question, { random, places }) => random.pick(places),
  photos: () => undefined,
  info: () => undefined,
};

/** Mostly real choices, now and then the one that excludes the others ("not sure yet"). */
function likelyOptions({ options = [] }: Question, random: Random): string[] {
  const exclusive = options.filter((option) => option.exclusive);
  const real = options.filter((option) => !option.exclusive);
  const alone = exclusive.length > 0 && (real.length === 0 || random.chance(0.12));
  return (alone ? [random.pick(exclusive)] : real).map(({ value }) => value);
}

/** The day that a bound of a date (`today`, `+18m` or a date) means. */
function boundDay(bound: string | undefined, today: string): string | undefined {
  if (bound === "today") return today;
  return bound?.startsWith("+") ? plusMonths(today, Number.parseInt(bound, 10)) : bound;
}

/** A day some weeks ahead that the bounds allow. */
function dayWithin({ minDate, maxDate }: Validation, today: string, random: Random): string {
  const first = boundDay(minDate, today) ?? today;
  const last = boundDay(maxDate, today) ?? plusDays(first, 90);
  const span = Math.max(daysFrom(first, last) - 1, 0);
  return plusDays(first, random.int(Math.min(12, span), Math.min(75, span)));
}
