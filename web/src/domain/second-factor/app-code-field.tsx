import { useLingui } from "@lingui/react/macro";
import { CodeInput } from "#ui/input/code-input.tsx";
import { Field } from "#ui/input/field.tsx";

interface AppCodeFieldProps {
  name: string;
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  /** Whether the last digit sends the form. */
  submits?: boolean;
}

/** The six digits that an app shows. */
export function AppCodeField({ name, value, onChange, error, submits = false }: AppCodeFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Code de l’application`} error={error}>
      <CodeInput
        name={name}
        value={value}
        required
        onChange={onChange}
        onComplete={submits ? (input) => queueMicrotask(() => input.form?.requestSubmit()) : undefined}
      />
    </Field>
  );
}
