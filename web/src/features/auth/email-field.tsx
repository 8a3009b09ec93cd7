import { useLingui } from "@lingui/react/macro";
import type { FieldValues } from "react-hook-form";
import type { FieldBinding } from "../../form/field-binding.ts";
import { TextField } from "../../form/text-fields.tsx";

/** The e-mail that one signs in with. */
export function EmailField<Input extends FieldValues, Output>(props: Omit<FieldBinding<Input, Output>, "label">) {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      label={t`Adresse e-mail`}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
