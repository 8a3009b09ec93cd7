import type { Words } from "./shape.ts";

const about: Words = {
  jobRequestId: ["The request that the two talk about."],
  companyId: ["The company that is interested; a company has but its own."],
  number: ["Number of the request, for people.", "2026-000042"],
  title: ["Title of the request.", "Rafraîchir un salon"],
  client: ["Whose request it is."],
  company: ["The company that is interested."],
  unread: ["Messages of the other one that the reader has not read.", 1],
  open: ["Whether both may write.", true],
};

const under = (parents: readonly string[], words: Words): Words =>
  Object.fromEntries(
    parents.flatMap((parent) => Object.entries(words).map(([field, word]) => [`${parent}.${field}`, word])),
  );

export const conversationWords: Words = {
  ...under(["Conversation", "ConversationItem", "byRequest"], about),
  "Conversation.closedReason": [
    "Why nobody writes any more: the request was cancelled, the company took its interest back, the client rejected it (until it accepts after all), or the other account is locked or gone.",
    "rejected",
  ],
  "Conversation.contactVisible": [
    "Whether both read everything as it was written: the answer is accepted, or it is so configured.",
    false,
  ],
  otherReadAt: ["When the last message was written that the other one has read: ISO 8601, UTC; absent: none."],
  "Conversation.messages": ["Newest first."],
  more: ["Whether there are older messages.", false],
  lastMessage: ["The latest message."],
  excerpt: [
    "Its beginning on one line, at most 160 characters; as `body`.",
    "Bonjour, quelle est la hauteur du plafond ?",
  ],
  photoCount: ["How many photos it has.", 0],
  mine: ["Whether the reader wrote it.", false],
  body: [
    "Free text of at most 2000 characters, line breaks kept; may be empty where there are photos. Until `contactVisible`, `•••` stands for phone numbers, e-mails, web and street addresses of the other one.",
    "Bonjour, quelle est la hauteur du plafond ?",
  ],
  masked: ["Whether parts are hidden: from the reader, or, in one's own message, from the other one.", false],
  "Message.photos": ["At most 6, in the order given."],
  "Message.createdAt": ["When it was written: ISO 8601, UTC. No two of a conversation are of the same moment."],
  "conversation.get.before": ["Only messages older than this one of the conversation."],
  "conversation.get.limit": ["At most so many messages, 1 to 50; 30 unless told.", 30],
  "conversation.send.id": ["The message's id, of the sender's own making: sent twice, it is one message."],
  "conversation.send.photoIds": ["Images uploaded by the sender, at most 6."],
  upTo: ["The last message that was read."],
  "conversation.markRead.unread": ["Messages of the other one that are left unread.", 0],
  total: ["Unread messages in all.", 1],
  byRequest: ["The hundred conversations with the latest unread messages."],
  "byRequest.count": ["Unread messages of this conversation.", 1],
};
