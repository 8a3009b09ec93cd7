import { Trans, useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import { type ProofKind, maxProofNote, maxProofReference } from "@metiro/shared/proof/constants";
import { useId } from "react";
import { trpc } from "#api/trpc.ts";
import { proofKindWords, proofPaperWords } from "#domain/proof/proof-words.ts";
import { DocumentInput } from "./document-input.tsx";
import { DateField } from "#form/field/date-field.tsx";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { toast } from "#ui/feedback/toast-store.ts";

const schema = async () => (await import("@metiro/shared/proof/schema")).submitProofInput;

interface SubmitProofProps {
  kind: ProofKind;
  onClose: () => void;
}

/** The paper, until when it holds, and what the back office should know. */
export default function SubmitProof({ kind, onClose }: SubmitProofProps) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const submit = trpc.proof.submit.useMutation();
  const fieldId = useId();
  const form = useZodForm(schema, {
    defaultValues: { kind, documentId: "", validFrom: "", validUntil: "", reference: "", note: "" },
  });
  const { control, formState } = form;
  const today = swissToday();
  const name = i18n._(proofKindWords[kind]);
  return (
    <FormDialog
      title={name}
      description={i18n._(proofPaperWords[kind])}
      onClose={onClose}
      form={form}
      mutation={submit}
      submitLabel={<Trans>Envoyer au contrôle</Trans>}
      onSuccess={(own) => {
        utils.proof.own.setData(undefined, own);
        toast.success(t`Document envoyé. Nous vous écrivons dès qu’il est contrôlé.`);
        onClose();
      }}
    >
      <DocumentInput
        label={t`Document`}
        name={`${fieldId}-document`}
        error={formState.errors.documentId && t`Choisissez un document.`}
        onSent={({ id }) =>
          form.setValue("documentId", id, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <DateField control={control} name="validFrom" label={t`Valable dès le`} optional />
        <DateField control={control} name="validUntil" label={t`Valable jusqu’au`} optional min={today} />
      </div>
      <TextField control={control} name="reference" label={t`Numéro`} optional maxLength={maxProofReference} />
      <TextAreaField
        control={control}
        name="note"
        label={t`Remarque pour notre équipe`}
        optional
        limit={maxProofNote}
      />
    </FormDialog>
  );
}
