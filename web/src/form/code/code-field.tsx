import { useLingui } from "@lingui/react/macro";
import type { FieldValues } from "react-hook-form";
import { CodeInput } from "#ui/input/code-input.tsx";
import { Field } from "#ui/input/field.tsx";
import { asText } from "../field/as-value.ts";
import { type FieldBinding, useField } from "../field-binding.ts";

/** A code that came by mail. With `submits`, its last digit sends the form. */
export function CodeField<Input extends FieldValues, Output>(
  props: FieldBinding<Input, Output> & { submits?: boolean | undefined },
) {
  const { t } = useLingui();
  const { value, onChange, onBlur, name, frame, rest } = useField(props);
  const { submits, ...options } = rest;
  const digits = asText(value);
  // Of a code that is not complete nothing else is worth saying.
  const error = frame.error && digits.length > 0 && digits.length < 6 ? t`Le code a six chiffres.` : frame.error;
  return (
    <Field {...frame} error={error}>
      <CodeInput
        {...options}
        name={name}
        value={digits}
        onChange={onChange}
        onBlur={onBlur}
        onComplete={submits ? (input) => queueMicrotask(() => input.form?.requestSubmit()) : undefined}
      />
    </Field>
  );
}
