import type { MailTemplates } from "../../../mail/index.ts";
import { reportSettled } from "./settled.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** To whoever reported something: an admin has looked at it. */
    reportSettled: { reportId: string };
  }
}

/** How each mail about reports is written. */
export const reportMails = { reportSettled } satisfies Partial<MailTemplates>;
