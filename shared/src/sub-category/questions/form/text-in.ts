import type { Language } from "../../../languages.ts";
import type { Question } from "./form.ts";
import type { Localized } from "./localized.ts";

export interface TextWords {
  language: Language;
  /** Code of the currency, which stands in a text as `{currency}`. */
  currency: string;
}

/** The text in the reader's language, French where it is not translated, with the currency filled in. */
export const textIn = (localized: Localized, { language, currency }: TextWords): string =>
  (localized[language] || localized.fr).replaceAll("{currency}", currency);

/** What a question is called beside its answer: its short name, or the question itself. */
export const shortIn = ({ short, label }: Pick<Question, "short" | "label">, words: TextWords): string =>
  textIn(short?.fr ? short : label, words);
