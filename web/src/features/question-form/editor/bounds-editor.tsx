import { useLingui } from "@lingui/react/macro";
import type { Question } from "@metiro/shared/sub-category/questions";
import type { Validation } from "@metiro/shared/sub-category/questions/form/form";
import { Field } from "#ui/input/field.tsx";
import { MoneyInput } from "#ui/number/money-input.tsx";
import { NumberInput } from "#ui/number/number-input.tsx";
import { boundsFor } from "../model/question-kinds.ts";
import { DayBound } from "./day-bound.tsx";

interface BoundsEditorProps {
  question: Question;
  currency: string;
  onChange: (validation: Validation | undefined, run: string) => void;
  errors: Readonly<Record<string, string>>;
}

/** The limits of an answer, those that its type knows. */
export function BoundsEditor({ question, currency, onChange, errors }: BoundsEditorProps) {
  const { t } = useLingui();
  const { type, validation = {} } = question;
  const names: Record<keyof Validation, string> = {
    min: t`Minimum`,
    max: t`Maximum`,
    step: t`Pas`,
    minLength: t`Caractères au moins`,
    maxLength: t`Caractères au plus`,
    minDate: t`Au plus tôt`,
    maxDate: t`Au plus tard`,
    maxDays: t`Jours au plus`,
    maxFiles: t`Photos au plus`,
  };
  const set = (bound: keyof Validation, value: number | string | undefined) => {
    const { [bound]: _old, ...rest } = validation;
    const next: Validation = value === undefined ? rest : { ...rest, [bound]: value };
    onChange(Object.keys(next).length > 0 ? next : undefined, `validation.${bound}`);
  };
  const number = (value: number | null) => (value === null || Number.isNaN(value) ? undefined : value);
  return (
    <div className="grid min-w-0 gap-3 sm:grid-cols-3">
      {boundsFor[type].map((bound) => {
        const field = { label: names[bound], optional: true, error: errors[`validation.${bound}`] };
        if (bound === "minDate" || bound === "maxDate")
          return (
            <DayBound
              key={bound}
              {...field}
              name={`validation.${bound}`}
              value={validation[bound]}
              onChange={(value) => set(bound, value)}
            />
          );
        const input = {
          name: `validation.${bound}`,
          value: validation[bound] ?? null,
          onChange: (value: number | null) => set(bound, number(value)),
        };
        return (
          <Field key={bound} {...field}>
            {type === "money" ? <MoneyInput {...input} currency={currency} /> : <NumberInput {...input} />}
          </Field>
        );
      })}
    </div>
  );
}
