import type { ConversationPair } from "@metiro/shared/conversation/schema";
import type { Calls } from "#api/calls.ts";
import { foundOrMissing } from "#api/failure/found-or-missing.ts";
import { type Thread, threadQuery } from "./thread-query.ts";

/** The conversation of a page's address, for the page's loader. Not found when there is none for its reader. */
export async function loadConversation({ client, queryClient }: Calls, pair: ConversationPair): Promise<Thread> {
  const { pages } = await foundOrMissing(pair.companyId, () =>
    foundOrMissing(pair.jobRequestId, () => queryClient.ensureInfiniteQueryData(threadQuery(client, pair))),
  );
  const [head] = pages;
  if (!head) throw new Error("A conversation has at least one page");
  return head;
}
