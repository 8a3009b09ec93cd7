import type { MailTemplates } from "../../../mail/index.ts";
import { proofEnds, proofExpired } from "./ends.ts";
import { proofJudged } from "./judged.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** To a company: an admin has found a proof right, or refused it. */
    proofJudged: { proofId: string };
    /** To a company: a proof ends within 30 or 7 days. */
    proofEnds: { proofId: string };
    /** To a company: a proof has ended. */
    proofExpired: { proofId: string };
  }
}

/** How each mail about proofs is written. */
export const proofMails = { proofJudged, proofEnds, proofExpired } satisfies Partial<MailTemplates>;
