import { TextInput, type TextInputProps } from "../input/text-input.tsx";
import { useTypedText } from "../input/use-typed-text.ts";

interface YearInputProps extends Omit<TextInputProps, "value" | "onChange" | "type"> {
  /** Null: empty. NaN: what was typed is no year. */
  value: number | null;
  onChange: (value: number | null) => void;
}

const parse = (text: string) => (text.trim() === "" ? null : /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
const format = (year: number | null) => (year === null || Number.isNaN(year) ? "" : String(year));

/** A year: a number that is not grouped. */
export function YearInput({ value, onChange, ...rest }: YearInputProps) {
  const { text, type } = useTypedText({ value, onChange, format, parse });
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      {...rest}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  );
}
