import type { MailTemplates } from "../../../mail/index.ts";
import { reviewWithheld } from "./withheld.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** To the author of a review: its text is shown no more. */
    reviewWithheld: { reviewId: string };
  }
}

/** How each mail about reviews is written. */
export const reviewMails = { reviewWithheld } satisfies Partial<MailTemplates>;
