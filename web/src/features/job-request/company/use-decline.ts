import { useLingui } from "@lingui/react/macro";
import type { DeclineReason } from "@metiro/shared/company/decline-reasons";
import { trpc } from "#api/trpc.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { useTakeBack } from "./use-take-back.ts";

/** Declines in one tap, or withdraws an answer; the message that says so takes it back with another tap. */
export function useDecline(id: string, onDeclined?: () => void) {
  const { t } = useLingui();
  const keep = useKeepRequest("Company", id);
  const takeBack = useTakeBack(id);
  const answer = trpc.jobRequest.answer.useMutation({
    ...keep,
    onSuccess: async (request, { declineReason }) => {
      toast.success(declineReason ? t`Demande déclinée.` : t`Réponse retirée.`, takeBack);
      onDeclined?.();
      await keep.onSuccess(request);
    },
  });
  return {
    isPending: answer.isPending,
    decline: (declineReason: DeclineReason, message?: string) =>
      answer.mutate({ id, response: "declined", declineReason, ...(message && { message }) }),
    withdraw: () => answer.mutate({ id, response: "declined" }),
  };
}
