import type { MailTemplates } from "../../../mail/index.ts";
import { requestRelaunched } from "./relaunched.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** To the client: answers are missing and its request goes to others, went to them, or nobody is left. */
    requestRelaunched: { jobRequestId: string; relaunchId: string; told: "open" | "sent" | "dismissed" };
  }
}

/** How each mail about promised answers is written. */
export const guaranteeMails = { requestRelaunched } satisfies Partial<MailTemplates>;
