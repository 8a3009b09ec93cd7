export {
  failedMails,
  matching,
  queuedMail,
  retryFailedMails,
  waitingMails,
} from "../domains/notification/delivery/queued.ts";
export { gatheredIn, putBackOf } from "../domains/notification/delivery/defer.ts";
export { heldMailsList, sweepHeld } from "../domains/notification/delivery/deferred.ts";
export { mailer } from "./mailer.ts";
export { progressOfMails } from "../domains/notification/delivery/progress.ts";
export { enqueueMails, hastenMails, mailQueue, withdrawMails } from "./queue.ts";
export { holdWaitingMails } from "../domains/notification/delivery/waiting.ts";
export type { Mail } from "./kinds.ts";
export type { MailContent, MailContext, MailTemplate, MailTemplates } from "./template.ts";
export { releaseHeld } from "../domains/notification/delivery/release.ts";
export { smtpTransport } from "./transport.ts";
export { writeMail } from "./write.ts";
