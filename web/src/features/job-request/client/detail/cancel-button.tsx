import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { trpc } from "#api/trpc.ts";
import { ContactNotice } from "#form/contact/contact-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { notifiedOnCancel } from "#domain/request/recipient-state.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";

/** Cancels the request, once the client has read what follows from it. */
export function CancelButton({ request }: { request: JobRequest }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const cancel = trpc.jobRequest.cancel.useMutation(useKeepRequest("Tenderer", request.id));

  const refusal = useRefusalWords("Tenderer")("cancel", request);
  const told = notifiedOnCancel(request.jobRequestCompanies);
  const ask = async () => {
    const confirmed = await confirm({
      title: t`Annuler cette demande ?`,
      children: <Consequences told={told} />,
      action: t`Annuler la demande`,
      keep: t`Garder la demande`,
      reason: {
        label: t`Motif`,
        help: told > 0 ? t`Les entreprises prévenues peuvent le lire.` : undefined,
        maxLength: 1000,
        below: (typed, change) => <ContactNotice quiet text={typed} writer="client" onChange={change} />,
      },
    });
    if (!confirmed) return;
    cancel.mutate(
      { id: request.id, reason: confirmed.reason },
      { onSuccess: () => void toast.success(t`Demande annulée.`) },
    );
  };

  return (
    <Button
      variant="danger-quiet"
      onClick={() => void ask()}
      loading={cancel.isPending}
      loadingLabel={<Trans>Annulation…</Trans>}
      disabledReason={refusal}
    >
      <Trans>Annuler la demande</Trans>
    </Button>
  );
}

function Consequences({ told }: { told: number }) {
  return (
    <>
      {told === 0 ? (
        <Trans>Aucune entreprise n’est à prévenir.</Trans>
      ) : (
        <Plural
          value={told}
          one="L’entreprise contactée sera prévenue."
          other="Les # entreprises contactées seront prévenues."
        />
      )}{" "}
      <Trans>Cette action est définitive.</Trans>
    </>
  );
}
