import { useLingui } from "@lingui/react/macro";
import type { DeclineReason } from "@metiro/shared/company/decline-reasons";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { trpc } from "#api/trpc.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";

/** Declines in one tap; the message that says so takes it back with another one. */
export function useDecline(id: string, own: Recipient, onDeclined?: () => void) {
  const { t } = useLingui();
  const keep = useKeepRequest("Company", id);
  const back = {
    ...keep,
    onSuccess: async (request: Parameters<typeof keep.onSuccess>[0]) => {
      toast.success(t`C’est annulé : la demande attend de nouveau votre réponse.`);
      await keep.onSuccess(request);
    },
  };
  const undo = trpc.jobRequest.undoDecline.useMutation(back);
  const again = trpc.jobRequest.answer.useMutation({
    ...keep,
    onSuccess: async (request) => {
      toast.success(t`C’est annulé : votre réponse est de nouveau là.`);
      await keep.onSuccess(request);
    },
  });
  /** To how things were: to the answer that there was, or to none. */
  const takeBack = () => {
    if (own.response !== "interested") return undo.mutate({ id });
    const { message, priceMin, priceMax, priceUnit, availableFrom } = own;
    return again.mutate({ id, response: "interested", message, priceMin, priceMax, priceUnit, availableFrom });
  };
  const answer = trpc.jobRequest.answer.useMutation({
    ...keep,
    onSuccess: async (request) => {
      toast.success(t`Demande déclinée.`, { label: t`Annuler`, onPress: takeBack });
      onDeclined?.();
      await keep.onSuccess(request);
    },
  });
  return {
    isPending: answer.isPending,
    decline: (declineReason: DeclineReason, message?: string) =>
      answer.mutate({ id, response: "declined", declineReason, ...(message && { message }) }),
  };
}
