import { z } from "zod";
import { bounded, date, text } from "../../../scalars.ts";
import { address, dateRange, fileIds, type Answer } from "../answers/answer.ts";
import { answerPresent } from "../answers/answer-present.ts";
import { maxAnswerLength, maxOptionValue } from "../form/limits.ts";
import {
  amountFlaw,
  boundsOf,
  choiceFlaw,
  filesFlaw,
  lengthFlaw,
  noFlaw,
  periodFlaw,
  sizeFlaw,
  type Flaw,
} from "../form/bounds.ts";
import type { Question, QuestionType } from "../form/form.ts";
import type { AnswerFailure } from "../form/rules.ts";

/** `today` is the reader's day, `yyyy-MM-dd`: see `swissToday`. */
export interface AnswerContext {
  today: string;
}

/** `answer` is the value as it is stored; undefined where there is none and none is required. */
export type AnswerCheck = { ok: true; answer: Answer | undefined } | { ok: false; failure: AnswerFailure };

type Check = (value: unknown, question: Question, context: AnswerContext) => AnswerCheck;

const fail = (failure: AnswerFailure): AnswerCheck => ({ ok: false, failure });

const absent = ({ required }: Question): AnswerCheck =>
  required ? fail({ rule: "required" }) : { ok: true, answer: undefined };

function wrongShape(question: Question, issue: z.core.$ZodIssue | undefined): AnswerFailure {
  const { type } = question;
  if (issue?.code === "custom" && issue.params?.["rule"] === "characters") return { rule: "characters" };
  if (issue?.code === "too_big" && (type === "shortText" || type === "longText"))
    return { rule: "tooLong", maxLength: boundsOf(question).maxLength ?? maxAnswerLength };
  return { rule: "wrongType", type, part: String(issue?.path[0] ?? "") };
}

/** A type of answer: its shape, and what may be wrong with a value of that shape. */
const kind =
  <T extends Answer | undefined>(shape: z.ZodType<T>, flawOf: Flaw<NonNullable<T>>): Check =>
  (value, question, { today }) => {
    const { success, data, error } = shape.safeParse(value);
    if (!success) return fail(wrongShape(question, error.issues[0]));
    if (data === undefined || !answerPresent(data)) return absent(question);
    const flaw = flawOf(data, { bounds: boundsOf(question), options: question.options ?? [], today });
    return flaw ? fail(flaw) : { ok: true, answer: data };
  };

const anyText = text(0, maxAnswerLength);
const optionValue = bounded(maxOptionValue);

const checks: Record<QuestionType, Check> = {
  shortText: kind(anyText, lengthFlaw),
  longText: kind(anyText, lengthFlaw),
  number: kind(z.number(), sizeFlaw),
  integer: kind(z.int(), sizeFlaw),
  money: kind(z.int(), amountFlaw),
  singleChoice: kind(optionValue, (value, measure) => choiceFlaw([value], measure)),
  multiChoice: kind(z.array(optionValue), choiceFlaw),
  yesNo: kind(z.boolean(), noFlaw),
  scale: kind(z.number(), sizeFlaw),
  date: kind(date, (day, measure) => periodFlaw({ from: day, to: day }, measure)),
  dateRange: kind(dateRange, periodFlaw),
  address: kind(address, noFlaw),
  photos: kind(fileIds, filesFlaw),
  info: () => fail({ rule: "notAnswerable" }),
};

/** Checks one answer to a visible question. Null and blank text mean absent, whatever the type. */
export function checkAnswer(question: Question, value: unknown, context: AnswerContext): AnswerCheck {
  const blank = value === null || value === undefined || (typeof value === "string" && !answerPresent(value));
  if (blank) return question.type === "info" ? { ok: true, answer: undefined } : absent(question);
  return checks[question.type](value, question, context);
}
