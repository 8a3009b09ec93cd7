import { hideInAnswers } from "@metiro/shared/contact-details/answers";
import { type Contact, hideContact, hideInName, hideTogether } from "@metiro/shared/contact-details/hide";
import { type ContactVisibility, isContactShared } from "@metiro/shared/job-request/rules/contact-sharing";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { tenderers, users } from "../../../db/schema/index.ts";
import type { Answers, QuestionForm } from "@metiro/shared/sub-category/questions";

/** What is kept beside a title and a description, so that nobody has to look at them again at each reading. */
export async function maskedWords(
  tx: Transaction,
  tendererId: string,
  { title, description, street }: { title: string; description: string; street?: string | null | undefined },
): Promise<{ maskedTitle: string; maskedDescription: string }> {
  const [client] = await tx
    .select({ phone: users.phone, email: users.email })
    .from(tenderers)
    .innerJoin(users, eq(users.id, tenderers.userId))
    .where(eq(tenderers.id, tendererId));
  const known = {
    phones: [client?.phone ?? null],
    emails: client ? [client.email] : [],
    websites: [],
    streets: [street ?? null],
  };
  const [first, second] = hideTogether([title, description], known);
  return { maskedTitle: first?.hidden ?? "", maskedDescription: second?.hidden ?? "" };
}

interface Words {
  title: string;
  maskedTitle: string | null;
  description?: string;
  maskedDescription?: string | null;
  cancelReason?: string | null;
  locality?: string | null;
  form?: QuestionForm;
  answers?: Answers;
}

/** The client's own words as a company may read them before contact details are shared with it, its place among them: title and description as they were looked at when written. */
export function requestWithoutContact<Row extends Words>(
  { maskedTitle, maskedDescription, ...row }: Row,
  known?: Contact,
): Omit<Row, "maskedTitle" | "maskedDescription"> {
  const { title, description, cancelReason, locality, form, answers } = row;
  return {
    ...row,
    title: maskedTitle ?? hideContact(title, known),
    ...(description !== undefined && { description: maskedDescription ?? hideContact(description, known) }),
    ...(typeof cancelReason === "string" && { cancelReason: hideContact(cancelReason, known) }),
    ...(typeof locality === "string" && { locality: hideInName(locality) }),
    ...(form && answers && { answers: hideInAnswers(form, answers, known) }),
  };
}

/** A word of one side to the other, which may not be there; `known`: how its writer can be reached. */
export const wordsFor = (mayKnow: boolean, words: string | null, known?: Contact): string | null =>
  mayKnow || words === null ? words : hideContact(words, known);

/** What the client wrote to a company that it rejected, as the company reads it: on its page, in its mail and in what it takes along. */
export const rejectNoteFor = (
  visibility: ContactVisibility,
  answer: { clientDecision: string; rejectNote: string | null },
): string | null => wordsFor(isContactShared(visibility, answer), answer.rejectNote);
