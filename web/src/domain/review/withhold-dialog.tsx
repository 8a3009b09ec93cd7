import { Trans, useLingui } from "@lingui/react/macro";
import { withholdReasons } from "@metiro/shared/review/constants";
import { useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { ChoiceField } from "#form/field/choice-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { withholdWords } from "./review-words.ts";

const schema = async () => (await import("@metiro/shared/review/schema")).withholdReviewInput.pick({ reason: true });

/** Asks for the reason of the law, out of a fixed list. It is for good. */
export default function WithholdDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  // None is chosen beforehand: it is what the law asks to be thought about.
  const form = useZodForm(schema, { defaultValues: {} });
  const reason = useWatch({ control: form.control, name: "reason" });
  const withhold = trpc.review.withhold.useMutation({ onSettled: () => void utils.review.invalidate() });
  return (
    <FormDialog
      onClose={onClose}
      asksToClose={false}
      title={<Trans>Retirer le texte de cet avis ?</Trans>}
      description={
        <Trans>
          Texte et photos ne sont plus affichés, le motif et la date le sont. Les étoiles comptent toujours. C’est
          définitif, et son auteur reçoit un e-mail.
        </Trans>
      }
      form={form}
      label={t`Retirer le texte`}
      mutation={{ mutateAsync: (values) => withhold.mutateAsync({ id, ...values }) }}
      onSuccess={() => {
        toast.success(t`Le texte est retiré. Son auteur en est averti.`);
        onClose();
      }}
      submitLabel={<Trans>Retirer le texte</Trans>}
      submitVariant="danger"
      missing={reason === undefined ? t`Choisissez d’abord le motif.` : undefined}
      secondary={(close) => (
        <Button variant="secondary" onClick={close} data-autofocus="">
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <ChoiceField
        control={form.control}
        name="reason"
        label={<Trans>Motif</Trans>}
        options={withholdReasons.map((value) => ({ value, label: i18n._(withholdWords[value]) }))}
      />
    </FormDialog>
  );
}
