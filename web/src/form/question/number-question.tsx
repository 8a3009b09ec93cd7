import { unitText } from "@metiro/shared/text/units";
import { boundsOf } from "@metiro/shared/sub-category/questions/form/bounds";
import { Field, FieldGroup } from "#ui/input/field.tsx";
import { MoneyInput } from "#ui/number/money-input.tsx";
import { NumberInput } from "#ui/number/number-input.tsx";
import { NumberStepper } from "#ui/number/number-stepper.tsx";
import { ScaleInput } from "#ui/number/scale-input.tsx";
import { asNumber } from "../field/as-value.ts";
import type { QuestionFrame, QuestionProps } from "./question-props.ts";

type NumberQuestionProps = QuestionProps & { frame: QuestionFrame };

/** Beyond that many steps a number is quicker typed than stepped to. */
const steppable = 60;

/** − field + for a number of few steps (rooms), a plain field for one of many (square metres). */
export function NumberQuestion({ question, language, frame, name, value, onChange, onBlur }: NumberQuestionProps) {
  const { min, max, step = 1 } = boundsOf(question);
  const number = asNumber(value);
  const unit = question.unit && unitText(question.unit, language, number ?? undefined);
  const field = { name, value: number, onChange, onBlur, unit };
  const few = min !== undefined && max !== undefined && (max - min) / step <= steppable;
  return (
    <Field {...frame}>
      {few ? (
        <NumberStepper {...field} min={min} max={max} step={step} />
      ) : (
        <div className="max-w-64">
          <NumberInput {...field} inputMode={question.type === "integer" ? "numeric" : "decimal"} />
        </div>
      )}
    </Field>
  );
}

export function MoneyQuestion({ frame, name, value, onChange, onBlur, currency }: NumberQuestionProps) {
  return (
    <Field {...frame} className="max-w-64">
      <MoneyInput name={name} value={asNumber(value)} onChange={onChange} onBlur={onBlur} currency={currency} />
    </Field>
  );
}

export function ScaleQuestion({ question, frame, name, value, onChange, onBlur }: NumberQuestionProps) {
  const { min = 1, max = 5, step = 1 } = boundsOf(question);
  return (
    <FieldGroup {...frame} radios>
      <ScaleInput
        name={name}
        value={asNumber(value)}
        onChange={onChange}
        onBlur={onBlur}
        min={min}
        max={max}
        step={step}
      />
    </FieldGroup>
  );
}
