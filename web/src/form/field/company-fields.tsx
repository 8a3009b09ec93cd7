import { useLingui } from "@lingui/react/macro";
import { completeWebsite } from "@metiro/shared/swiss/website-address";
import type { FieldValues } from "react-hook-form";
import type { FieldBinding } from "../field-binding.ts";
import { TextField } from "./text-fields.tsx";

type CompanyFieldProps<Input extends FieldValues, Output> = Omit<FieldBinding<Input, Output>, "label" | "optional">;

/** The number in the federal register of enterprises, which a company may leave out. */
export function UidField<Input extends FieldValues, Output>(props: CompanyFieldProps<Input, Output>) {
  const { t } = useLingui();
  return <TextField {...props} label={t`Numéro IDE`} optional autoComplete="off" placeholder="CHE-100.155.212" />;
}

export function WebsiteField<Input extends FieldValues, Output>(
  props: CompanyFieldProps<Input, Output> & {
    /** `off`: somebody else's. */
    autoComplete?: "url" | "off";
  },
) {
  const { t } = useLingui();
  const { autoComplete = "url", ...binding } = props;
  return (
    <TextField
      {...binding}
      label={t`Site web`}
      optional
      type="url"
      inputMode="url"
      autoComplete={autoComplete}
      placeholder="https://"
      complete={completeWebsite}
    />
  );
}
