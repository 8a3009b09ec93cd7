import { Trans, useLingui } from "@lingui/react/macro";
import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { vatRateKinds } from "@metiro/shared/offer/constants";
import { trpc } from "#api/trpc.ts";
import { useVatKindWords } from "#domain/offer/offer-words.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { DateField } from "#form/field/date-field.tsx";
import { NumberField } from "#form/field/number-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

const schema = async () => (await import("./vat-rate-form.ts")).vatRateForm;

/** A rate that begins on a day to come. */
export default function AddVatRate({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const form = useZodForm(schema, {
    defaultValues: { kind: "standard" as const, percent: null as unknown as number, validFrom: "" },
  });
  const { control } = form;
  const add = trpc.vatRate.add.useMutation();
  const kinds = useVatKindWords();
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Ajouter un taux de TVA</Trans>}
      description={
        <Trans>
          Les offres données dès ce jour sont calculées à ce taux. Celles d’avant gardent le leur. Jusque-là vous pouvez
          le retirer.
        </Trans>
      }
      form={form}
      label={t`Taux de TVA`}
      mutation={{
        mutateAsync: ({ kind, percent, validFrom }) =>
          add.mutateAsync({ kind, rate: Math.round(percent * 100), validFrom }),
      }}
      onSuccess={(saved) => {
        utils.vatRate.list.setData(undefined, saved);
        toast.success(t`Le taux est ajouté.`);
        onClose();
      }}
      submitLabel={<Trans>Ajouter le taux</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={(close) => (
        <Button variant="ghost" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <SelectField
          control={control}
          name="kind"
          label={t`Genre`}
          options={vatRateKinds.map((value) => ({ value, label: kinds[value] }))}
        />
        <NumberField control={control} name="percent" label={t`Taux`} unit="%" />
        <DateField control={control} name="validFrom" label={t`Valable dès le`} min={plusDays(swissToday(), 1)} />
      </div>
    </FormDialog>
  );
}
