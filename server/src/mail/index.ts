export type { Mail, MailKind } from "./kinds.ts";
export { type MailCounts, mailer, type MailPolicy, noMails } from "./mailer.ts";
export { mailQueue } from "./queue.ts";
export type { MailContent, MailContext, MailTemplate, MailTemplates } from "./template.ts";
export { smtpTransport, trySmtp } from "./transport.ts";
export { type MailRecipient, writeMail, type WriterOptions } from "./write.ts";
