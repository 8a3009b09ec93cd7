import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { trpc } from "#api/trpc.ts";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { TextAreaField } from "#form/field/text-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";

const schema = async () => (await import("@metiro/shared/job-request/follow-up")).precisionForm;

/** Asks the client for what the request leaves open. */
export default function AskDialog({ request, onClose }: { request: JobRequest; onClose: () => void }) {
  const { t } = useLingui();
  const { id, number, tenderer } = request;
  const form = useZodForm(schema, { defaultValues: { message: "" } });
  const keep = useKeepRequest("Admin", id);
  const ask = trpc.jobRequest.askPrecision.useMutation({ onSuccess: keep.onSuccess });
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={<Trans>Demander une précision</Trans>}
      description={
        <Trans>
          {tenderer.firstName} {tenderer.lastName} reçoit un e-mail à propos de l’offre n° {number} et répond dans sa
          demande, avec des photos au besoin.
        </Trans>
      }
      form={form}
      label={t`Demander une précision`}
      mutation={{ mutateAsync: ({ message }) => ask.mutateAsync({ id, message }) }}
      onSuccess={() => {
        toast.success(t`La question est envoyée à ${tenderer.firstName}.`);
        onClose();
      }}
      submitLabel={<Trans>Envoyer la question</Trans>}
      secondary={(close) => (
        <Button variant="secondary" onClick={close}>
          <Trans>Ne rien envoyer</Trans>
        </Button>
      )}
    >
      <TextAreaField control={form.control} name="message" label={t`Votre question`} rows={5} limit={5000} />
    </FormDialog>
  );
}
