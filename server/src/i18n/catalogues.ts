import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type TextLanguage, textLanguageOf } from "@metiro/shared/languages";
import english from "../../locales/en.json" with { type: "json" };
import french from "../../locales/fr.json" with { type: "json" };

const catalogue = (locale: TextLanguage, { messages }: { messages: unknown }) =>
  setupI18n({ locale, messages: { [locale]: messages as Messages } });

const catalogues: Record<TextLanguage, I18n> = { fr: catalogue("fr", french), en: catalogue("en", english) };

/** The server's texts (errors, mails) in a reader's language: `i18nFor(lang).t({ id, message, values })`. */
export const i18nFor = (language: string): I18n => catalogues[textLanguageOf(language)];
