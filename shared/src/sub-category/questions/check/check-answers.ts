import { z } from "zod";
import type { Answers } from "../answers/answer.ts";
import { answerPresent } from "../answers/answer-present.ts";
import { checkAnswer, type AnswerContext } from "./check-answer.ts";
import { maxFormQuestions, type QuestionForm } from "../form/form.ts";
import type { AnswerFailure } from "../form/rules.ts";
import { walk } from "../visible/visible-questions.ts";

/** `answers` are those to store; `failures` has at most one for each question. */
export type AnswersCheck =
  | { ok: true; answers: Answers }
  | { ok: false; failures: { questionId: string; failure: AnswerFailure }[] };

/**
 * Checks the answers to a whole form: required ones there, hidden and unknown ones not, each within its bounds.
 * Never throws, whatever is given.
 */
export function checkAnswers(
  form: QuestionForm,
  given: Readonly<Record<string, unknown>>,
  context: AnswerContext,
): AnswersCheck {
  const answers: Answers = {};
  const failures: { questionId: string; failure: AnswerFailure }[] = [];
  const questions = walk(form, (question) => {
    const value = given[question.id];
    const check = checkAnswer(question, value, context);
    if (!check.ok) failures.push({ questionId: question.id, failure: check.failure });
    else if (check.answer !== undefined) answers[question.id] = check.answer;
    return check.ok ? check.answer : value;
  });
  const known = new Set<string>();
  for (const { question, visible } of questions) {
    known.add(question.id);
    if (!visible && answerPresent(given[question.id]))
      failures.push({ questionId: question.id, failure: { rule: "hiddenQuestion" } });
  }
  // As many as a form can have are enough to say; a hostile body could name a hundred thousand.
  const unknown = Object.keys(given).filter((id) => !known.has(id) && answerPresent(given[id]));
  for (const questionId of unknown.slice(0, maxFormQuestions))
    failures.push({ questionId, failure: { rule: "unknownQuestion" } });
  return failures.length > 0 ? { ok: false, failures } : { ok: true, answers };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The answers to a form as a schema. Issues stand on the question's id and carry `{ rule, … }` of `answerRules`;
 * callers put `answers` before the path.
 */
export const answersOf = (form: QuestionForm, context: AnswerContext): z.ZodType<Answers> =>
  z.unknown().transform((given, issues) => {
    if (!isRecord(given)) {
      issues.addIssue({ code: "invalid_type", expected: "record", input: given });
      return z.NEVER;
    }
    const check = checkAnswers(form, given, context);
    if (check.ok) return check.answers;
    for (const { questionId, failure } of check.failures)
      issues.addIssue({ code: "custom", path: [questionId], params: failure, input: given });
    return z.NEVER;
  });
