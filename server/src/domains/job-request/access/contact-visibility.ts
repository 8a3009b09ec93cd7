import { hideInAnswers } from "@metiro/shared/contact-details/answers";
import { type Contact, hideContact } from "@metiro/shared/contact-details/hide";
import type { Answers, QuestionForm } from "@metiro/shared/sub-category/questions";

/** From when on a client and a company know how to reach each other: the acceptance, or the sending. */
export type ContactVisibility = "accepted" | "sent";

/** Whether a company and the client whose request it has may know how to reach each other, by that company's answer. */
export const mayReach = (visibility: ContactVisibility, { clientDecision }: { clientDecision: string }): boolean =>
  visibility === "sent" || clientDecision === "accepted";

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
