import { useState } from "react";

interface TypedText<V> {
  value: V;
  /** The text that stands for a value. */
  format: (value: V) => string;
  parse: (text: string) => V;
  onChange: (value: V) => void;
}

/**
 * Lets a field hold what the person types (`3,`) while its owner holds the value (3). The text is rewritten only when
 * the value changes from elsewhere, or by `tidy` (on leaving the field).
 */
export function useTypedText<V>({ value, format, parse, onChange }: TypedText<V>) {
  const [state, setState] = useState({ text: format(value), value });
  const current = Object.is(state.value, value) ? state : { text: format(value), value };
  if (current !== state) setState(current);
  const type = (text: string) => {
    const next = parse(text);
    setState({ text, value: next });
    if (!Object.is(next, value)) onChange(next);
  };
  const tidy = () => setState({ text: Number.isNaN(value) ? current.text : format(value), value });
  return { text: current.text, type, tidy };
}
