import { Trans, useLingui } from "@lingui/react/macro";
import { type WithholdReason, withholdReasons } from "@metiro/shared/review/constants";
import { type FormEvent, useId, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { ChoiceCards } from "#ui/input/choice-card.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { withholdWords } from "./review-words.ts";

/** Asks for the reason of the law, out of a fixed list. It is for good. */
export default function WithholdDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const utils = trpc.useUtils();
  const [reason, setReason] = useState<WithholdReason>();
  const withhold = trpc.review.withhold.useMutation({ onSettled: () => void utils.review.invalidate() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined) return;
    withhold.mutate(
      { id, reason },
      {
        onSuccess: () => {
          toast.success(t`Le texte est retiré. Son auteur en est averti.`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Retirer le texte de cet avis ?</Trans>}
      description={
        <Trans>
          Texte et photos ne sont plus affichés, le motif et la date le sont. Les étoiles comptent toujours. C’est
          définitif, et son auteur reçoit un e-mail.
        </Trans>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-autofocus="">
            <Trans>Annuler</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={withhold.isPending}
            disabledReason={reason === undefined ? t`Choisissez d’abord le motif.` : undefined}
          >
            <Trans>Retirer le texte</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <FieldGroup label={<Trans>Motif</Trans>} radios>
          <ChoiceCards
            name="reason"
            options={withholdReasons.map((value) => ({ value, label: i18n._(withholdWords[value]) }))}
            value={reason ?? ""}
            onChange={(value) => setReason(withholdReasons.find((known) => known === value))}
          />
        </FieldGroup>
      </form>
    </Dialog>
  );
}
