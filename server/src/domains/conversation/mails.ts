import type { MailTemplates } from "../../mail/index.ts";
import { messageReceived } from "./mails/message-received.ts";

declare module "../../mail/kinds.ts" {
  interface MailData {
    /** To one of the two: from this message on, the other one wrote what is not read yet. */
    messageReceived: { jobRequestId: string; companyId: string; messageId: string };
  }
}

/** How each mail about a conversation is written. `kept`: without what was said, for those whom it does not concern. */
export const conversationMails = (talk: "told" | "kept") =>
  ({ messageReceived: messageReceived(talk) }) satisfies Partial<MailTemplates>;
