import { useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { toast, type ToastAction } from "#ui/feedback/toast-store.ts";
import { type Changed, useKeepRequest } from "#domain/request/keep-request.ts";

interface TakeBackOptions {
  /** Whether an answer stands again, which the one that was taken back had replaced. */
  words?: ((stands: boolean) => string) | undefined;
  /** Puts back what was written, before the page shows the form in which it stands. */
  restore?: (() => void) | undefined;
  onUndone?: ((stands: boolean) => Promise<unknown> | undefined) | undefined;
}

const answerStands = ({ jobRequestCompanies: [own] }: Changed) => own?.response === "interested";

/** Takes the answer back that was just given, from the message that tells of it: what stood before stands again. */
export function useTakeBack(id: string, { words, restore, onUndone }: TakeBackOptions = {}): ToastAction {
  const { t } = useLingui();
  const keep = useKeepRequest("Company", id);
  const usual = (stands: boolean) =>
    stands
      ? t`C’est annulé : votre réponse est rétablie.`
      : t`C’est annulé : la demande attend de nouveau votre réponse.`;
  const undo = trpc.jobRequest.undoAnswer.useMutation({
    ...keep,
    onSuccess: async (request) => {
      const stands = answerStands(request);
      toast.success((words ?? usual)(stands));
      restore?.();
      await keep.onSuccess(request);
      await onUndone?.(stands);
    },
  });
  return { label: t({ message: "Annuler", context: "undo" }), onPress: () => undo.mutate({ id }) };
}
