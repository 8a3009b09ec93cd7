import { maxSearchedConversations, maxUnreadConversations } from "./queries.ts";
import { maxMessagePhotos } from "@metiro/shared/conversation/constants";
import {
  conversation,
  conversationInput,
  conversationListInput,
  conversationPage,
  inspectedConversation,
  inspectInput,
  markReadInput,
  markedRead,
  message,
  sendMessageInput,
  unreadMessages,
} from "@metiro/shared/conversation/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

export const conversationDocs: readonly Documented[] = [
  document(conversation, "Conversation", {
    jobRequestId: ["The request that the two talk about."],
    companyId: ["A company that received the request; a company has but its own."],
    number: ["Number of the request, for people.", "2026-000042"],
    title: ["Title of the request.", "Rafraîchir un salon"],
    company: ["The company that received the request."],
    client: ["Whose request it is."],
    open: ["Whether both may write.", true],
    closedReason: [
      "Why nobody writes any more: the request was cancelled, or done before the company answered; the company declined or took its answer back; the client rejected it (until it accepts after all); the other account is locked or gone.",
      "rejected",
    ],
    contactVisible: ["Whether both read all as it was written: the answer is accepted, or it is so configured.", false],
    unread: ["Messages that the reader has not read.", 1],
    questionsLeft: [
      "How many more messages the company may write before it answers; for the company alone, absent once it has.",
      2,
    ],
    otherReadAt: ["When the last message was written that the other one has read: ISO 8601, UTC; absent: none."],
    messages: ["Newest first."],
    more: ["Whether there are older messages.", false],
  }),
  document(conversation.shape.company, {
    id: common.id,
    name: ["Name of the company.", "Peinture Rochat Sàrl"],
    verified: common.verified,
    logo: common.logo,
  }),
  document(conversation.shape.client, {
    firstName: common.firstName,
    lastName: common.lastName,
  }),
  document(message, "Message", {
    id: common.id,
    mine: ["Whether the reader wrote the message.", false],
    body: [
      "Free text, line breaks kept; may be empty where there are photos. Until `contactVisible`, `•••` stands for phone numbers, e-mails, web and street addresses of the other one.",
      "Bonjour, quelle est la hauteur du plafond ?",
    ],
    masked: ["Whether parts are hidden: from the reader, or, in one's own message, from the other one.", false],
    photos: [`At most ${maxMessagePhotos}, in the order given.`],
    createdAt: ["When it was written: ISO 8601, UTC. No two of a conversation are of the same moment."],
  }),
  document(conversationPage, "ConversationPage", common.page),
  document(inside(conversationPage.shape.items), "ConversationItem", {
    jobRequestId: ["The request that the two talk about."],
    companyId: ["A company that received the request; a company has but its own."],
    number: ["Number of the request, for people.", "2026-000042"],
    title: ["Title of the request.", "Rafraîchir un salon"],
    company: ["The company that received the request."],
    client: ["Whose request it is."],
    lastMessage: ["The latest message of the conversation."],
    unread: ["Messages that the reader has not read.", 1],
    open: ["Whether both may write.", true],
  }),
  document(inside(conversationPage.shape.items).shape.lastMessage, {
    excerpt: ["Beginning of the message on one line; as `body`.", "Bonjour"],
    photoCount: ["How many photos it has.", 0],
    mine: ["Whether the reader wrote the message.", false],
    createdAt: common.createdAt,
  }),
  document(unreadMessages, "UnreadMessages", {
    total: ["Unread messages in all.", 1],
    byRequest: [`The ${maxUnreadConversations} conversations with the latest unread messages.`],
  }),
  document(inside(unreadMessages.shape.byRequest), {
    jobRequestId: ["The request that the two talk about."],
    companyId: ["A company that received the request; a company has but its own."],
    count: ["Unread messages of this conversation.", 1],
  }),
  document(conversationListInput, {
    ...common.paging,
    search: [
      `How words of the title or the other's name begin, among the latest ${maxSearchedConversations.toLocaleString("en")}.`,
      "salon",
    ],
    unread: ["Only those with something unread.", true],
  }),
  document(conversationInput, {
    jobRequestId: ["The request that the two talk about."],
    companyId: ["A company that received the request; a company has but its own."],
    before: ["Only messages older than this one of the conversation."],
    limit: ["At most so many messages, {min} to {max}; 30 unless told.", 30],
  }),
  document(inspectInput, {
    jobRequestId: ["The request that the two talk about."],
    companyId: ["The company of the conversation."],
    before: ["Only messages older than this one of the conversation."],
    limit: ["At most so many messages, {min} to {max}; 30 unless told.", 30],
    reason: [
      "Why it is read: `asked`, one of the two asks for help; `fault`, a fault was reported; `dispute`, the two disagree; `abuse`, an abuse is suspected.",
      "dispute",
    ],
  }),
  document(inspectedConversation, "InspectedConversation", {
    jobRequestId: ["The request that the two talk about."],
    companyId: ["The company of the conversation."],
    number: ["Number of the request, for people.", "2026-000042"],
    title: ["Title of the request.", "Rafraîchir un salon"],
    company: ["The company of the conversation."],
    client: ["Whose request it is."],
    contactVisible: ["Whether the two, and the admin, read all as it was written.", false],
    messages: ["Newest first."],
    more: ["Whether there are older messages.", false],
  }),
  document(inside(inspectedConversation.shape.messages), "InspectedMessage", {
    id: common.id,
    from: ["Who wrote the message.", "client"],
    body: ["As of `Message`.", "Bonjour, quelle est la hauteur du plafond ?"],
    masked: ["Whether parts are hidden.", false],
    photos: [`At most ${maxMessagePhotos}, in the order given. Their addresses hold for 15 minutes.`],
    createdAt: ["When it was written: ISO 8601, UTC."],
  }),
  document(sendMessageInput, {
    jobRequestId: ["The request that the two talk about."],
    companyId: ["A company that received the request; a company has but its own."],
    id: ["The message's id, of the sender's own making: sent twice, it is one message."],
    body: [
      "Free text of at most {max} characters, line breaks kept; may be empty where there are photos. Until `contactVisible`, `•••` stands for phone numbers, e-mails, web and street addresses of the other one.",
      "Bonjour, quelle est la hauteur du plafond ?",
    ],
    photoIds: ["Images uploaded by the sender, at most {max}."],
  }),
  document(markReadInput, {
    jobRequestId: ["The request that the two talk about."],
    companyId: ["A company that received the request; a company has but its own."],
    upTo: ["The last message that was read."],
  }),
  document(markedRead, {
    unread: ["Messages of the other one that are left unread.", 0],
  }),
];
