import type { Role } from "../../roles.ts";

/** From when on a client and a company know how to reach each other: the client's acceptance, or the sending. */
export type ContactVisibility = "accepted" | "sent";

/** What of a company's answer decides. */
interface DecidedAnswer {
  clientDecision: string;
}

/**
 * Whether a client and a company that has its request know each other's last name, phone, e-mail and street. What a company sees of
 * a request before that: `server/src/domains/job-request/read/visible-fields.ts`.
 */
export const isContactShared = (visibility: ContactVisibility, { clientDecision }: DecidedAnswer): boolean =>
  visibility === "sent" || clientDecision === "accepted";

/**
 * Whether a reader of a request sees its client's contact details: its client and admins always, a company once they are shared
 * with it. The answers are those that the reader sees: a company sees its own alone.
 */
export const seesContact = (reader: Role, visibility: ContactVisibility, answers: readonly DecidedAnswer[]): boolean =>
  reader !== "Company" || answers.some((answer) => isContactShared(visibility, answer));
