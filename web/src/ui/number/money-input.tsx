import { centsOf, moneyText } from "./money-text.ts";
import { TextInput, type TextInputProps } from "../input/text-input.tsx";
import { useTypedText } from "../input/use-typed-text.ts";

interface MoneyInputProps extends Omit<TextInputProps, "value" | "onChange" | "type" | "prefix" | "suffix"> {
  /** Cents. Null: empty. NaN: what was typed is no amount. */
  value: number | null;
  onChange: (cents: number | null) => void;
  currency: string;
}

/** An amount, cents in and out, written the Swiss way (`1’200`, `12.50`) once the field is left. */
export function MoneyInput({ value, onChange, currency, onBlur, ...rest }: MoneyInputProps) {
  const { text, type, tidy } = useTypedText({ value, onChange, format: moneyText, parse: centsOf });
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      prefix={currency}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        tidy();
        onBlur?.(event);
      }}
    />
  );
}
