import type { Guide, Guides } from "@metiro/shared/guide";
import { textLanguages } from "@metiro/shared/languages";
import type { Translations } from "@metiro/shared/catalogue/schema";

/** A guide as a form holds it: everything is there, be it empty. */
const guideValues = ({ factors = [], prepare = [], expect = [], questions = [] }: Guide = {}) => ({
  factors,
  prepare,
  expect,
  questions,
});

/** The guides of a row as a form holds them: those of the languages that have texts, and any others untouched. */
export const guidesValues = (guides: Guides): Guides => ({
  ...guides,
  ...Object.fromEntries(textLanguages.map((language) => [language, guideValues(guides[language])])),
});

/** Without what is empty: a page falls back to another text where there is none, not where there is an empty one. */
export function filledGuides(guides: Guides = {}): Guides {
  const filled = Object.entries(guides).map(
    ([language, guide]) =>
      [
        language,
        Object.fromEntries(Object.entries(guide).filter(([, part]) => part !== undefined && part.length > 0)),
      ] as const,
  );
  return Object.fromEntries(filled.filter(([, guide]) => Object.keys(guide).length > 0));
}

/** Names and descriptions as a form holds them. */
export const translationValues = (translations: Translations) => ({
  ...translations,
  en: { name: translations["en"]?.name ?? "", description: translations["en"]?.description ?? "" },
});

/** Without the languages that say nothing. */
export const filledTranslations = (translations: Translations = {}): Translations =>
  Object.fromEntries(Object.entries(translations).filter(([, { name, description }]) => name ?? description));

/** A guide in words, for a comparison. */
export const guideText = ({ factors = [], prepare = [], expect = [], questions = [] }: Guide = {}): string =>
  [
    ...factors,
    ...prepare,
    ...expect.map(({ title, text }) => `${title} : ${text}`),
    ...questions.map(({ question, answer }) => `${question} ${answer}`),
  ].join("\n");
