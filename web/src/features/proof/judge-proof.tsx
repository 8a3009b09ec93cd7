import { Trans, useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import { maxProofReference, maxRefusal, registerStates } from "@metiro/shared/proof/constants";
import type { QueuedProof } from "@metiro/shared/proof/schema";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { registerStateWords } from "#domain/proof/proof-words.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { DateField } from "#form/field/date-field.tsx";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

const verifySchema = async () => (await import("@metiro/shared/proof/schema")).verifyProofInput;
const refuseSchema = async () => (await import("@metiro/shared/proof/schema")).refuseProofInput;

function useJudged() {
  const utils = trpc.useUtils();
  return () => {
    void utils.proof.invalidate();
    void utils.dashboard.summary.invalidate();
    void utils.company.invalidate();
  };
}

/** Found right, with the days that the document says; or refused, with the reason that the company is told. */
export function JudgeProof({ proof }: { proof: QueuedProof }) {
  const [refusing, setRefusing] = useState(false);
  return refusing ? (
    <Refuse proof={proof} onBack={() => setRefusing(false)} />
  ) : (
    <Verify proof={proof} onRefuse={() => setRefusing(true)} />
  );
}

function Verify({ proof, onRefuse }: { proof: QueuedProof; onRefuse: () => void }) {
  const { t, i18n } = useLingui();
  const { id, kind, validFrom = "", validUntil = "", reference = "" } = proof;
  const ofRegister = kind === "commercialRegister";
  const judged = useJudged();
  const verify = trpc.proof.verify.useMutation({ onSettled: judged });
  const form = useZodForm(verifySchema, {
    defaultValues: {
      id,
      validFrom,
      validUntil,
      reference,
      ...(ofRegister && { register: { state: "active" as const, checkedOn: swissToday() } }),
    },
  });
  const { control } = form;
  return (
    <FormShell
      form={form}
      label={t`Valider la preuve`}
      mutation={verify}
      onSuccess={() => void toast.success(t`Preuve validée. L’entreprise en est avertie.`)}
      submitLabel={<Trans>Valider</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={
        <Button variant="secondary" onClick={onRefuse}>
          <Trans>Refuser…</Trans>
        </Button>
      }
      buttonsClass="max-md:flex-row! max-md:*:flex-1"
    >
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 max-[22rem]:grid-cols-1 md:items-start md:gap-5 xl:grid-cols-3">
        <DateField control={control} name="validFrom" label={t`Valable dès le`} optional />
        <DateField control={control} name="validUntil" label={t`Valable jusqu’au`} optional min={swissToday()} />
        {ofRegister && (
          <>
            <SelectField
              control={control}
              name="register.state"
              label={t`État au registre`}
              options={registerStates.map((value) => ({ value, label: i18n._(registerStateWords[value]) }))}
            />
            <DateField control={control} name="register.checkedOn" label={t`Registre consulté le`} max={swissToday()} />
          </>
        )}
        <TextField control={control} name="reference" label={t`Numéro`} optional maxLength={maxProofReference} />
      </div>
    </FormShell>
  );
}

function Refuse({ proof: { id }, onBack }: { proof: QueuedProof; onBack: () => void }) {
  const { t } = useLingui();
  const judged = useJudged();
  const refuse = trpc.proof.refuse.useMutation({ onSettled: judged });
  const form = useZodForm(refuseSchema, { defaultValues: { id, reason: "" } });
  return (
    <FormShell
      form={form}
      label={t`Refuser la preuve`}
      mutation={refuse}
      onSuccess={() => void toast.success(t`Preuve refusée. L’entreprise reçoit le motif.`)}
      submitLabel={<Trans>Refuser cette preuve</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={
        <Button variant="secondary" onClick={onBack}>
          <Trans>Retour</Trans>
        </Button>
      }
    >
      <TextAreaField
        control={form.control}
        name="reason"
        label={t`Motif, que l’entreprise reçoit`}
        rows={3}
        limit={maxRefusal}
      />
    </FormShell>
  );
}
