import { useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { toast, type ToastAction } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";

/** Takes the answer back that was just given, from the message that tells of it: what stood before stands again. */
export function useTakeBack(id: string): ToastAction {
  const { t } = useLingui();
  const keep = useKeepRequest("Company", id);
  const undo = trpc.jobRequest.undoAnswer.useMutation({
    ...keep,
    onSuccess: async (request) => {
      const stands = request.jobRequestCompanies[0]?.response === "interested";
      toast.success(
        stands
          ? t`C’est annulé : votre réponse est de nouveau là.`
          : t`C’est annulé : la demande attend de nouveau votre réponse.`,
      );
      await keep.onSuccess(request);
    },
  });
  return { label: t`Annuler`, onPress: () => undo.mutate({ id }) };
}
