import { Trans, useLingui } from "@lingui/react/macro";
import type { Comparison } from "@metiro/shared/sub-category/questions/form/condition";
import type { Question } from "@metiro/shared/sub-category/questions";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { DateInput } from "#ui/date/date-field.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { MoneyInput } from "#ui/number/money-input.tsx";
import { NumberInput } from "#ui/number/number-input.tsx";
import { Select } from "#ui/input/select.tsx";
import { TextInput } from "#ui/input/text-input.tsx";

type Scalar = string | number | boolean;

interface ValueInputProps {
  question: Question;
  comparison: Comparison;
  currency: string;
  onChange: (value: Comparison["value"]) => void;
}

/** What an answer is compared with, given in the way of the question. */
export function ValueInput(props: ValueInputProps) {
  const { op } = props.comparison;
  if (op === "answered" || op === "empty") return null;
  return op === "in" || op === "notIn" ? <SeveralValues {...props} /> : <OneValue {...props} />;
}

function OneValue({ question, comparison: { value }, currency, onChange }: ValueInputProps) {
  const { t } = useLingui();
  const choices = useChoices(question);
  const label = t`Réponse comparée`;
  const number = typeof value === "number" ? value : null;
  const setNumber = (next: number | null) => onChange(next === null || Number.isNaN(next) ? undefined : next);
  if (choices)
    return (
      <Select
        aria-label={label}
        value={String(value ?? "")}
        placeholder={t`Choisir une réponse`}
        options={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
        onChange={(event) => onChange(choices.find((choice) => String(choice.value) === event.target.value)?.value)}
      />
    );
  if (question.type === "date")
    return <DateInput aria-label={label} value={typeof value === "string" ? value : ""} onChange={onChange} />;
  if (question.type === "money")
    return <MoneyInput aria-label={label} value={number} onChange={setNumber} currency={currency} />;
  if (question.type === "shortText" || question.type === "longText")
    return (
      <TextInput
        aria-label={label}
        value={typeof value === "string" ? value : ""}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return <NumberInput aria-label={label} value={number} onChange={setNumber} unit={question.unit} />;
}

/** Options and yes or no are ticked; of other answers each stands on a line. */
function SeveralValues({ question, comparison: { value }, onChange }: ValueInputProps) {
  const { t } = useLingui();
  const choices = useChoices(question);
  const values: Scalar[] = Array.isArray(value) ? value : [];
  if (choices)
    return (
      <FieldGroup label={<Trans>Réponses comparées</Trans>} labelHidden className="sm:col-span-2">
        {choices.map((choice) => (
          <Checkbox
            key={String(choice.value)}
            label={choice.label}
            checked={values.includes(choice.value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...values, choice.value] : values.filter((one) => one !== choice.value))
            }
          />
        ))}
      </FieldGroup>
    );
  const isText = question.type === "shortText" || question.type === "longText" || question.type === "date";
  return (
    <TextInput
      aria-label={t`Réponses comparées, séparées par des points-virgules`}
      placeholder={t`Séparées par des points-virgules`}
      defaultValue={values.join(" ; ")}
      onBlur={(event) => {
        const parts = event.target.value
          .split(";")
          .map((part) => part.trim())
          .filter(Boolean);
        onChange(
          isText ? parts : parts.map((part) => Number(part.replace(",", "."))).filter((part) => !Number.isNaN(part)),
        );
      }}
    />
  );
}

function useChoices({ type, options = [] }: Question): { value: Scalar; label: string }[] | undefined {
  const { t } = useLingui();
  if (type === "yesNo")
    return [
      { value: true, label: t`Oui` },
      { value: false, label: t`Non` },
    ];
  if (type !== "singleChoice" && type !== "multiChoice") return undefined;
  return options.map(({ value, label }) => ({ value, label: label.fr || t`Réponse sans texte` }));
}
