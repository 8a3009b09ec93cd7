import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldViolation } from "@metiro/shared/errors/field-error";
import type { Question, QuestionType } from "@metiro/shared/sub-category/questions";
import { faultWords } from "../fault/fault-words.ts";

const choose = msg`Choisissez une réponse.`;

/** What to do where nothing was answered, by the kind of answer. */
const missing: Partial<Record<QuestionType, MessageDescriptor>> = {
  singleChoice: choose,
  multiChoice: msg`Choisissez au moins une réponse.`,
  yesNo: choose,
  scale: choose,
  number: msg`Indiquez un nombre.`,
  integer: msg`Indiquez un nombre.`,
  date: msg`Choisissez une date.`,
  dateRange: msg`Choisissez les deux dates.`,
  photos: msg`Ajoutez au moins une photo.`,
};

/** A fault of an answer in the reader's words: it says what to do. */
export function answerFaultWords({ type }: Pick<Question, "type">, fault: FieldViolation, i18n: I18n): string {
  const word = fault.rule === "required" ? missing[type] : undefined;
  return word ? i18n._(word) : faultWords(fault, i18n);
}
