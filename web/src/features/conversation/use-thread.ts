import type { ConversationPair, Message } from "@metiro/shared/conversation/schema";
import { useQueryClient, useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { trpc } from "#api/trpc.ts";
import { type Thread, threadQuery, withMessage, withUnread } from "./thread-query.ts";

export interface ThreadState {
  /** Who talks, and whether they still can. */
  head: Thread;
  /** Those that are here, the oldest first. */
  messages: readonly Message[];
  /** Missing: the first message is here. */
  older?: { load: () => void; loading: boolean; failed: boolean };
  add: (message: Message) => void;
  setUnread: (unread: number) => void;
}

/** A conversation that the page's loader has fetched. */
export function useThread(pair: ConversationPair): ThreadState {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const options = threadQuery(client, pair);
  const query = useSuspenseInfiniteQuery(options);
  const { pages } = query.data;
  const [head] = pages;
  if (!head) throw new Error("A conversation has at least one page");
  return {
    head,
    messages: pages.flatMap(({ messages }) => messages).reverse(),
    ...(query.hasNextPage && {
      older: {
        load: () => void query.fetchNextPage({ cancelRefetch: false }),
        loading: query.isFetchingNextPage,
        failed: query.isFetchNextPageError,
      },
    }),
    add: (message) => queryClient.setQueryData(options.queryKey, (pages) => withMessage(pages, message)),
    setUnread: (unread) => queryClient.setQueryData(options.queryKey, (pages) => withUnread(pages, unread)),
  };
}
