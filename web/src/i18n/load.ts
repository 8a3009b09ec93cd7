import type { I18n, Messages } from "@lingui/core";
import type { Language } from "@metiro/shared/languages";

const catalogues = new Map<Language, Promise<Messages>>();

/** Speaks a language from now on; its texts are fetched once. */
export async function activateLanguage(i18n: I18n, language: Language): Promise<void> {
  if (i18n.locale === language) return;
  const messages = await catalogueOf(language);
  i18n.loadAndActivate({ locale: language, messages });
}

function catalogueOf(language: Language): Promise<Messages> {
  const known = catalogues.get(language);
  if (known) return known;
  const fetched = fetchCatalogue(language);
  catalogues.set(language, fetched);
  fetched.catch(() => catalogues.delete(language));
  return fetched;
}

async function fetchCatalogue(language: Language): Promise<Messages> {
  const answer = await fetch(catalogueUrl(language));
  if (!answer.ok) throw new Error(`No texts for ${language}: ${answer.status}`);
  return (await answer.json()) as Messages;
}

const first = new WeakMap<I18n, string>();

/** The texts that a page needs at once, to be fetched beside its script. Later ones are fetched when they are chosen. */
export function firstCatalogueUrl(i18n: I18n): string {
  const url = first.get(i18n) ?? catalogueUrl(i18n.locale as Language);
  first.set(i18n, url);
  return url;
}

const catalogueUrl = (language: Language): string => `/assets/i18n/${language}.json`;
