import type { Conversation, ConversationItem, Message } from "@metiro/shared/conversation/schema";
import { requestId } from "#domain/request/request.fixture.ts";

export const companyId = "01900000-0000-7000-8000-0000000000c1";
export const pair = { jobRequestId: requestId, companyId };

let messages = 0;

/** What the other one wrote. Each one is later than those that were made before. */
export const messageWith = (fields: Partial<Message> = {}): Message => {
  messages += 1;
  return {
    id: `01900000-0000-7000-8000-${String(messages).padStart(12, "0")}`,
    mine: false,
    body: "Bonjour",
    masked: false,
    photos: [],
    createdAt: new Date(Date.parse("2026-06-05T08:00:00.000Z") + messages * 60_000).toISOString(),
    ...fields,
  };
};

const parties = {
  ...pair,
  number: "2026-002041",
  title: "Peinture intérieure, 3,5 pièces",
  company: { id: companyId, name: "Peinture Morand Sàrl", verified: true },
  client: { firstName: "Françoise" },
  open: true,
  unread: 0,
};

/** A conversation with these messages, the oldest first. */
export const threadWith = (said: Message[], fields: Partial<Conversation> = {}): Conversation => ({
  ...parties,
  contactVisible: false,
  messages: said.toReversed(),
  more: false,
  ...fields,
});

/** A conversation as a line of the list. */
export const itemWith = (fields: Partial<ConversationItem> = {}): ConversationItem => ({
  ...parties,
  lastMessage: { excerpt: "Bonjour", photoCount: 0, mine: false, createdAt: "2026-06-05T08:00:00.000Z" },
  ...fields,
});
