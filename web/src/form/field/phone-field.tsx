import { useLingui } from "@lingui/react/macro";
import type { FieldValues } from "react-hook-form";
import type { FieldBinding } from "../field-binding.ts";
import { withSpaces } from "./phone-spaces.ts";
import { TextField } from "./text-fields.tsx";

type PhoneFieldProps<Input extends FieldValues, Output> = Omit<FieldBinding<Input, Output>, "label"> & {
  /** `off`: somebody else's. */
  autoComplete?: "tel" | "off";
};

/** A Swiss mobile number. */
export function PhoneField<Input extends FieldValues, Output>(props: PhoneFieldProps<Input, Output>) {
  const { t } = useLingui();
  const { autoComplete = "tel", ...binding } = props;
  return (
    <TextField
      {...binding}
      label={t`Téléphone mobile`}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder="079 555 01 42"
      tidy={withSpaces}
    />
  );
}
