import type { TextLanguage } from "@metiro/shared/languages";

/** Each in its own language, so that everybody finds theirs. */
export const languageNames: Record<TextLanguage, string> = { fr: "Français", en: "English" };
