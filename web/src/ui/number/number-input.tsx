import { useLingui } from "@lingui/react/macro";
import { decimalSign, formatDecimal, parseDecimal } from "./decimal.ts";
import { TextInput, type TextInputProps } from "../input/text-input.tsx";
import { useTypedText } from "../input/use-typed-text.ts";

interface NumberInputProps extends Omit<TextInputProps, "value" | "onChange" | "type" | "suffix"> {
  /** Null: empty. NaN: what was typed is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  unit?: string | undefined;
}

/** A number typed with comma or point: a surface, a price per hour. */
export function NumberInput({ value, onChange, unit, onBlur, ...rest }: NumberInputProps) {
  const { i18n } = useLingui();
  const format = (number: number | null) =>
    number === null || Number.isNaN(number) ? "" : formatDecimal(number, decimalSign(i18n.locale));
  const { text, type, tidy } = useTypedText({ value, onChange, format, parse: parseDecimal });
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      suffix={unit}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        tidy();
        onBlur?.(event);
      }}
    />
  );
}
