import type { Address, Answer, Answers } from "../sub-category/questions/answers/answer.ts";
import type { Question, QuestionForm } from "../sub-category/questions/form/form.ts";
import { questionsOf } from "../sub-category/questions/form/questions-of.ts";
import { type Contact, hideContact, hideInName, hideInStreet } from "./hide.ts";
import { isTyped } from "./typed.ts";

/** An answer with what tells how to reach somebody hidden in it. */
export function hideInAnswer<Given extends Answer>(
  question: Question,
  answer: Given,
  known?: Contact,
): Given | string | Address {
  if (typeof answer === "string") return isTyped(question) ? hideContact(answer, known) : answer;
  return isAddress(answer) ? hideInAddress(answer) : answer;
}

const isAddress = (answer: Answer): answer is Address => typeof answer === "object" && "postalCode" in answer;

/** Postal code, locality and street are shown on purpose, where the form shows them: what else was typed there is not. */
const hideInAddress = ({ street, ...address }: Address): Address => ({
  ...(street !== undefined && { street: hideInStreet(street) }),
  ...address,
  locality: hideInName(address.locality),
});

/** Hides contact details in all answers to a form. */
export function hideInAnswers(form: QuestionForm, answers: Answers, known?: Contact): Answers {
  const hidden = { ...answers };
  for (const question of questionsOf(form)) {
    const answer = answers[question.id];
    if (answer !== undefined) hidden[question.id] = hideInAnswer(question, answer, known);
  }
  return hidden;
}
