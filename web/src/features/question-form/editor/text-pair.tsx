import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { Field } from "#ui/input/field.tsx";
import { TextArea } from "#ui/input/text-area.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { EditedLanguageContext } from "./edited-language.tsx";

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
}

/** A text in French and in English, of which the language that is open is shown. */
export function TextPair<T extends Text>(props: TextPairProps<T>) {
  const { name, label, value, onChange, errors, optional = false, multiline = false } = props;
  const { t } = useLingui();
  const { language } = use(EditedLanguageContext);
  const path = `${name}.${language}`;
  const input = {
    name: path,
    value: value[language] ?? "",
    lang: language,
    placeholder: language === "en" ? value.fr : undefined,
    onChange: (event: { target: { value: string } }) => {
      const typed = event.target.value;
      onChange({ ...value, [language]: typed }, `${path} ${typed.trim().split(/\s+/).length}`);
    },
  };
  return (
    <Field
      label={language === "fr" ? t`${label} (français)` : t`${label} (anglais)`}
      help={props.help}
      optional={optional}
      error={errors[path]}
    >
      {multiline ? <TextArea key={language} {...input} rows={2} /> : <TextInput {...input} />}
    </Field>
  );
}
