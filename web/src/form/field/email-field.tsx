import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { FieldBinding } from "../field-binding.ts";
import { TextField } from "./text-fields.tsx";

type EmailFieldProps<Input extends FieldValues, Output> = Omit<FieldBinding<Input, Output>, "label"> & {
  label?: ReactNode;
  /** `username`: the e-mail that its reader signs in with. `off`: somebody else's. */
  autoComplete?: "username" | "email" | "off";
};

export function EmailField<Input extends FieldValues, Output>(props: EmailFieldProps<Input, Output>) {
  const { t } = useLingui();
  const { label = t`Adresse e-mail`, autoComplete = "username", ...binding } = props;
  return (
    <TextField
      {...binding}
      label={label}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
