import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useRef } from "react";
import { trpc } from "#api/trpc.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { type Changed, useKeepRequest } from "#domain/request/keep-request.ts";
import { keyOf, type PendingDispatch } from "./pending-dispatch.ts";

/** What can be done with a sending that waits. A refusal says that it has left, or that somebody else took it back. */
export function usePendingDispatchCalls(
  pending: PendingDispatch,
  onSettled: (hasLeft?: boolean) => void,
  /** The keys of those of which something is done already. */
  underWay: RefObject<Set<string>>,
) {
  const { id, number, companyIds } = pending;
  const { t } = useLingui();
  const { jobRequest, company } = trpc.useUtils();
  const keep = useKeepRequest("Admin", id);
  const refresh = () =>
    Promise.all([
      jobRequest.get.invalidate({ id }),
      jobRequest.followUp.invalidate({ id }),
      jobRequest.listForAdmin.invalidate(),
      jobRequest.rowsForAdmin.invalidate(),
      company.matching.invalidate(undefined, { refetchType: "none" }),
    ]);
  const sentWords = () =>
    t`L’offre n° ${number} est envoyée à ${plural(companyIds.length, { one: "# entreprise", other: "# entreprises" })}.`;
  // A second press comes before the next drawing; after a refusal one may try again.
  const acting = useRef(false);
  const options = (done: () => string) => ({
    onError: (error: Parameters<typeof keep.onError>[0]) => {
      acting.current = false;
      underWay.current.delete(keyOf(pending));
      keep.onError(error);
    },
    // Told first: the bar goes as soon as the page shows what came back.
    onSuccess: async (request: Changed) => {
      toast.success(done());
      await keep.onSuccess(request);
    },
    onSettled: async () => {
      await refresh();
      onSettled();
    },
  });
  const undo = trpc.jobRequest.undoSend.useMutation(
    options(() => t`L’envoi de l’offre n° ${number} est annulé. Personne ne l’a reçue.`),
  );
  const sendNow = trpc.jobRequest.sendNow.useMutation(options(sentWords));
  const busy = undo.isPending || sendNow.isPending;
  const once = (act: () => unknown) => () => {
    if (acting.current) return;
    acting.current = true;
    underWay.current.add(keyOf(pending));
    void act();
  };
  return {
    busy,
    undo: once(() => undo.mutate({ id, companyIds })),
    sendNow: once(() => sendNow.mutate({ id, companyIds })),
    /** The time is up: the server has let it go by itself, unless somebody else took it back. */
    leave: once(async () => {
      const now = await jobRequest.get.fetch({ id }, { staleTime: 0 }).catch(() => undefined);
      const has = new Set(now?.jobRequestCompanies.map((recipient) => recipient.company.id));
      void refresh();
      onSettled(companyIds.every((companyId) => has.has(companyId)));
    }),
  };
}
