import { useLingui } from "@lingui/react/macro";
import { DateInput } from "./date-field.tsx";
import { Field } from "../input/field.tsx";

interface DateRange {
  from: string;
  to: string;
}

interface DateRangeFieldProps {
  value: DateRange;
  onChange: (range: DateRange) => void;
  onBlur?: (() => void) | undefined;
  min?: string | undefined;
  max?: string | undefined;
  name?: string | undefined;
  toError?: string | undefined;
}

/** Two days, both included. Stands in a FieldGroup; the calendar of the second starts at the first. */
export function DateRangeField({ value, onChange, onBlur, min, max, name, toError }: DateRangeFieldProps) {
  const { t } = useLingui();
  return (
    <div className="grid min-w-0 gap-4 sm:grid-cols-2">
      <Field label={t`Du`}>
        <DateInput
          name={name && `${name}.from`}
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
          onBlur={onBlur}
          min={min}
          max={max}
        />
      </Field>
      <Field label={t`Au`} error={toError}>
        <DateInput
          name={name && `${name}.to`}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          onBlur={onBlur}
          min={value.from || min}
          max={max}
        />
      </Field>
    </div>
  );
}
