import { Trans, useLingui } from "@lingui/react/macro";
import { swissDay, swissToday } from "@metiro/shared/calendar-day";
import { canHaveDone } from "@metiro/shared/job-request/rules/done-rules";
import { undoDoneDays } from "@metiro/shared/job-request/constants";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { trpc } from "#api/trpc.ts";
import { ChoiceField } from "#form/field/choice-fields.tsx";
import { DateField } from "#form/field/date-field.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";

const schema = async () => (await import("@metiro/shared/job-request/answer")).doneInput;

interface DoneDialogProps {
  request: JobRequest;
  onClose: () => void;
}

/** Says which of the accepted companies did the work, and when it was finished. */
export default function DoneDialog({ request: { id, createdAt, jobRequestCompanies }, onClose }: DoneDialogProps) {
  const { t } = useLingui();
  const nameOf = useCompanyName();
  const accepted = jobRequestCompanies.filter(canHaveDone);
  const today = swissToday();
  const form = useZodForm(schema, {
    defaultValues: { id, companyId: accepted.length === 1 ? (accepted[0]?.company.id ?? "") : "", doneOn: today },
  });
  const keep = useKeepRequest("Tenderer", id);
  const markDone = trpc.jobRequest.markDone.useMutation(keep);
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Le travail est terminé ?</Trans>}
      description={
        <Trans>
          L’entreprise en est avertie. Plus personne ne pourra répondre à cette demande. Vous pouvez revenir sur cette
          indication pendant {undoDoneDays} jours.
        </Trans>
      }
      asksToClose={false}
      form={form}
      label={t`Travail terminé`}
      mutation={markDone}
      onSuccess={() => {
        toast.success(t`C’est noté : le travail est terminé.`);
        onClose();
      }}
      submitLabel={<Trans>Marquer comme terminé</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={(close) => (
        <Button variant="secondary" onClick={close} data-autofocus="">
          <Trans>Pas encore</Trans>
        </Button>
      )}
    >
      <ChoiceField
        control={form.control}
        name="companyId"
        label={t`Qui l’a réalisé ?`}
        options={accepted.map(({ company }) => ({ value: company.id, label: nameOf(company), hint: company.locality }))}
      />
      <DateField
        control={form.control}
        name="doneOn"
        label={t`Terminé le`}
        min={swissDay(new Date(createdAt))}
        max={today}
        className="max-w-64"
      />
    </FormDialog>
  );
}
