import { Trans, useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import { DateInput } from "#ui/date/date-field.tsx";
import { Field } from "#ui/input/field.tsx";
import { NumberStepper } from "#ui/number/number-stepper.tsx";
import { Select } from "#ui/input/select.tsx";

interface DayBoundProps {
  name: string;
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  error?: string | undefined;
}

type Kind = "none" | "today" | "months" | "date";

const kindOf = (value: string | undefined): Kind => {
  if (value === undefined) return "none";
  if (value === "today") return "today";
  return value.startsWith("+") ? "months" : "date";
};

const startOf: Record<Kind, () => string | undefined> = {
  none: () => undefined,
  today: () => "today",
  months: () => "+12m",
  date: () => swissToday(),
};

/** The first or last day that may be chosen: today, so many months from today, or a date. */
export function DayBound({ name, label, value, onChange, error }: DayBoundProps) {
  const { t } = useLingui();
  const kind = kindOf(value);
  return (
    <div className="grid min-w-0 content-start gap-2 sm:col-span-3 sm:grid-cols-2 sm:items-end">
      <Field label={label} error={error}>
        <Select
          name={name}
          value={kind}
          onChange={(event) => onChange(startOf[event.target.value as Kind]())}
          options={[
            { value: "none", label: t`Sans limite` },
            { value: "today", label: t`Aujourd’hui` },
            { value: "months", label: t`Dans un nombre de mois` },
            { value: "date", label: t`À une date fixe` },
          ]}
        />
      </Field>
      {kind === "months" && (
        <Field label={<Trans>Mois à partir d’aujourd’hui</Trans>}>
          <NumberStepper
            name={`${name}.months`}
            value={Number.parseInt(value ?? "", 10)}
            onChange={(months) => onChange(`+${months === null || Number.isNaN(months) ? 1 : Math.min(months, 999)}m`)}
            min={1}
            max={120}
          />
        </Field>
      )}
      {kind === "date" && (
        <Field label={<Trans>Date</Trans>}>
          <DateInput
            name={`${name}.date`}
            value={value ?? ""}
            onChange={(day) => onChange(day === "" ? undefined : day)}
          />
        </Field>
      )}
    </div>
  );
}
