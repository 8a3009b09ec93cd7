import { isLanguage, type Language, languageCookie, languageHeader, textLanguageOf } from "@metiro/shared/languages";

const cookiePattern = new RegExp(`(?:^|;)\\s*${languageCookie}=([a-z]{2})\\s*(?:;|$)`);

/** The language of a `cookie` header: French until the reader chooses, whatever the browser asks for. */
export function chosenLanguage(cookies: string): Language {
  const chosen = cookiePattern.exec(cookies)?.[1];
  return isLanguage(chosen) ? chosen : "fr";
}

/** The language of a page: the chosen one, except in the back office, which is French. */
export const languageOfPage = (pathname: string, chosen: Language): Language =>
  /^\/admin(\/|$)/i.test(pathname) ? "fr" : chosen;

/** The platform's own names for languages are not those of the standard (BCP 47), which browsers and readers know. */
const tags: Record<Language, string> = {
  fr: "fr",
  en: "en",
  ar: "ar",
  ch: "zh",
  gr: "de",
  it: "it",
  ru: "ru",
  sp: "es",
};

const rightToLeft: ReadonlySet<Language> = new Set(["ar"]);

/** Attributes of `<html>`: of the texts that are shown, which are French where a language has none of its own yet. */
export function documentLanguage(language: Language): { lang: string; dir: "ltr" | "rtl" } {
  const shown = textLanguageOf(language);
  return { lang: tags[shown], dir: rightToLeft.has(shown) ? "rtl" : "ltr" };
}

/** Asks the server for words in the language of the page on which they will stand. */
export const askedLanguage = (): Record<string, string> => ({ [languageHeader]: document.documentElement.lang });
