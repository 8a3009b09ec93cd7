import type { Language } from "../../languages.ts";
import type { Localized } from "./localized.ts";

/** The text in `language`, French where it is not translated. */
export const textIn = (localized: Localized, language: Language): string => localized[language] || localized.fr;
