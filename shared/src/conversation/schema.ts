import { maxSearchLength } from "../paging/constants.ts";
import { z } from "zod";
import { violation } from "../errors/field-error.ts";
import { image, sizedImage } from "../file/schema.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { emptyToAbsent, id, optionalText, text, timestamp } from "../scalars.ts";
import { viewReasons } from "../user/view-reasons.ts";
import { maxMessage, maxMessagePhotos, maxMessages } from "./constants.ts";

/** A client's request and a company that received it: there is one conversation between the two, from its first question or its answer on. */
const pair = z.object({ jobRequestId: id, companyId: id });
export type ConversationPair = z.infer<typeof pair>;

/**
 * Why nobody can write any more: the request was cancelled, the work was done before the company answered, the company declined or
 * took its answer back, the client rejected it (until it accepts after all), or the other account is locked or gone.
 */
const closedReasons = ["canceled", "done", "declined", "withdrawn", "rejected", "gone"] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** A message as its reader may see it. */
export const message = z.object({
  id,
  /** Written by whoever reads it. */
  mine: z.boolean(),
  /** Empty where there are only photos. */
  body: z.string(),
  /** Parts are hidden: from the reader, or, where it is one's own, from the other one. */
  masked: z.boolean(),
  photos: z.array(image),
  createdAt: timestamp,
});
export type Message = z.infer<typeof message>;

const excerpt = z.object({
  /** The beginning of the message, as its reader may see it. */
  excerpt: z.string(),
  photoCount: z.int(),
  mine: z.boolean(),
  createdAt: timestamp,
});

const parties = z.object({
  number: z.string(),
  title: z.string(),
  company: z.object({ id, name: z.string(), verified: z.boolean(), logo: sizedImage.optional() }),
  /** The last name is there for those who may know it. */
  client: z.object({ firstName: z.string(), lastName: z.string().optional() }),
});

/** A conversation in the list: one that somebody has begun. */
const conversationItem = pair.extend({
  ...parties.shape,
  lastMessage: excerpt,
  /** Messages of the other one that the reader has not read. */
  unread: z.int(),
  open: z.boolean(),
});
export type ConversationItem = z.infer<typeof conversationItem>;

export const conversationListInput = paging.extend({
  search: optionalText(maxSearchLength),
  unread: emptyToAbsent(z.literal(true)),
});
export type ConversationListInput = z.infer<typeof conversationListInput>;
export const conversationPage = pageOf(conversationItem);
export type ConversationPage = z.infer<typeof conversationPage>;

/** With `before`, the messages that came before this one; else the newest. */
export const conversationInput = pair.extend({
  before: emptyToAbsent(id),
  limit: z.int().min(1).max(maxMessages).default(30),
});
export type ConversationInput = z.infer<typeof conversationInput>;

/** A conversation and a page of its messages, the newest first. */
export const conversation = pair.extend({
  ...parties.shape,
  open: z.boolean(),
  closedReason: z.enum(closedReasons).optional(),
  /** Both see what the other writes as it was written: the answer is accepted, or it is so configured. */
  contactVisible: z.boolean(),
  unread: z.int(),
  /** How many more messages the company may write before it answers the request; there for it alone, until it has answered. */
  questionsLeft: z.int().optional(),
  /** Up to when the other one has read. */
  otherReadAt: timestamp.optional(),
  messages: z.array(message),
  /** There are older ones. */
  more: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

/** An admin says why before it reads. */
export const inspectInput = conversationInput.extend({ reason: z.enum(viewReasons) });
export type InspectInput = z.infer<typeof inspectInput>;

/** What was said between the two, for an admin who has said why: each message as the one it is for may read it. */
export const inspectedConversation = pair.extend({
  ...parties.shape,
  /** Both see what the other writes as it was written, and so does the admin. */
  contactVisible: z.boolean(),
  messages: z.array(message.omit({ mine: true }).extend({ from: z.enum(["client", "company"]) })),
  /** There are older ones. */
  more: z.boolean(),
});
export type InspectedConversation = z.infer<typeof inspectedConversation>;

/** Words, photos or both. An `id` of the sender's own making: sent twice, it is one message. */
export const sendMessageInput = pair
  .extend({
    id: emptyToAbsent(id),
    body: emptyToAbsent(text(0, maxMessage)),
    photoIds: z.array(id).max(maxMessagePhotos).optional(),
  })
  .refine(({ body = "", photoIds = [] }) => body !== "" || photoIds.length > 0, {
    ...violation("required"),
    path: ["body"],
  });
export type SendMessageInput = z.infer<typeof sendMessageInput>;

export const markReadInput = pair.extend({ upTo: id });
export type MarkReadInput = z.infer<typeof markReadInput>;
/** What is left unread of the conversation. */
export const markedRead = z.object({ unread: z.int() });
export type MarkedRead = z.infer<typeof markedRead>;

/** What somebody has not read, the latest conversation first; of very many conversations the total alone counts all. */
export const unreadMessages = z.object({
  total: z.int(),
  byRequest: z.array(pair.extend({ count: z.int() })),
});
export type UnreadMessages = z.infer<typeof unreadMessages>;
