import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useState } from "react";
import { expectedHere } from "#api/failure/shown-failure.ts";
import { trpc } from "#api/trpc.ts";
import { useNumberList } from "../../use-number-list.ts";
import type { Changed } from "#domain/request/keep-request.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { keyOf, type PendingDispatch } from "./pending-dispatch.ts";
import { inTurns } from "./in-turns.ts";

/** What can be done with all sendings that wait: taken back or let go, each by itself; told once what became of all. */
export function useAllPending(
  waiting: readonly PendingDispatch[],
  onSettled: (pending: PendingDispatch) => void,
  /** Those of which something is done already, by their key. */
  underWay: RefObject<ReadonlySet<string>>,
) {
  const { t } = useLingui();
  const numbersOf = useNumberList();
  const { jobRequest, company } = trpc.useUtils();
  const [busy, setBusy] = useState(false);
  const quiet = { onError: expectedHere };
  const undo = trpc.jobRequest.undoSend.useMutation(quiet);
  const sendNow = trpc.jobRequest.sendNow.useMutation(quiet);

  const each = async (
    act: (call: { id: string; companyIds: string[] }) => Promise<Changed>,
    words: (done: number, numbers: string) => string,
  ) => {
    setBusy(true);
    const done: PendingDispatch[] = [];
    const idle = waiting.filter((pending) => !underWay.current.has(keyOf(pending)));
    await inTurns(idle, async (pending) => {
      const { id, companyIds } = pending;
      const request = await act({ id, companyIds }).catch(() => undefined);
      if (request) {
        done.push(pending);
        jobRequest.get.setData({ id }, request);
      }
      onSettled(pending);
    });
    const late = idle.filter((pending) => !done.includes(pending));
    const named = (some: readonly PendingDispatch[]) => numbersOf(some.map(({ number }) => number));
    const lateNumbers = named(late);
    const lateWords =
      late.length > 0 &&
      t`${plural(late.length, { one: "# envoi n’attendait plus", other: "# envois n’attendaient plus" })} : ${lateNumbers}.`;
    // The order in which they were sent, whichever came back first.
    const doneWords = done.length > 0 && words(done.length, named(idle.filter((pending) => done.includes(pending))));
    const text = [doneWords, lateWords].filter(Boolean).join(" ");
    if (done.length > 0) toast.success(text);
    else toast.error(409, text);
    setBusy(false);
    void Promise.all([jobRequest.invalidate(), company.matching.invalidate(undefined, { refetchType: "none" })]);
  };
  return {
    busy,
    undoAll: () =>
      void each(
        undo.mutateAsync,
        (done, numbers) =>
          t`${plural(done, { one: "# envoi est annulé, personne ne l’a reçu", other: "# envois sont annulés, personne ne les a reçus" })} : ${numbers}.`,
      ),
    sendAll: () =>
      void each(
        sendNow.mutateAsync,
        (done, numbers) =>
          t`${plural(done, { one: "# offre est envoyée", other: "# offres sont envoyées" })} : ${numbers}.`,
      ),
  };
}
