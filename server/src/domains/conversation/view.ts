import type { ClosedReason, Conversation, ConversationItem, Message } from "@metiro/shared/conversation/schema";
import { maxExcerpt } from "@metiro/shared/conversation/constants";
import { jobCan } from "@metiro/shared/job-request/rules/lifecycle";
import { openAddress } from "../../storage/file-addresses.ts";
import { sizedImage } from "../file/index.ts";
import { type Contact, hideContact, hideInName } from "@metiro/shared/contact-details/hide";
import type { MessageRow } from "./message-queries.ts";
import { otherSide } from "./policy.ts";
import type { ConversationRow } from "./queries.ts";
import type { Sender } from "../../db/schema/index.ts";
import { isContactShared, type ContactVisibility } from "@metiro/shared/job-request/rules/contact-sharing";

/** Who looks, and how far the two may know each other. */
export interface Sight {
  side: Sender;
  contactVisible: boolean;
}

/** The two see each other's contact data once the answer is accepted, or at once where it is so configured. */
export const sightOf = (
  side: Sender,
  { clientDecision }: Pick<ConversationRow, "clientDecision">,
  visibility: ContactVisibility,
): Sight => ({ side, contactVisible: isContactShared(visibility, { clientDecision }) });

/** Why nobody can write any more; undefined while both can. */
export function closedReasonOf(side: Sender, row: ConversationRow): ClosedReason | undefined {
  const other = row[otherSide(side)];
  if (other.deletedAt !== null || other.lockedAt !== null) return "gone";
  if (!jobCan("converse", side === "client" ? "Tenderer" : "Company", row)) return "canceled";
  if (row.response === "declined") return row.withdrawn ? "withdrawn" : "declined";
  // Questions lead to an answer: where none can come any more nothing is left to ask.
  if (row.response === "none") return jobCan("answer", "Company", row) ? undefined : "done";
  return row.clientDecision === "rejected" ? "rejected" : undefined;
}

/** What is known of how to reach the two, to be found in what they type. */
export const contactsOf = ({ client, company, street }: ConversationRow): Contact => ({
  phones: [client.phone, company.phone, company.ownerPhone],
  emails: [client.email, company.email],
  websites: [company.website],
  streets: [client.street, company.street, street],
});

/** What was said, in both forms; the masked one is null of a time when it was not kept. */
export interface Said {
  sender: Sender;
  body: string;
  maskedBody: string | null;
}

/** A text as its reader may see it. Writers see what they wrote, and that the other one does not. */
export function readable(
  { sender, body, maskedBody }: Said,
  { side, contactVisible }: Sight,
  contact: Contact,
): { body: string; masked: boolean } {
  if (contactVisible) return { body, masked: false };
  const hidden = maskedBody ?? hideContact(body, contact);
  return { body: sender === side ? body : hidden, masked: hidden !== body };
}

/** A message with what it is for the other one, also of a time when that was not kept. */
export const inBothForms = <Message extends Said>(message: Message, contact: Contact) => ({
  ...message,
  maskedBody: message.maskedBody ?? hideContact(message.body, contact),
});

export const messageFor = (
  sight: Sight,
  contact: Contact,
  { id, photos, createdAt, ...said }: MessageRow,
  photoUrl: (id: string) => string,
): Message => ({
  id,
  mine: said.sender === sight.side,
  ...readable(said, sight, contact),
  photos: photos.map((photo) => ({ ...photo, url: photoUrl(photo.id) })),
  createdAt,
});

/** What the head of a conversation and its line in the list have in common. */
export function headFor(sight: Sight, row: ConversationRow) {
  const { jobRequestId, companyId, number, client, company, logo, unread } = row;
  const { firstName, lastName } = client;
  const whole = sight.side === "client" || sight.contactVisible;
  return {
    jobRequestId,
    companyId,
    number,
    title: whole ? row.title : hideContact(row.title, contactsOf(row)),
    client: whole ? { firstName, lastName } : { firstName: hideInName(firstName) },
    company: {
      id: companyId,
      name: company.name,
      verified: company.verified,
      ...(logo && { logo: sizedImage(logo, openAddress) }),
    },
    unread,
    open: closedReasonOf(sight.side, row) === undefined,
  } satisfies Partial<Conversation>;
}

/** A line of the list; undefined for a conversation whose messages have just gone. */
export function conversationItemFor(sight: Sight, row: ConversationRow): ConversationItem | undefined {
  const { lastMessage } = row;
  if (!lastMessage) return undefined;
  const { sender, createdAt, photoCount } = lastMessage;
  return {
    ...headFor(sight, row),
    lastMessage: {
      excerpt: beginningOf(readable(lastMessage, sight, contactsOf(row)).body),
      photoCount,
      mine: sender === sight.side,
      createdAt: new Date(createdAt).toISOString(),
    },
  };
}

/** The beginning of a text, on one line; no character is cut in two. */
function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  if (line.length <= maxExcerpt) return line;
  return `${line
    .slice(0, maxExcerpt - 1)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd()}…`;
}
