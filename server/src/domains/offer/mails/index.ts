import type { MailTemplates } from "../../../mail/index.ts";
import { amendmentConfirmed } from "./amendment-confirmed.ts";
import { amendmentDecided } from "./amendment-decided.ts";
import { amendmentProposed } from "./amendment-proposed.ts";

interface AboutAmendment {
  jobRequestId: string;
  companyId: string;
  /** The version that it is. */
  offerId: string;
}

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** To the client: a company wants to change what was accepted. */
    amendmentProposed: AboutAmendment;
    /** To the client: what it has agreed on, now that it accepted an amendment. */
    amendmentConfirmed: AboutAmendment;
    /** To the company: what its client said to that. */
    amendmentDecided: AboutAmendment;
  }
}

/** How each mail about offers is written. An offer itself is an answer, and told of as one. */
export const offerMails = { amendmentProposed, amendmentConfirmed, amendmentDecided } satisfies Partial<MailTemplates>;
