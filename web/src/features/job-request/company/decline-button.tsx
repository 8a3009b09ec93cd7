import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { trpc } from "../../../api.ts";
import { Button } from "../../../ui/button.tsx";
import { useConfirm } from "../../../ui/confirm-context.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useKeepRequest } from "../keep-request.ts";
import { useAnswerRefusal } from "./answer-refusal.ts";

/** Declines a request, once the company has read what follows from it. */
export function DeclineButton({ request, own }: { request: JobRequest; own: Recipient }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const keep = useKeepRequest("Company", request.id);
  // Here, not at the call: when the answer comes this button has made room for it.
  const onSuccess: typeof keep.onSuccess = async (changed) => {
    toast.success(t`Demande déclinée.`);
    await keep.onSuccess(changed);
  };
  const answer = trpc.jobRequest.answer.useMutation({ ...keep, onSuccess });
  const ask = async () => {
    const confirmed = await confirm({
      title: t`Décliner cette demande ?`,
      children: t`Le client en est averti par e-mail. Vous pourrez changer d’avis tant que la demande est ouverte.`,
      action: t`Décliner la demande`,
      keep: t`Garder la demande`,
      tone: "primary",
      reason: { label: t`Message au client`, maxLength: 5000 },
    });
    if (confirmed) answer.mutate({ id: request.id, response: "declined", message: confirmed.reason });
  };
  return (
    <Button
      variant="ghost"
      onClick={() => void ask()}
      loading={answer.isPending}
      disabledReason={useAnswerRefusal(request, own)}
    >
      <Trans>Décliner la demande</Trans>
    </Button>
  );
}
