import type { I18n, Messages } from "@lingui/core";
import type { Language } from "@metiro/shared/languages";
import type { Section } from "#site/section.ts";

/** Whose texts: a section's own, or all of them. */
type Whose = Section | undefined;

const catalogues = new Map<Language, Promise<Messages>>();

/** Speaks a language from now on; its texts are fetched once. */
export async function activateLanguage(i18n: I18n, language: Language, section?: Whose): Promise<void> {
  if (i18n.locale === language) return;
  const messages = await catalogueOf(language, section);
  i18n.loadAndActivate({ locale: language, messages });
}

function catalogueOf(language: Language, section: Whose): Promise<Messages> {
  const known = catalogues.get(language);
  if (known) return known;
  const fetched = fetchCatalogue(language, section);
  catalogues.set(language, fetched);
  fetched.catch(() => catalogues.delete(language));
  return fetched;
}

async function fetchCatalogue(language: Language, section: Whose): Promise<Messages> {
  const answer = await fetch(catalogueUrl(language, section));
  if (!answer.ok) throw new Error(`No texts for ${language}: ${answer.status}`);
  return (await answer.json()) as Messages;
}

const first = new WeakMap<I18n, string>();

/** The texts that a page needs at once, to be fetched beside its script. Later ones are fetched when they are chosen. */
export function firstCatalogueUrl(i18n: I18n, section: Whose): string {
  const url = first.get(i18n) ?? catalogueUrl(i18n.locale as Language, section);
  first.set(i18n, url);
  return url;
}

/** Which texts a section uses is known once it is built (scripts/section-catalogues.ts). */
const catalogueUrl = (language: Language, section: Whose): string =>
  section && import.meta.env.PROD ? `/assets/i18n/${section}/${language}.json` : `/assets/i18n/${language}.json`;
