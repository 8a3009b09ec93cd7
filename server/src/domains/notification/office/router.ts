import { failedJobDays } from "../../../jobs/index.ts";
import { maxResends } from "@metiro/shared/mail/constants";
import {
  failedMailPage,
  heldMailPage,
  mailListInput,
  mailText,
  maxRetried,
  retriedMails,
  retryMailsInput,
  sentMailListInput,
  sentMailPage,
  waitingMailPage,
} from "@metiro/shared/mail/schema";
import { idObject } from "@metiro/shared/scalars";
import { fromReplica } from "../../../trpc/from-replica.ts";
import { allow, router } from "../../../trpc/init.ts";
import { listFailed } from "./list-failed.ts";
import { listHeld } from "./list-held.ts";
import { listSent } from "./list-sent.ts";
import { listWaiting } from "./list-waiting.ts";
import { preview } from "./preview.ts";
import { resend } from "./resend.ts";
import { retryMany } from "./retry-many.ts";
import { retry } from "./retry.ts";

const tags = ["Mail"];

export const mailRouter = router({
  listFailed: allow("mail.listFailed")
    .meta({
      openapi: {
        method: "GET",
        path: "/Mail/Failed",
        tags,
        summary: "The mails that could not be delivered, latest first",
        description: `Each was tried for a day. They are kept for ${failedJobDays} days.`,
      },
    })
    .input(mailListInput)
    .output(failedMailPage)
    .query(listFailed),
  listWaiting: allow("mail.listWaiting")
    .meta({
      openapi: {
        method: "GET",
        path: "/Mail/Waiting",
        tags,
        summary: "The mails that are on their way, the next one first",
        description: "To be sent now, being sent, or waiting for the next try after a failure.",
      },
    })
    .input(mailListInput)
    .output(waitingMailPage)
    .query(listWaiting),
  listHeld: allow("mail.listHeld")
    .meta({
      openapi: {
        method: "GET",
        path: "/Mail/Held",
        tags,
        summary: "The mails that wait by their readers' choice, the next one first",
        description: "For the mail of the day, or for quiet hours to end.",
      },
    })
    .input(mailListInput)
    .output(heldMailPage)
    .query(listHeld),
  listSent: allow("mail.listSent")
    .meta({
      openapi: {
        method: "GET",
        path: "/Mail/Sent",
        tags,
        summary: "The mails that are done with, latest first",
        description:
          "Sent, told in a mail of the day, or not sent because there was nothing to say any more or its reader wants none. Kept for 180 " +
          "days; the words of a mail are not.",
      },
    })
    .input(sentMailListInput)
    .output(sentMailPage)
    .query(fromReplica(listSent)),
  resend: allow("mail.resend")
    .meta({
      openapi: {
        method: "POST",
        path: "/Mail/Resend/{id}",
        tags,
        summary: "Send a mail again that is done with",
        description:
          `It says what there is to say by then, and obeys its reader's choice. ${maxResends} times an hour; 409 for a mail that carried a code or a ` +
          "personal link, and for a mail of the day.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(idObject)
    .output(idObject)
    .mutation(resend),
  preview: allow("mail.preview")
    .meta({
      openapi: {
        method: "GET",
        path: "/Mail/Preview/{id}",
        tags,
        summary: "What a mail says that waits, was given up or is done with",
        description:
          "As it would be sent now, in its recipient's language. Codes and the secrets of links are dots; of a mail that carried one and " +
          "is done with nothing is kept.",
      },
    })
    .input(idObject)
    .output(mailText)
    .query(preview),
  retry: allow("mail.retry")
    .meta({
      openapi: { method: "POST", path: "/Mail/Retry/{id}", tags, summary: "Try a mail again that was given up" },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(idObject)
    .output(idObject)
    .mutation(retry),
  retryMany: allow("mail.retryMany")
    .meta({
      openapi: {
        method: "POST",
        path: "/Mail/RetryMany",
        tags,
        summary: "Try several mails again that were given up",
        description: `Those named by \`ids\`, else all that match; at most ${maxRetried.toLocaleString("en")} at once.`,
      },
      rest: { idempotent: "keepsAnswer", selects: true },
    })
    .input(retryMailsInput)
    .output(retriedMails)
    .mutation(retryMany),
});
