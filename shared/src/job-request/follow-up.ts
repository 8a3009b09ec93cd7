import { z } from "zod";
import { roles } from "../roles.ts";
import { baseRevision, id, text, timestamp } from "../scalars.ts";
import { clientDecisions, companyResponses, rejectReasons } from "./response.ts";
import { requestVersion } from "./notes.ts";
import { requestFields } from "./schema.ts";

/** What an admin may put right in a request, which the client then reads with the reason. */
const correctable = requestFields
  .pick({ title: true, description: true })
  .extend({ subcategoryId: id, subregionId: id });
const reason = text(3, 1000);
export const editForm = correctable.extend({ reason });
/** What is absent stays. */
export const editInput = correctable.partial().extend({ id, reason, baseRevision });
export type EditInput = z.infer<typeof editInput>;

export const precisionForm = z.object({ message: text(10, 5000) });
export const precisionInput = precisionForm.extend({ id });
export type PrecisionInput = z.infer<typeof precisionInput>;

const eventKinds = [
  "created",
  "edited",
  "changed",
  "asked",
  "replied",
  "added",
  "sent",
  "undone",
  "seen",
  "answered",
  "decided",
  "done",
  "notDone",
  "canceled",
] as const;
export type EventKind = (typeof eventKinds)[number];

const person = z.object({ id, firstName: z.string(), lastName: z.string(), role: z.enum(roles) });

/** Something that happened to a request. */
export const requestEvent = z.object({
  at: timestamp,
  kind: z.enum(eventKinds),
  /** Who did it; absent when that is not known any more, or when it was a company. */
  actor: person.optional(),
  /** The companies that it was sent to, or the one that did it. */
  companies: z.array(z.object({ id, name: z.string() })),
  response: z.enum(companyResponses).optional(),
  /** Of an answer, whether the company took it back. */
  withdrawn: z.boolean().optional(),
  decision: z.enum(clientDecisions).optional(),
  /** Why an answer was rejected. */
  rejectReason: z.enum(rejectReasons).optional(),
  /** The reason, the question or its answer, or what was added. */
  text: z.string().optional(),
  before: requestVersion.optional(),
  after: requestVersion.optional(),
});
export type RequestEvent = z.infer<typeof requestEvent>;

/** `daily` and `quiet` wait by their reader's choice, `digested` came within a mail of the day, `off` was not wanted. */
export const mailStates = [
  "held",
  "waiting",
  "daily",
  "quiet",
  "retrying",
  "sent",
  "digested",
  "skipped",
  "off",
  "failed",
] as const;
export type MailState = (typeof mailStates)[number];

/** A mail about a request: to whom, and what became of it. `id` is what `Mail/Retry` takes. */
export const requestMail = z.object({
  id,
  kind: z.string(),
  recipient: person.extend({ email: z.string() }).optional(),
  company: z.object({ id, name: z.string() }).optional(),
  state: z.enum(mailStates),
  createdAt: timestamp,
  /** When it left, was found to be needless, or was given up; for one that waits when it is due. */
  at: timestamp,
  attempts: z.int(),
  reason: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type RequestMail = z.infer<typeof requestMail>;

export const followUp = z.object({ events: z.array(requestEvent), mails: z.array(requestMail) });
export type FollowUp = z.infer<typeof followUp>;
