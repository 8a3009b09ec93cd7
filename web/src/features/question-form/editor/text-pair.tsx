import { useLingui } from "@lingui/react/macro";
import { cn } from "#ui/cn.ts";
import { Field } from "#ui/input/field.tsx";
import { TextArea } from "#ui/input/text-area.tsx";
import { TextInput } from "#ui/input/text-input.tsx";

interface Text {
  fr: string;
  en?: string | undefined;
}

interface TextPairProps<T extends Text> {
  /** Path of the text in what is edited: `label`, `options.2.label`. */
  name: string;
  label: string;
  value: T;
  /** `run` names the word that is being typed, so that words are taken back one by one. */
  onChange: (value: T, run: string) => void;
  errors: Readonly<Record<string, string>>;
  optional?: boolean;
  help?: string;
  multiline?: boolean;
  /** The labels are there for screen readers only. */
  bare?: boolean;
  onEnter?: () => void;
  className?: string;
}

/** A text in French and, beside it, in English. */
export function TextPair<T extends Text>(props: TextPairProps<T>) {
  const { name, label, value, onChange, errors, optional = false, multiline = false, bare = false, onEnter } = props;
  const { t } = useLingui();
  const field = (language: "fr" | "en", fieldLabel: string) => {
    const path = `${name}.${language}`;
    const text = value[language] ?? "";
    const input = {
      name: path,
      value: text,
      lang: language,
      onChange: (event: { target: { value: string } }) => {
        const typed = event.target.value;
        onChange({ ...value, [language]: typed }, `${path} ${typed.trim().split(/\s+/).length}`);
      },
    };
    return (
      <Field
        label={fieldLabel}
        labelHidden={bare}
        help={language === "fr" ? props.help : undefined}
        optional={!bare && optional}
        error={errors[path]}
      >
        {multiline ? (
          <TextArea {...input} rows={2} />
        ) : (
          <TextInput
            {...input}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !onEnter) return;
              event.preventDefault();
              onEnter();
            }}
          />
        )}
      </Field>
    );
  };
  return (
    <div className={cn("grid min-w-0 items-start gap-3 sm:grid-cols-2", props.className)}>
      {field("fr", t`${label} (français)`)}
      {field("en", t`${label} (anglais)`)}
    </div>
  );
}
