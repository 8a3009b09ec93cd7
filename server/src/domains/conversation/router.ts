import { maxQuestionsBeforeAnswer } from "@metiro/shared/conversation/constants";
import {
  conversation,
  conversationInput,
  conversationListInput,
  conversationPage,
  inspectedConversation,
  inspectInput,
  markedRead,
  markReadInput,
  message,
  sendMessageInput,
  unreadMessages,
} from "@metiro/shared/conversation/schema";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { get } from "./get.ts";
import { inspect } from "./inspect.ts";
import { list } from "./list.ts";
import { markRead, unread } from "./mark-read.ts";
import { send } from "./send.ts";

const tags = ["Conversation"];

export const conversationRouter = router({
  list: allow("conversation.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/Conversation/All",
        tags,
        summary: "One's own conversations",
        description: "Those that somebody has begun, the one with the latest message first.",
      },
    })
    .input(conversationListInput)
    .output(conversationPage)
    .query(fromReplica(list)),
  unread: allow("conversation.unread")
    .meta({ openapi: { method: "GET", path: "/Conversation/Unread", tags, summary: "Messages that one has not read" } })
    .output(unreadMessages)
    .query(unread),
  get: allow("conversation.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/Conversation/Get/{jobRequestId}/{companyId}",
        tags,
        summary: "One conversation and a page of its messages",
        description:
          "The newest messages, or those before one of them, the newest first. For a company there is a conversation as long as it may ask or has answered with interest; for the client from the company's first question, or from its answer on.",
      },
    })
    .input(conversationInput)
    .output(conversation)
    .query(get),
  send: allow("conversation.send")
    .meta({
      openapi: {
        method: "POST",
        path: "/Conversation/{jobRequestId}/{companyId}/send",
        tags,
        summary: "Send a message",
        description: `Whoever does not read it within some minutes is told by mail. A company may write before it answers, ${maxQuestionsBeforeAnswer} messages at most: a question is no answer and stops no deadline. The client may answer each of them.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(sendMessageInput)
    .output(message)
    .mutation(send),
  markRead: allow("conversation.markRead")
    .meta({
      openapi: {
        method: "POST",
        path: "/Conversation/{jobRequestId}/{companyId}/read",
        tags,
        summary: "Tell that one has read up to a message",
      },
    })
    .input(markReadInput)
    .output(markedRead)
    .mutation(markRead),
  inspect: allow("conversation.inspect")
    .meta({
      openapi: {
        method: "POST",
        path: "/Conversation/{jobRequestId}/{companyId}/inspect",
        tags,
        summary: "Read a conversation for a reason",
        description:
          "Each message as the one it is for may read it. The reason is in the audit, the client finds the reading in `DataAccess/All`, and nobody's messages count as read. Photos can be fetched for 15 minutes.",
      },
    })
    .input(inspectInput)
    .output(inspectedConversation)
    .mutation(inspect),
});
