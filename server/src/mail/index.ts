export { failedMails, matching, queuedMail, retryFailedMails, waitingMails } from "./failed.ts";
export { mailer } from "./mailer.ts";
export { enqueueMails, hastenMails, holdWaitingMails, mailQueue, progressOfMails, withdrawMails } from "./queue.ts";
export type { MailContent, MailContext, MailTemplate, MailTemplates } from "./template.ts";
export { smtpTransport } from "./transport.ts";
export { writeMail } from "./write.ts";
