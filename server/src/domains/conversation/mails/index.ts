import type { MailTemplates } from "../../../mail/index.ts";
import { messageReceived } from "./message-received.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** To one of the two: from this message on, the other one wrote what is not read yet. */
    messageReceived: { jobRequestId: string; companyId: string; messageId: string };
  }
}

/** How each mail about a conversation is written. `redacted`: without what was said, for those whom it does not concern. */
export const conversationMails = (messages: "shown" | "redacted") =>
  ({ messageReceived: messageReceived(messages) }) satisfies Partial<MailTemplates>;
