import type { ConversationPair, Message } from "@metiro/shared/conversation/schema";
import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@metiro/server/router";
import type { ApiClient } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

export type Thread = inferRouterOutputs<AppRouter>["conversation"]["get"];

/** The key begins like those of the call itself, so that what makes the call anew makes this anew. */
const keyOf = (pair: ConversationPair) => [["conversation", "get"], { input: pair, type: "infinite" }] as const;

/**
 * A conversation with as many pages of messages as were asked for. When it is read anew each page begins where the one
 * before it ends now, so that no message falls between two.
 */
export const threadQuery = (client: ApiClient, pair: ConversationPair) =>
  infiniteQueryOptions({
    queryKey: keyOf(pair),
    queryFn: ({ pageParam, signal }) =>
      client.conversation.get.query(
        { ...pair, ...(pageParam !== undefined && { before: pageParam }) },
        { signal, context: handlesOwnErrors.trpc.context },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more, messages }) => (more ? messages.at(-1)?.id : undefined),
  });

type Pages = InfiniteData<Thread>;

/** The pages of a thread with a message that has just been sent: before its answer a company has one less left. */
export function withMessage(pages: Pages | undefined, message: Message): Pages | undefined {
  const [newest, ...older] = pages?.pages ?? [];
  if (!pages || !newest || newest.messages.some(({ id }) => id === message.id)) return pages;
  const { questionsLeft } = newest;
  const left = questionsLeft === undefined ? undefined : Math.max(0, questionsLeft - 1);
  const next = {
    ...newest,
    messages: [message, ...newest.messages],
    ...(left !== undefined && { questionsLeft: left }),
  };
  return { ...pages, pages: [next, ...older] };
}

/** The pages of a thread with less of it unread. */
export function withUnread(pages: Pages | undefined, unread: number): Pages | undefined {
  const [newest, ...older] = pages?.pages ?? [];
  return pages && newest && { ...pages, pages: [{ ...newest, unread }, ...older] };
}
