import { Trans, useLingui } from "@lingui/react/macro";
import { rejectReasons } from "@metiro/shared/job-request/response";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { ContactNotice } from "#form/contact/contact-notice.tsx";
import { ChoiceField } from "#form/field/choice-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { TextAreaField } from "#form/field/text-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { useRejectReasons } from "#domain/request/reject-reasons.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";

const schema = async () => (await import("@metiro/shared/job-request/answer")).rejection;

interface RejectDialogProps {
  request: JobRequest;
  offer: Recipient;
  onClose: () => void;
}

/** Declines an answer, with a reason if the client wants to give one. */
export default function RejectDialog({ request: { id }, offer, onClose }: RejectDialogProps) {
  const { t } = useLingui();
  const { company } = offer;
  // Of the answer that was read: it may change behind the dialog.
  const [respondedAt] = useState(offer.respondedAt);
  const words = useRejectReasons();
  const name = useCompanyName()(company);
  const form = useZodForm(schema, { defaultValues: { reason: "", note: "" } });
  const note = useWatch({ control: form.control, name: "note" });
  const keep = useKeepRequest("Tenderer", id);
  const decide = trpc.jobRequest.decide.useMutation(keep);
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={<Trans>Décliner {name} ?</Trans>}
      description={
        <Trans>
          L’entreprise en est avertie et lit ce que vous indiquez ici. Vous pourrez encore accepter sa réponse plus
          tard.
        </Trans>
      }
      form={form}
      label={t`Décliner la réponse`}
      mutation={{
        mutateAsync: (rejection) =>
          decide.mutateAsync({ id, companyId: company.id, decision: "rejected", respondedAt, ...rejection }),
      }}
      problemWords={({ code }) =>
        code === "REVISION_CONFLICT"
          ? t`La réponse de ${name} a changé entre-temps : rien n’est décliné. Fermez cette fenêtre et relisez la nouvelle réponse.`
          : undefined
      }
      onSuccess={() => {
        toast.success(t`Réponse déclinée.`);
        onClose();
      }}
      submitLabel={<Trans>Décliner la réponse</Trans>}
      secondary={(close) => (
        <Button variant="secondary" onClick={close} data-autofocus="">
          <Trans>Garder la réponse</Trans>
        </Button>
      )}
    >
      <ChoiceField
        control={form.control}
        name="reason"
        label={t`Raison`}
        optional
        columns={2}
        options={rejectReasons.map((value) => ({ value, label: words[value] }))}
      />
      <TextAreaField
        control={form.control}
        name="note"
        label={t`Message à l’entreprise`}
        optional
        rows={3}
        limit={1000}
      />
      <ContactNotice
        quiet
        text={typeof note === "string" ? note : ""}
        writer="client"
        onChange={(cleared) => form.setValue("note", cleared, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
