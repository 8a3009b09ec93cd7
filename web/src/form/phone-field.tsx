import { useLingui } from "@lingui/react/macro";
import type { FieldValues } from "react-hook-form";
import type { FieldBinding } from "./field-binding.ts";
import { TextField } from "./text-fields.tsx";

/** A Swiss mobile number, which nobody has to give. */
export function PhoneField<Input extends FieldValues, Output>(
  props: Omit<FieldBinding<Input, Output>, "label" | "optional">,
) {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      label={t`Téléphone mobile`}
      optional
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="079 555 01 42"
    />
  );
}
