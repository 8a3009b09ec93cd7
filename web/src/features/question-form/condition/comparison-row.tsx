import { useLingui } from "@lingui/react/macro";
import { operatorsFor } from "@metiro/shared/sub-category/questions/form-check/comparable";
import type { Comparison, Operator } from "@metiro/shared/sub-category/questions/form/condition";
import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { firstComparison, withOperator } from "../model/conditions.ts";
import { operatorWords } from "../words.ts";
import { ValueInput } from "./value-input.tsx";

export interface ConditionParts {
  /** What may be asked. */
  earlier: readonly Question[];
  /** Where a question that may not be asked is still named. */
  all: QuestionForm;
  currency: string;
  errors: Readonly<Record<string, string>>;
}

interface ComparisonRowProps extends ConditionParts {
  comparison: Comparison;
  path: string;
  onChange: (comparison: Comparison, run?: string) => void;
}

/** An earlier question, how its answer is compared, and with what: all of it chosen, nothing of it an id. */
export function ComparisonRow({ comparison, path, onChange, earlier, all, currency, errors }: ComparisonRowProps) {
  const { t, i18n } = useLingui();
  const { q, op } = comparison;
  const question = earlier.find(({ id }) => id === q);
  const elsewhere = questionsOf(all).find(({ id }) => id === q);
  const error = errors[path];
  const options = questionsOf(all)
    .map(({ id, label }, index) => ({ value: id, label: `${index + 1}. ${label.fr || t`Question sans texte`}` }))
    .filter(({ value }) => earlier.some(({ id }) => id === value));
  const lost = question
    ? []
    : [{ value: q, label: elsewhere ? t`${elsewhere.label.fr} (vient plus tard)` : t`Question supprimée` }];
  return (
    <div className="grid min-w-0 gap-2">
      <Field label={t`Question précédente`} labelHidden error={error}>
        <Select
          name={path}
          value={q}
          options={[...lost, ...options]}
          onChange={(event) => {
            const chosen = earlier.find(({ id }) => id === event.target.value);
            if (chosen) onChange(firstComparison(chosen));
          }}
        />
      </Field>
      {question && (
        <div className="grid min-w-0 gap-2 sm:grid-cols-2">
          <Select
            aria-label={t`Comparaison`}
            value={op}
            options={operatorsFor[question.type].map((value) => ({ value, label: i18n._(operatorWords[value]) }))}
            onChange={(event) => onChange(withOperator(comparison, event.target.value as Operator, question))}
          />
          <ValueInput
            question={question}
            comparison={comparison}
            currency={currency}
            onChange={(value) => onChange({ ...comparison, value }, `${path}.value`)}
          />
        </div>
      )}
    </div>
  );
}
