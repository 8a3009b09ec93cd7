import type { FieldValues } from "react-hook-form";
import { Field } from "#ui/input/field.tsx";
import { MoneyInput } from "#ui/number/money-input.tsx";
import { NumberInput } from "#ui/number/number-input.tsx";
import { YearInput } from "#ui/number/year-input.tsx";
import { asNumber } from "./as-value.ts";
import { type FieldBinding, useField } from "../field-binding.ts";

export function NumberField<Input extends FieldValues, Output>(
  props: FieldBinding<Input, Output> & { unit?: string | undefined; placeholder?: string | undefined },
) {
  const { value, frame, rest, ...field } = useField(props);
  return (
    <Field {...frame}>
      <NumberInput {...rest} {...field} value={asNumber(value)} />
    </Field>
  );
}

export function YearField<Input extends FieldValues, Output>(
  props: FieldBinding<Input, Output> & { placeholder?: string | undefined },
) {
  const { value, frame, rest, ...field } = useField(props);
  return (
    <Field {...frame}>
      <YearInput {...rest} {...field} value={asNumber(value)} />
    </Field>
  );
}

/** Cents in the values, francs in the field. */
export function MoneyField<Input extends FieldValues, Output>(
  props: FieldBinding<Input, Output> & { currency: string; placeholder?: string | undefined },
) {
  const { value, frame, rest, ...field } = useField(props);
  return (
    <Field {...frame}>
      <MoneyInput {...rest} {...field} value={asNumber(value)} />
    </Field>
  );
}
