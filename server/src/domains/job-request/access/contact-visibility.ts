import { hideInAnswers } from "@metiro/shared/contact-details/answers";
import { type Contact, hideContact } from "@metiro/shared/contact-details/hide";
import type { Answers, QuestionForm } from "@metiro/shared/sub-category/questions";

interface Words {
  title: string;
  description?: string;
  cancelReason?: string | null;
  form?: QuestionForm;
  answers?: Answers;
}

/** The client's own words as a company may read them before that. */
export function withoutContact<Row extends Words>(row: Row, known?: Contact): Row {
  const { title, description, cancelReason, form, answers } = row;
  return {
    ...row,
    title: hideContact(title, known),
    ...(description !== undefined && { description: hideContact(description, known) }),
    ...(typeof cancelReason === "string" && { cancelReason: hideContact(cancelReason, known) }),
    ...(form && answers && { answers: hideInAnswers(form, answers, known) }),
  };
}

/** A word of one side to the other, which may not be there. */
export const wordsFor = (mayKnow: boolean, words: string | null): string | null =>
  mayKnow || words === null ? words : hideContact(words);
