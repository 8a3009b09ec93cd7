import { useLingui } from "@lingui/react/macro";
import type { FieldValues } from "react-hook-form";
import { decimalSign, formatDecimal } from "#ui/number/decimal.ts";
import { Field } from "#ui/input/field.tsx";
import { PasswordInput } from "#ui/input/password-input.tsx";
import { TextArea } from "#ui/input/text-area.tsx";
import { TextInput, type TextInputProps } from "#ui/input/text-input.tsx";
import { asText } from "./as-value.ts";
import { type FieldBinding, useField } from "../field-binding.ts";

type InputOptions = Pick<
  TextInputProps,
  | "type"
  | "inputMode"
  | "autoComplete"
  | "autoCapitalize"
  | "spellCheck"
  | "placeholder"
  | "maxLength"
  | "icon"
  | "prefix"
  | "suffix"
  | "disabled"
>;

interface Tidied {
  /** Makes of what is typed what can be kept. */
  tidy?: ((typed: string) => string) | undefined;
  /** Completes what was typed once its field is left, or Enter sends it. */
  complete?: ((typed: string) => string) | undefined;
}

export function TextField<Input extends FieldValues, Output>(
  props: FieldBinding<Input, Output> & InputOptions & Tidied,
) {
  const { value, onChange, onBlur, name, frame, rest } = useField(props);
  const { tidy = unchanged, complete = unchanged, ...options } = rest;
  const finish = () => {
    const typed = asText(value);
    const whole = complete(typed);
    if (whole !== typed) onChange(whole);
  };
  return (
    <Field {...frame}>
      <TextInput
        {...options}
        name={name}
        value={asText(value)}
        onChange={(event) => onChange(tidy(event.target.value))}
        onKeyDown={(event) => event.key === "Enter" && finish()}
        onBlur={() => {
          finish();
          onBlur();
        }}
      />
    </Field>
  );
}

const unchanged = (typed: string) => typed;

export function PasswordField<Input extends FieldValues, Output>(
  props: FieldBinding<Input, Output> & { autoComplete: "current-password" | "new-password" },
) {
  const { value, onChange, onBlur, name, frame, rest } = useField(props);
  return (
    <Field {...frame}>
      <PasswordInput
        {...rest}
        name={name}
        value={asText(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}

interface TextAreaOptions {
  rows?: number | undefined;
  placeholder?: string | undefined;
  /** Counts what is typed: « 208 / 1’500 ». More can be typed, so that pasting loses nothing; the form then refuses it. */
  limit?: number | undefined;
}

export function TextAreaField<Input extends FieldValues, Output>(props: FieldBinding<Input, Output> & TextAreaOptions) {
  const { i18n } = useLingui();
  const { value, onChange, onBlur, name, frame, rest } = useField(props);
  const { limit, ...options } = rest;
  const count = (number: number) => formatDecimal(number, decimalSign(i18n.locale));
  const counter = limit !== undefined && `${count(asText(value).length)} / ${count(limit)}`;
  return (
    <Field {...frame} counter={counter}>
      <TextArea
        {...options}
        name={name}
        value={asText(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
