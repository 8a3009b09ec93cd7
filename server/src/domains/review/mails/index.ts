import type { MailTemplates } from "../../../mail/index.ts";
import { reviewAsked } from "./asked.ts";
import { reviewWithheld } from "./withheld.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** To the author of a review: its text is shown no more. */
    reviewWithheld: { reviewId: string };
    /** To a client: work was marked as done three days ago, or ten, and has no review. */
    reviewAsked: { jobRequestId: string };
  }
}

/** How each mail about reviews is written. */
export const reviewMails = { reviewAsked, reviewWithheld } satisfies Partial<MailTemplates>;
