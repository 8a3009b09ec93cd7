import { formatDecimal, parseDecimal } from "./decimal.ts";
import { TextInput, type TextInputProps } from "../input/text-input.tsx";
import { useTypedText } from "../input/use-typed-text.ts";

interface MoneyInputProps extends Omit<TextInputProps, "value" | "onChange" | "type" | "prefix" | "suffix"> {
  /** Cents. Null: empty. NaN: what was typed is no amount. */
  value: number | null;
  onChange: (cents: number | null) => void;
  currency: string;
}

const currencies = "(?:chf|eur|€|sfr\\.?|fr\\.?|frs\\.?)";
const around = new RegExp(`^\\s*${currencies}\\s*|\\s*${currencies}\\s*$`, "gi");

/** An amount as people write it here: `5’000`, `CHF 5000.-`, `5000 fr.`. */
const toCents = (text: string) => {
  const amount = parseDecimal(
    text
      .slice(0, 40)
      .replaceAll(around, "")
      .replace(/[.,]?\s*[-–—]{1,2}$/, ""),
  );
  return amount === null ? null : Math.round(amount * 100);
};

const format = (cents: number | null) =>
  cents === null || Number.isNaN(cents) ? "" : formatDecimal(cents / 100, ".", cents % 100 === 0 ? 0 : 2);

/** An amount, cents in and out, written the Swiss way (`1’200`, `12.50`) once the field is left. */
export function MoneyInput({ value, onChange, currency, onBlur, ...rest }: MoneyInputProps) {
  const { text, type, tidy } = useTypedText({ value, onChange, format, parse: toCents });
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
