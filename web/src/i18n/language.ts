import {
  isLanguage,
  isOffered,
  type Language,
  languageCookie,
  languageHeader,
  type TextLanguage,
  textLanguageOf,
  textLanguages,
} from "@metiro/shared/languages";

const cookiePattern = new RegExp(`(?:^|;)\\s*${languageCookie}=([a-z]{2})\\s*(?:;|$)`);

/** The language of a `cookie` header: French until the reader chooses one that is offered, whatever the browser asks for. */
export function chosenLanguage(cookies: string, offered: readonly TextLanguage[] = textLanguages): Language {
  const chosen = cookiePattern.exec(cookies)?.[1];
  return isLanguage(chosen) && isOffered(chosen, offered) ? chosen : "fr";
}

/** The name of the `meta` that tells a page which languages are offered. */
export const languagesMeta = "languages";

/** The languages that are offered, as the page says that the server has drawn. */
export function offeredHere(): readonly TextLanguage[] {
  const told = document.querySelector<HTMLMetaElement>(`meta[name=${languagesMeta}]`)?.content.split(" ");
  return told ? textLanguages.filter((language) => told.includes(language)) : textLanguages;
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
