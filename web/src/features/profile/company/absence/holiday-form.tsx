import { Trans, useLingui } from "@lingui/react/macro";
import { todayIn } from "@metiro/shared/calendar-day";
import { trpc } from "#api/trpc.ts";
import { DateField } from "#form/field/date-field.tsx";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { useAbsence } from "#domain/company/use-absence.ts";

const schema = async () => (await import("@metiro/shared/company/schema")).addHolidayInput;

const blank = { startsOn: "", endsOn: "" };

/** First and last day of holidays. */
export function HolidayForm() {
  const { planned } = useAbsence();
  const { t } = useLingui();
  const form = useZodForm(schema, { defaultValues: blank });
  const { control } = form;
  const today = todayIn();
  const startsOn = form.watch("startsOn");
  useUnsaved(form.formState.isDirty);
  const add = trpc.company.addHoliday.useMutation();
  return (
    <FormShell
      form={form}
      label={t`Prévoir des vacances`}
      mutation={add}
      onSuccess={(company) => {
        form.reset(blank);
        planned(company);
      }}
      submitLabel={<Trans>Ajouter ces vacances</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      submitVariant={form.formState.isDirty ? "primary" : "secondary"}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <DateField control={control} name="startsOn" label={t`Premier jour`} min={today} />
        <DateField control={control} name="endsOn" label={t`Dernier jour`} min={startsOn > today ? startsOn : today} />
      </div>
    </FormShell>
  );
}
