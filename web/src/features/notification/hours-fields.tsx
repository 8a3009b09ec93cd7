import { Trans, useLingui } from "@lingui/react/macro";
import { digestHours } from "@metiro/shared/notification/hours";
import { useController, useWatch } from "react-hook-form";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { Field, FieldGroup } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import type { SettingsForm } from "./settings-form.ts";

/** What is proposed first: a night. */
const night = { from: 22, to: 7 };

const hoursOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** When the mail of the day leaves, and between which hours nothing does. */
export function HoursFields({ form }: { form: SettingsForm }) {
  const { t } = useLingui();
  const { control } = form;
  const { onChange } = useController({ control, name: "quiet" }).field;
  const quiet = useWatch({ control, name: "quiet" });
  return (
    <>
      <HourSelect
        form={form}
        name="digestHour"
        label={t`Heure du résumé du jour`}
        help={t`Un seul e-mail, les jours où il s’est passé quelque chose.`}
        hours={hoursOf(digestHours.min, digestHours.max)}
      />
      <FieldGroup label={t`Heures calmes`} labelHidden optional name="quiet">
        <Checkbox
          label={<Trans>Heures calmes</Trans>}
          hint={<Trans>Pendant ces heures, les e-mails attendent.</Trans>}
          checked={quiet !== null}
          onChange={(event) => onChange(event.target.checked ? night : null)}
        />
        {quiet !== null && (
          <div className="grid grid-cols-2 gap-3">
            <HourSelect form={form} name="quiet.from" label={t`De`} hours={hoursOf(0, 23)} />
            <HourSelect form={form} name="quiet.to" label={t`À`} hours={hoursOf(0, 23)} />
          </div>
        )}
      </FieldGroup>
    </>
  );
}

interface HourSelectProps {
  form: SettingsForm;
  name: "digestHour" | "quiet.from" | "quiet.to";
  label: string;
  help?: string;
  hours: readonly number[];
}

function HourSelect({ form: { control }, name, label, help, hours }: HourSelectProps) {
  const { t } = useLingui();
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} help={help} error={fieldState.error?.message}>
      <Select
        name={name}
        value={String(field.value)}
        onChange={(event) => field.onChange(Number(event.target.value))}
        onBlur={field.onBlur}
        options={hours.map((hour) => ({ value: String(hour), label: t`${hour} h` }))}
      />
    </Field>
  );
}
