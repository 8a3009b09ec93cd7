import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { useEffect, useEffectEvent } from "react";
import { useNumberList } from "../../use-number-list.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { keyOf, type PendingDispatch, pendingDispatchOf } from "./pending-dispatch.ts";

/** The sendings of this tab. */
interface PendingDispatches {
  /** Oldest first. */
  sent: readonly PendingDispatch[];
  /** Those that have left or were taken back, which a page may still show as waiting. */
  settled: readonly string[];
  /** Those that have left by themselves, until it is told. */
  left: readonly PendingDispatch[];
}

/** Beside what the server told, so that it outlives a page and goes with whoever signs out. */
const pendingKey = ["pendingDispatches"];
const noPending: PendingDispatches = { sent: [], settled: [], left: [] };

/** The sendings that can be taken back, oldest first. `shown`: the request of the page, which may have been sent elsewhere. */
export function usePendingStack(shown: JobRequest | undefined) {
  const client = useQueryClient();
  const { data = noPending } = useQuery<PendingDispatches>({ queryKey: pendingKey, queryFn: skipToken });
  const tellLeft = useTellLeft();
  const change = (next: (stack: PendingDispatches) => PendingDispatches) =>
    client.setQueryData<PendingDispatches>(pendingKey, (stack = noPending) => next(stack)) ?? noPending;
  const here = shown && pendingDispatchOf(shown);
  const waitingIn = ({ sent, settled }: PendingDispatches) =>
    [...sent.filter(({ id }) => id !== shown?.id), ...(here ? [here] : [])].filter(
      (pending) => !settled.includes(keyOf(pending)),
    );
  const keepHere = useEffectEvent((key: string | undefined) => {
    if (!here || key === undefined) return;
    const known = (stack: PendingDispatches) =>
      stack.settled.includes(key) || stack.sent.some((other) => keyOf(other) === key);
    change((stack) =>
      known(stack) ? stack : { ...stack, sent: [...stack.sent.filter(({ id }) => id !== here.id), here] },
    );
  });
  const hereKey = here && keyOf(here);
  // What waits goes on waiting when its page is left.
  useEffect(() => keepHere(hereKey), [hereKey]);
  return {
    waiting: waitingIn(data),
    add: (request: JobRequest) => {
      const pending = pendingDispatchOf(request);
      if (!pending) return;
      change(({ sent, settled, left }) => ({
        sent: [...sent.filter(({ id }) => id !== request.id), pending],
        settled: settled.filter((key) => key !== keyOf(pending)),
        left,
      }));
    },
    /** That some have left is told once nothing waits any more: ten sendings make one message. */
    settle: (pending: PendingDispatch, hasLeft = false) => {
      const now = change(({ sent, settled, left }) => ({
        sent: sent.filter((other) => keyOf(other) !== keyOf(pending)),
        settled: [...settled, keyOf(pending)],
        left: hasLeft ? [...left, pending] : left,
      }));
      if (now.left.length === 0 || waitingIn(now).length > 0) return;
      tellLeft(now.left);
      change((stack) => ({ ...stack, left: [] }));
    },
  };
}

function useTellLeft() {
  const { t } = useLingui();
  const numbersOf = useNumberList();
  return (left: readonly PendingDispatch[]) => {
    const [first] = left;
    if (!first) return;
    const { number, companyIds } = first;
    const numbers = numbersOf(left.map((pending) => pending.number));
    toast.success(
      left.length === 1
        ? t`L’offre n° ${number} est envoyée à ${plural(companyIds.length, { one: "# entreprise", other: "# entreprises" })}.`
        : t`${plural(left.length, { one: "# offre est envoyée", other: "# offres sont envoyées" })} : ${numbers}.`,
    );
  };
}
