import { useLingui } from "@lingui/react";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Language } from "@metiro/shared/languages";
import { answerText } from "@metiro/shared/sub-category/answer-text";
import type { Answer, Question } from "@metiro/shared/sub-category/questions";
import { answerPresent } from "@metiro/shared/sub-category/questions/answers/answer-present";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { shortIn } from "@metiro/shared/sub-category/questions/form/text-in";

type Answered = Pick<JobRequest, "form" | "answers">;

/** The questions of a request that have an answer for this reader, in the order of its form. */
const answeredQuestions = ({ form, answers }: Answered): { question: Question; answer: Answer }[] =>
  questionsOf(form).flatMap((question) => {
    const answer = answers[question.id];
    // Stored answers were checked against this very form; photos are shown as pictures.
    return answerPresent(answer) && question.type !== "photos" ? [{ question, answer: answer as Answer }] : [];
  });

export interface AnswerFact {
  question: Question;
  /** In the reader's language, like the text. */
  label: string;
  text: string;
}

/** Every answer of a request in words: `{ label: "Surface", text: "84 m²" }`. */
export function useAnswerFacts({ currency, ...answered }: Answered & Pick<JobRequest, "currency">): AnswerFact[] {
  const { i18n } = useLingui();
  const words = { language: i18n.locale as Language, currency };
  return answeredQuestions(answered).map(({ question, answer }) => ({
    question,
    label: shortIn(question, words),
    text: answerText(question, answer, words),
  }));
}
