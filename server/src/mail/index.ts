export { failedMails, retryFailedMail } from "./failed.ts";
export { mailer } from "./mailer.ts";
export { enqueueMails, mailQueue } from "./queue.ts";
export type { MailContent, MailContext, MailTemplate, MailTemplates } from "./template.ts";
export { smtpTransport } from "./transport.ts";
