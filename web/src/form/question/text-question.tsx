import { useLingui } from "@lingui/react/macro";
import { boundsOf } from "@metiro/shared/sub-category/questions/form/bounds";
import { Field, FieldGroup } from "#ui/input/field.tsx";
import { TextArea } from "#ui/input/text-area.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { useTextCounter } from "../field/use-text-counter.ts";
import { partOf } from "./date-question.tsx";
import type { QuestionFrame, QuestionProps } from "./question-props.ts";

type TextQuestionProps = QuestionProps & { frame: QuestionFrame };

const asText = (value: unknown) => (typeof value === "string" ? value : "");

export function ShortTextQuestion({ frame, name, value, onChange, onBlur }: TextQuestionProps) {
  return (
    <Field {...frame}>
      <TextInput name={name} value={asText(value)} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
    </Field>
  );
}

export function LongTextQuestion({ question, frame, name, value, onChange, onBlur }: TextQuestionProps) {
  const text = asText(value);
  const counter = useTextCounter();
  return (
    <Field {...frame} counter={counter(text, boundsOf(question))}>
      <TextArea name={name} rows={6} value={text} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
    </Field>
  );
}

export function AddressQuestion({ frame, name, value, onChange, onBlur }: TextQuestionProps) {
  const { t } = useLingui();
  const part = (key: "street" | "postalCode" | "locality") => ({
    name: `${name}.${key}`,
    value: partOf(value, key),
    onBlur,
    onChange: (event: { target: { value: string } }) =>
      onChange({
        street: partOf(value, "street"),
        postalCode: partOf(value, "postalCode"),
        locality: partOf(value, "locality"),
        [key]: event.target.value,
      }),
  });
  return (
    <FieldGroup {...frame} name={name}>
      <div className="grid min-w-0 grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-5">
        <Field label={t`Rue et numéro`} optional className="col-span-2">
          <TextInput {...part("street")} autoComplete="street-address" />
        </Field>
        <Field label={t`NPA`}>
          <TextInput {...part("postalCode")} inputMode="numeric" autoComplete="postal-code" maxLength={4} />
        </Field>
        <Field label={t`Localité`}>
          <TextInput {...part("locality")} autoComplete="address-level2" />
        </Field>
      </div>
    </FieldGroup>
  );
}
