import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { trpc } from "#api/trpc.ts";
import { FormDialog } from "#form/form-dialog.tsx";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";

const schema = async () => (await import("@metiro/shared/job-request/follow-up")).editForm;

/** Puts title and description right; the client is told. */
export default function EditDialog({ request, onClose }: { request: JobRequest; onClose: () => void }) {
  const { t } = useLingui();
  const { id, number, title, description } = request;
  const utils = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: { title, description, reason: "" } });
  const revised = useRevisionedForm({
    row: request,
    latest: () => utils.jobRequest.get.fetch({ id }, { staleTime: 0 }),
    valuesOf: (present: JobRequest) => ({ title: present.title, description: present.description }),
    typed: () => form.getValues(),
    take: (present) => form.reset({ ...form.getValues(), title: present.title, description: present.description }),
    wordsOf: (values) => [
      { label: t`Titre`, value: values.title },
      { label: t`Description`, value: values.description },
    ],
  });
  const keep = useKeepRequest("Admin", id);
  const edit = trpc.jobRequest.edit.useMutation({ onSuccess: keep.onSuccess });
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={<Trans>Corriger l’offre n° {number}</Trans>}
      description={<Trans>Le client reçoit un e-mail avec ce qui change et la raison.</Trans>}
      form={form}
      revised={revised}
      label={t`Corriger l’offre`}
      mutation={{ mutateAsync: (values) => edit.mutateAsync({ id, ...values, baseRevision: revised.base() }) }}
      onSuccess={(saved) => {
        revised.saved(saved);
        toast.success(t`L’offre n° ${number} est corrigée.`);
        onClose();
      }}
      submitLabel={<Trans>Enregistrer la correction</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={
        <Button variant="secondary" onClick={onClose}>
          <Trans>Ne rien changer</Trans>
        </Button>
      }
    >
      <TextField control={form.control} name="title" label={t`Titre`} />
      <TextAreaField control={form.control} name="description" label={t`Description`} rows={6} limit={5000} />
      <TextAreaField
        control={form.control}
        name="reason"
        label={t`Raison`}
        help={t`Le client la lit dans son e-mail.`}
        rows={2}
        limit={1000}
      />
    </FormDialog>
  );
}
