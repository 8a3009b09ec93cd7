import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { keyOf, type PendingDispatch, pendingDispatchOf } from "./pending-dispatch.ts";

interface Stack {
  /** Oldest first. */
  sent: readonly PendingDispatch[];
  /** Those that have left or were taken back, which a page may still show as waiting. */
  settled: readonly string[];
}

/** Beside what the server told, so that it outlives a page and goes with whoever signs out. */
const queryKey = ["pendingDispatches"];
const nothing: Stack = { sent: [], settled: [] };

/** The sendings that can be taken back, oldest first. `shown`: the request of the page, which may have been sent elsewhere. */
export function usePendingStack(shown: JobRequest | undefined) {
  const client = useQueryClient();
  const { data = nothing } = useQuery<Stack>({ queryKey, queryFn: skipToken });
  const change = (next: (stack: Stack) => Stack) =>
    client.setQueryData<Stack>(queryKey, (stack = nothing) => next(stack));
  const here = shown && pendingDispatchOf(shown);
  const all = [...data.sent.filter(({ id }) => id !== shown?.id), ...(here ? [here] : [])];
  return {
    waiting: all.filter((pending) => !data.settled.includes(keyOf(pending))),
    add: (request: JobRequest) => {
      const pending = pendingDispatchOf(request);
      if (!pending) return;
      change(({ sent, settled }) => ({
        sent: [...sent.filter(({ id }) => id !== request.id), pending],
        settled: settled.filter((key) => key !== keyOf(pending)),
      }));
    },
    settle: (pending: PendingDispatch) =>
      change(({ sent, settled }) => ({
        sent: sent.filter((other) => keyOf(other) !== keyOf(pending)),
        settled: [...settled, keyOf(pending)],
      })),
  };
}
