import { useLingui } from "@lingui/react";
import { type TextLanguage, textLanguageOf } from "@metiro/shared/languages";
import { withFrenchSpaces } from "#i18n/french-spaces.ts";
import type { Site } from "#site/site.ts";
import { useSite } from "#site/use-site.ts";

/** The words of a page in the reader's language. */
export function usePageText<Text>(texts: Record<TextLanguage, (site: Site) => Text>): Text {
  const { i18n } = useLingui();
  const language = textLanguageOf(i18n.locale);
  const text = texts[language](useSite());
  return language === "fr" ? (spaced(text) as Text) : text;
}

/** The same words, with the spaces of French in each of them. */
function spaced(words: unknown): unknown {
  if (typeof words === "string") return withFrenchSpaces(words);
  if (Array.isArray(words)) return words.map(spaced);
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, spaced(value)]));
}
