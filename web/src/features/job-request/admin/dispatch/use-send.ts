import { useLingui } from "@lingui/react/macro";
import type { AppRouter } from "@metiro/server/router";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { undoSeconds } from "@metiro/shared/job-request/constants";
import type { TRPCClientErrorLike } from "@trpc/client";
import { trpc } from "#api/trpc.ts";
import { messagesOf, problemIn } from "#api/failure/failure.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { noteServerTime } from "./pending/pending-dispatch.ts";
import { shownInPage } from "#api/failure/shown-failure.ts";
import type { DispatchSend, DispatchTarget } from "./types.ts";

interface Options {
  request: DispatchTarget;
  /** Shows how things stand after a refusal. */
  reload: () => Promise<unknown>;
  onSent: (request: JobRequest) => void;
}

/** Sends the request. List and detail show it at once; a refusal is told where it was chosen. */
export function useDispatchSend({ request: { id, revision }, reload, onSent }: Options): DispatchSend {
  const utils = trpc.useUtils();
  const keep = useKeepRequest("Admin", id);
  const refusalOf = useSendRefusal();
  const { mutate, isPending, error, reset } = trpc.jobRequest.sendToCompanies.useMutation({
    onSuccess: async (request, { companyIds }) => {
      // The page behind first: closing gives the focus back to what is still there.
      await keep.onSuccess(request);
      void utils.company.matching.invalidate(undefined, { refetchType: "none" });
      void utils.jobRequest.followUp.invalidate({ id });
      const own = request.jobRequestCompanies.find(({ company }) => companyIds.includes(company.id));
      if (own) noteServerTime(own.createdAt);
      onSent(request);
    },
    onError: async (failure) => {
      shownInPage(failure);
      void utils.jobRequest.listForAdmin.invalidate();
      void utils.jobRequest.rowsForAdmin.invalidate();
      await reload();
    },
  });
  return {
    send: (companyIds) => mutate({ id, companyIds: [...companyIds], undoSeconds, baseRevision: revision }),
    sending: isPending,
    refusal: error ? refusalOf(error) : undefined,
    forget: reset,
  };
}

/** Why a sending was refused, in words. */
export function useSendRefusal(): (error: TRPCClientErrorLike<AppRouter>) => string {
  const { t } = useLingui();
  return (error) => {
    const problem = problemIn(error);
    switch (problem?.code) {
      case undefined:
        return t`Le serveur n’a pas répondu. Votre choix est gardé : réessayez dans un instant.`;
      case "STATUS_CONFLICT":
        return t`Cette offre a été annulée entre-temps. Rien n’a été envoyé.`;
      case "REVISION_CONFLICT":
        return t`Le texte de cette offre a changé entre-temps. Rien n’a été envoyé : fermez cette fenêtre et relisez l’offre.`;
      case "NOT_FOUND":
        return t`Cette offre a été supprimée entre-temps. Rien n’a été envoyé.`;
      case "VALIDATION_FAILED":
        return `${messagesOf(problem).join(" ")} ${t`Rien n’a été envoyé : vérifiez votre choix.`}`;
      default:
        return problem ? messagesOf(problem).join(" ") : "";
    }
  };
}
