import { textLanguages } from "@metiro/shared/languages";
import type { FieldValues } from "react-hook-form";
import { languageNames } from "#i18n/language-names.ts";
import { SelectField } from "./choice-fields.tsx";
import type { FieldBinding } from "../field-binding.ts";

/** One of the languages that the site is written in, each by its own name. */
export function LanguageField<Input extends FieldValues, Output>(props: FieldBinding<Input, Output>) {
  return <SelectField {...props} options={textLanguages.map((value) => ({ value, label: languageNames[value] }))} />;
}
