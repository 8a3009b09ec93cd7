import { maxSearchLength } from "../paging/constants.ts";
import { z } from "zod";
import { mailOutcomes } from "./constants.ts";
import { cappedPageOf, paging, pageOf } from "../paging/schema.ts";
import { emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";

const outcome = z.enum(mailOutcomes);
const recipient = z.object({ id, email: z.string(), firstName: z.string(), lastName: z.string() });
/** The request that it is about; absent where it is about none. */
const request = z.object({ id, number: z.string(), title: z.string() });
const reason = z.record(z.string(), z.union([z.string(), z.number()]));

const mailFilter = z.object({
  kind: optionalText(50),
  /** Words of the recipient's name, a part of its e-mail address, or the number of a request. */
  search: optionalText(maxSearchLength),
});

export const mailListInput = paging.extend(mailFilter.shape);
export type MailListInput = z.infer<typeof mailListInput>;

/** A mail that was given up after a day of tries. */
export const failedMail = z.object({
  id,
  kind: z.string(),
  recipient: recipient.optional(),
  request: request.optional(),
  reason,
  attempts: z.int(),
  createdAt: timestamp,
  failedAt: timestamp,
});
export type FailedMail = z.infer<typeof failedMail>;
export const failedMailPage = pageOf(failedMail);

/** On its way: to be sent now, being sent, or waiting for its next try after a failure. */
const waitingStates = ["due", "sending", "paused"] as const;

export const waitingMail = z.object({
  id,
  kind: z.string(),
  recipient: recipient.optional(),
  request: request.optional(),
  state: z.enum(waitingStates),
  /** Why the last try failed. */
  reason: reason.optional(),
  attempts: z.int(),
  createdAt: timestamp,
  /** When it is tried, or was due. */
  dueAt: timestamp,
});
export type WaitingMail = z.infer<typeof waitingMail>;
export const waitingMailPage = pageOf(waitingMail);

/** Waits by its reader's choice: for the mail of the day, or for quiet hours to end. */
export const heldMail = z.object({
  id,
  kind: z.string(),
  recipient: recipient.optional(),
  request: request.optional(),
  why: z.enum(["daily", "quiet"]),
  createdAt: timestamp,
  dueAt: timestamp,
});
export type HeldMail = z.infer<typeof heldMail>;
export const heldMailPage = pageOf(heldMail);

/** A mail that is done with. */
export const sentMail = z.object({
  id,
  kind: z.string(),
  recipient: recipient.optional(),
  request: request.optional(),
  outcome,
  /** When it was sent, or found to be needless or unwanted. */
  at: timestamp,
  canResend: z.boolean(),
});
export type SentMail = z.infer<typeof sentMail>;
export const sentMailPage = cappedPageOf(sentMail);
export type SentMailPage = z.infer<typeof sentMailPage>;

export const sentMailListInput = mailListInput.extend({
  /** Only what this account got. */
  userId: emptyToAbsent(id),
  outcome: emptyToAbsent(outcome),
});
export type SentMailListInput = z.infer<typeof sentMailListInput>;

export const exportMailsInput = mailFilter.extend({ view: z.enum(["failed", "waiting", "held"]).default("failed") });
export type ExportMailsInput = z.infer<typeof exportMailsInput>;

/** At most so many of those that match are tried again at once. */
export const maxRetried = 10_000;

/** Those named, else all that match. */
export const retryMailsInput = mailFilter.extend({ ids: z.array(id).min(1).max(1000).optional() });
export type RetryMailsInput = z.infer<typeof retryMailsInput>;
export const retriedMails = z.object({ count: z.int() });

/** What a mail says if it is sent now. Codes and the secret of a link are dots. */
export const mailText = z.object({
  id,
  kind: z.string(),
  /** It carried a code or a personal link and is done with: nothing of it is kept. */
  withheld: z.boolean(),
  recipient: recipient.optional(),
  /** Absent when there is nothing to say any more: then no mail is sent. */
  content: z
    .object({
      subject: z.string(),
      heading: z.string(),
      greeting: z.string(),
      paragraphs: z.array(z.string()),
      facts: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
      quoteLead: z.string().optional(),
      quote: z.string().optional(),
      sections: z
        .array(
          z.object({
            heading: z.string(),
            items: z.array(z.object({ text: z.string(), note: z.string().optional(), url: z.string() })),
          }),
        )
        .optional(),
      button: z.object({ label: z.string(), url: z.string() }).optional(),
      closing: z.string().optional(),
      footer: z.array(z.string()),
    })
    .optional(),
});
export type MailText = z.infer<typeof mailText>;
