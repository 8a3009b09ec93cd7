import type { Translations } from "@metiro/shared/catalogue/schema";

export interface Named {
  name: string;
  description?: string | undefined;
  translations: Translations;
}

/** The name of a category, subcategory or region in a language; French where it has no other. */
export const nameIn = ({ name, translations }: Named, language: string): string =>
  (language === "fr" ? undefined : translations[language]?.name) ?? name;

export const descriptionIn = ({ description, translations }: Named, language: string): string | undefined =>
  (language === "fr" ? undefined : translations[language]?.description) ?? description;
