import type { FieldValues } from "react-hook-form";
import { DateInput } from "#ui/date/date-field.tsx";
import { Field } from "#ui/input/field.tsx";
import { asText } from "./as-value.ts";
import { type FieldBinding, useField } from "../field-binding.ts";

export function DateField<Input extends FieldValues, Output>(
  props: FieldBinding<Input, Output> & { min?: string | undefined; max?: string | undefined },
) {
  const { value, frame, rest, ...field } = useField(props);
  return (
    <Field {...frame}>
      <DateInput {...rest} {...field} value={asText(value)} />
    </Field>
  );
}
