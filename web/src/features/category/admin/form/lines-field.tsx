import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type FieldBinding, useField } from "#form/field-binding.ts";
import { Field } from "#ui/input/field.tsx";
import { TextArea } from "#ui/input/text-area.tsx";

/** A list of short texts, one a line. */
export function LinesField<Input extends FieldValues, Output>(props: FieldBinding<Input, Output> & { rows?: number }) {
  const { value, onChange, onBlur, name, frame, rest } = useField(props);
  const lines = Array.isArray(value) ? value.join("\n") : "";
  // What is typed has empty lines and blanks that the value has not.
  const [typed, setTyped] = useState(lines);
  const shown = linesOf(typed).join("\n") === lines ? typed : lines;
  return (
    <Field {...frame}>
      <TextArea
        {...rest}
        name={name}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(linesOf(event.target.value));
        }}
        onBlur={onBlur}
      />
    </Field>
  );
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
