import { Trans } from "@lingui/react/macro";
import type { FieldValues } from "react-hook-form";
import { CheckboxField } from "#form/field/choice-fields.tsx";
import type { FieldBinding } from "#form/field-binding.ts";

/** The conditions open beside the form, which keeps what was typed. */
export function ConditionsField<Input extends FieldValues, Output>(props: Omit<FieldBinding<Input, Output>, "label">) {
  return (
    <CheckboxField
      {...props}
      label={
        <Trans>
          J’accepte les{" "}
          <a href="/conditions-and-responsibilities" target="_blank" rel="noreferrer">
            conditions
          </a>
          .
        </Trans>
      }
    />
  );
}
