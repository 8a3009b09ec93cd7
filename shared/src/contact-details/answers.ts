import type { Answers } from "../sub-category/questions/answers/answer.ts";
import type { Question, QuestionForm } from "../sub-category/questions/form/form.ts";
import { questionsOf } from "../sub-category/questions/form/questions-of.ts";
import { type Contact, hideContact } from "./hide.ts";
import { isTyped } from "./typed.ts";

/** An answer with what tells how to reach somebody hidden in it. */
export const hideInAnswer = <Given>(question: Question, answer: Given, known?: Contact): Given | string =>
  typeof answer === "string" && isTyped(question) ? hideContact(answer, known) : answer;

/** The same for all answers to a form. */
export function hideInAnswers(form: QuestionForm, answers: Answers, known?: Contact): Answers {
  const hidden = { ...answers };
  for (const question of questionsOf(form)) {
    const answer = answers[question.id];
    if (answer !== undefined) hidden[question.id] = hideInAnswer(question, answer, known);
  }
  return hidden;
}
