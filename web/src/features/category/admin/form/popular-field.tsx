import { Trans } from "@lingui/react/macro";
import type { FieldValues } from "react-hook-form";
import { type FieldBinding, useField } from "#form/field-binding.ts";
import { Checkbox } from "#ui/input/checkbox.tsx";

export function PopularField<Input extends FieldValues, Output>(props: FieldBinding<Input, Output>) {
  const { value, onChange, onBlur, name, frame } = useField(props);
  return (
    <Checkbox
      name={name}
      label={frame.label}
      hint={<Trans>Sur la page d’accueil, et dans le pied de page pour les quatre premières.</Trans>}
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
    />
  );
}
