import type { MailTemplates } from "../../../mail/index.ts";
import { subscriptionEnds } from "./ends.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** To a company: its subscription ends within 14 days. */
    subscriptionEnds: { subscriptionId: string };
  }
}

/** How each mail about a subscription is written. */
export const subscriptionMails = { subscriptionEnds } satisfies Partial<MailTemplates>;
