/** Languages a reader may choose. Those without texts of their own are read in French. */
export const languages = ["fr", "en", "ar", "ch", "gr", "it", "ru", "sp"] as const;
export type Language = (typeof languages)[number];

/** Languages that are complete. */
export const textLanguages = ["fr", "en"] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** The cookie that keeps the choice. */
export const languageCookie = "lang";

/** The header by which a page asks for the language it is in, whatever the cookie says: the back office is French. */
export const languageHeader = "x-language";

export const isLanguage = (text: unknown): text is Language => (languages as readonly unknown[]).includes(text);

/** Whether the texts of a language are among those that the platform offers, or may be. */
export const isOffered = (language: Language, offered: readonly TextLanguage[]): boolean =>
  offered.includes(textLanguageOf(language));

/** The language whose texts a reader gets. */
export const textLanguageOf = (language: string): TextLanguage =>
  textLanguages.find((known) => known === language) ?? "fr";

const yearSeconds = 365 * 24 * 60 * 60;

/** What keeps a choice, as the browser or a `set-cookie` header writes it; the protocol is the site's, `https:`. Pages read it. */
export const languageChoice = (language: string, protocol: string): string =>
  `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${protocol === "https:" ? "; secure" : ""}`;
