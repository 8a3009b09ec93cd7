import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldViolation } from "@metiro/shared/errors/field-error";
import { answerFaultWords } from "#form/question/answer-fault-words.ts";
import { faultWords } from "#form/fault/fault-words.ts";
import type { Screen } from "./screens.ts";

/** What to do where one of the request's own fields is empty. */
const missing: Partial<Record<string, MessageDescriptor>> = {
  title: msg`Donnez un titre à votre demande.`,
  description: msg`Décrivez votre demande, en 20 caractères au moins.`,
  startPreference: msg`Choisissez une réponse.`,
  startDate: msg`Choisissez une date.`,
};

/** What is wrong with a field of a screen, in the reader's words. */
export function faultText(screen: Screen, field: string, fault: FieldViolation, i18n: I18n): string {
  if (screen.kind === "question" && field === screen.question.id) return answerFaultWords(screen.question, fault, i18n);
  const word = fault.rule === "required" ? missing[field] : undefined;
  return word ? i18n._(word) : faultWords(fault, i18n);
}
