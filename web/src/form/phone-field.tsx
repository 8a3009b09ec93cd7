import { useLingui } from "@lingui/react/macro";
import type { FieldValues } from "react-hook-form";
import type { FieldBinding } from "./field-binding.ts";
import { TextField } from "./text-fields.tsx";

/** Numbers are often written with dots or hyphens: `079.123.45.67`. */
const withSpaces = (typed: string) => typed.replaceAll(/[.\-\u2010-\u2013]/g, " ");

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
      tidy={withSpaces}
    />
  );
}
