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
import { useTypedText } from "#ui/input/use-typed-text.ts";
import { decimalSign, formatDecimal, parseDecimal } from "#ui/number/decimal.ts";

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
  return <ListedValues question={question} values={values} onChange={onChange} />;
}

interface ListedValuesProps {
  question: Question;
  values: readonly Scalar[];
  onChange: (values: Scalar[]) => void;
}

function ListedValues({ question: { type }, values, onChange }: ListedValuesProps) {
  const { t, i18n } = useLingui();
  const isText = type === "shortText" || type === "longText" || type === "date";
  const sign = decimalSign(i18n.locale);
  const listed = (some: readonly Scalar[]) =>
    some.map((one) => (typeof one === "number" ? formatDecimal(one, sign) : one)).join(" ; ");
  const valuesIn = (text: string): Scalar[] => {
    const parts = text
      .split(";")
      .map((part) => part.trim())
      .filter(Boolean);
    return isText ? parts : parts.map((part) => parseDecimal(part) ?? Number.NaN).filter((part) => !Number.isNaN(part));
  };
  const typed = useTypedText({
    value: listed(values),
    format: (text) => text,
    parse: (text) => listed(valuesIn(text)),
    onChange: (text) => onChange(valuesIn(text)),
  });
  return (
    <TextInput
      aria-label={t`Réponses comparées, séparées par des points-virgules`}
      placeholder={t`Séparées par des points-virgules`}
      value={typed.text}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={typed.tidy}
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
