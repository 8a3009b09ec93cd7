import type { FieldValues } from "react-hook-form";
import { languageNames } from "#i18n/language-names.ts";
import { useSite } from "#site/use-site.ts";
import { SelectField } from "./choice-fields.tsx";
import type { FieldBinding } from "../field-binding.ts";

/** One of the languages that the site offers, each by its own name; nothing where there is but one. */
export function LanguageField<Input extends FieldValues, Output>(props: FieldBinding<Input, Output>) {
  const { languages } = useSite();
  if (languages.length < 2) return null;
  return <SelectField {...props} options={languages.map((value) => ({ value, label: languageNames[value] }))} />;
}
