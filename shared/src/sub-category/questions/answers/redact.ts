import type { Answer, Answers } from "./answer.ts";
import type { Question, QuestionForm, QuestionType } from "../form/form.ts";
import { questionsOf } from "../form/questions-of.ts";
import { sensitiveQuestions } from "./sensitive-questions.ts";

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

/**
 * What a company sees before it may see the contact details: of sensitive answers only an address's postal code and locality,
 * and of those that hang on another sensitive answer nothing.
 */
export function redactSensitive(form: QuestionForm, answers: Answers): Answers {
  const { ids, shownToAll } = sensitiveQuestions(form);
  return reduce(form, answers, (answer, { id }) => {
    if (!ids.has(id)) return answer;
    return shownToAll.has(id) ? withoutStreet(answer) : undefined;
  });
}

/** What remains when the client's account is deleted: no sensitive answers, addresses, photos, or words of its own. */
export function stripAnswers(form: QuestionForm, answers: Answers): Answers {
  const { ids } = sensitiveQuestions(form);
  return reduce(form, answers, (answer, { id, type }) => (ids.has(id) || personalTypes.has(type) ? undefined : answer));
}

const personalTypes: ReadonlySet<QuestionType> = new Set(["address", "photos", "shortText", "longText"]);

/** The answers that stand in lists and mails, in the form's order; never a sensitive one, since anybody may read a mail. */
export function summaryAnswers(form: QuestionForm, answers: Answers): { question: Question; answer: Answer }[] {
  const { ids } = sensitiveQuestions(form);
  return questionsOf(form)
    .filter(({ id, summary }) => summary && !ids.has(id))
    .flatMap((question) => {
      const answer = answers[question.id];
      return answer === undefined ? [] : [{ question, answer }];
    });
}

/** The photos among the answers, each with the question that it answers, and whether a company may see it before acceptance. */
export function photoAnswers(
  form: QuestionForm,
  answers: Answers,
): { fileId: string; questionId: string; sensitive: boolean }[] {
  const { ids } = sensitiveQuestions(form);
  return questionsOf(form).flatMap(({ id, type }) => {
    const answer = answers[id];
    if (type !== "photos" || !Array.isArray(answer)) return [];
    return answer.map((fileId) => ({ fileId, questionId: id, sensitive: ids.has(id) }));
  });
}
