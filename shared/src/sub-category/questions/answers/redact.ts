import type { Answer, Answers } from "./answer.ts";
import type { Question, QuestionForm } from "../form/form.ts";
import { questionsOf } from "../form/questions-of.ts";

/** Keeps of each stored answer what `keep` returns. An answer that the form does not know is never kept. */
const reduce = (
  form: QuestionForm,
  answers: Answers,
  keep: (answer: Answer, question: Question) => Answer | undefined,
): Answers => {
  const kept: Answers = {};
  for (const question of questionsOf(form)) {
    const answer = answers[question.id];
    const rest = answer === undefined ? undefined : keep(answer, question);
    if (rest !== undefined) kept[question.id] = rest;
  }
  return kept;
};

const withoutStreet = (answer: Answer): Answer | undefined =>
  typeof answer === "object" && "postalCode" in answer
    ? { postalCode: answer.postalCode, locality: answer.locality }
    : undefined;

/** What a company sees before it may see the contact details: of sensitive answers only an address's postal code and locality. */
export const redactSensitive = (form: QuestionForm, answers: Answers): Answers =>
  reduce(form, answers, (answer, { sensitive }) => (sensitive ? withoutStreet(answer) : answer));

/** What remains when the client's account is deleted: no sensitive answers, addresses or photos. */
export const stripAnswers = (form: QuestionForm, answers: Answers): Answers =>
  reduce(form, answers, (answer, { sensitive, type }) =>
    sensitive || type === "address" || type === "photos" ? undefined : answer,
  );

/** The answers that stand in lists and mails, in the form's order; never a sensitive one, since anybody may read a mail. */
export const summaryAnswers = (form: QuestionForm, answers: Answers): { question: Question; answer: Answer }[] =>
  questionsOf(form)
    .filter(({ summary, sensitive }) => summary && !sensitive)
    .flatMap((question) => {
      const answer = answers[question.id];
      return answer === undefined ? [] : [{ question, answer }];
    });
