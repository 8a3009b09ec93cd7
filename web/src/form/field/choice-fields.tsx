import { useLingui } from "@lingui/react/macro";
import type { FieldValues } from "react-hook-form";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { type Choice, ChoiceCards } from "#ui/input/choice-card.tsx";
import { Field, FieldGroup } from "#ui/input/field.tsx";
import { Select, type SelectOption } from "#ui/input/select.tsx";
import { asText } from "./as-value.ts";
import { type FieldBinding, useField } from "../field-binding.ts";

export function SelectField<Input extends FieldValues, Output>(
  props: FieldBinding<Input, Output> & { options: readonly SelectOption[]; placeholder?: string | undefined },
) {
  const { value, onChange, onBlur, name, frame, rest } = useField(props);
  return (
    <Field {...frame}>
      <Select
        {...rest}
        name={name}
        value={asText(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}

/** One of several as cards, or as one row of them. */
export function ChoiceField<Input extends FieldValues, Output>(
  props: FieldBinding<Input, Output> & { options: readonly Choice[]; columns?: 1 | 2 | 3 | undefined },
) {
  const { value, frame, rest, ...field } = useField(props);
  return (
    <FieldGroup {...frame} radios>
      <ChoiceCards {...rest} {...field} value={asText(value)} />
    </FieldGroup>
  );
}

/** Its label is the sentence that is agreed to; all that can be wrong with it is that it is not. */
export function CheckboxField<Input extends FieldValues, Output>(props: FieldBinding<Input, Output>) {
  const { t } = useLingui();
  const { value, onChange, onBlur, name, frame } = useField(props);
  return (
    <Checkbox
      name={name}
      label={frame.label}
      hint={frame.help}
      error={frame.error && t`Cochez cette case pour continuer.`}
      className={frame.className}
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
    />
  );
}
