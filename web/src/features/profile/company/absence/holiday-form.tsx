import { Trans, useLingui } from "@lingui/react/macro";
import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { trpc } from "#api/trpc.ts";
import { DateField } from "#form/field/date-field.tsx";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { useAbsence } from "#domain/company/use-absence.ts";

const schema = async () => (await import("./absence-days.ts")).absenceDays;

/** First and last day away: from today on it is a pause, from a later day on holidays. `away`: it is so already. */
export function HolidayForm({ away }: { away: boolean }) {
  const { planned, startPause } = useAbsence();
  const { t } = useLingui();
  const today = swissToday();
  const blank = { startsOn: away ? "" : today, endsOn: "" };
  const form = useZodForm(schema, { defaultValues: blank });
  const { control } = form;
  const startsOn = form.watch("startsOn");
  const { isDirty } = form.formState;
  const isPause = !away && startsOn === today;
  useUnsaved(isDirty);
  const add = trpc.company.addHoliday.useMutation();
  // They are counted from a first day, which is there from the start only for a pause.
  const lengths = [
    { days: 1, label: t`1 jour` },
    { days: 7, label: t`1 semaine` },
    { days: 14, label: t`2 semaines` },
  ];
  return (
    <FormShell
      form={form}
      label={away ? t`Prévoir des vacances` : t`Faire une pause`}
      mutation={{
        mutateAsync: async ({ startsOn: first, endsOn: last }) => {
          if (!away && first === swissToday()) return startPause(last);
          // Without a last day the server refuses it, in words.
          planned(await add.mutateAsync({ startsOn: first, endsOn: last ?? "" }));
        },
      }}
      onSuccess={() => form.reset(blank)}
      submitLabel={isPause ? <Trans>Mettre en pause</Trans> : <Trans>Ajouter ces vacances</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      submitVariant={isDirty || isPause ? "primary" : "secondary"}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <DateField control={control} name="startsOn" label={t`Premier jour`} min={today} />
        <div className="grid gap-2">
          <DateField
            control={control}
            name="endsOn"
            label={t`Dernier jour`}
            optional={isPause}
            min={startsOn > today ? startsOn : today}
          />
          {!away && (
            <div className="flex flex-wrap gap-2">
              {lengths.map(({ days, label }) => (
                <Button
                  key={days}
                  variant="secondary"
                  size="sm"
                  onClick={() =>
                    form.setValue("endsOn", plusDays(startsOn > today ? startsOn : today, days - 1), {
                      shouldDirty: true,
                      shouldValidate: true,
                    })
                  }
                >
                  {label}
                </Button>
              ))}
            </div>
          )}
        </div>
      </div>
    </FormShell>
  );
}
