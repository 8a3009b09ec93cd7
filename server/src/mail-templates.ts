import type { CodeWords } from "./domains/auth/codes.ts";
import { authMails } from "./domains/auth/mails.ts";
import { jobRequestMails } from "./domains/job-request/mails.ts";
import { subscriptionMails } from "./domains/subscription/mails.ts";
import type { MailTemplates } from "./mail/index.ts";

/** How every kind of mail is written. A kind without its template is a type error here. */
export const mailTemplates = (codes: CodeWords): MailTemplates => ({
  ...authMails(codes),
  ...jobRequestMails,
  ...subscriptionMails,
});
