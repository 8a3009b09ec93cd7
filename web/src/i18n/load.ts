import type { I18n, Messages } from "@lingui/core";
import type { Language } from "@metiro/shared/languages";
import { inTab } from "#page/in-tab.ts";
import type { Section } from "#site/section.ts";

/** Whose texts: those of a room of a section, of the whole section, or all of them. */
export interface Whose {
  section?: Section | undefined;
  room?: string | undefined;
}

/** By address. */
const catalogues = inTab(() => new Map<string, Promise<Messages>>());
/** Of a page that has not got the texts of its whole section yet: the room whose texts it has. */
const roomsHeld = new WeakMap<I18n, string>();

/**
 * Speaks a language from now on; its texts are fetched once. What a document shows first brings the texts of its room alone
 * (scripts/section-catalogues.ts), whatever comes after that those of the section.
 */
export async function activateLanguage(i18n: I18n, language: Language, { section, room }: Whose): Promise<void> {
  if (i18n.locale === language) {
    return hasTextsOf(i18n, room) ? undefined : fetchOtherTexts(i18n, section);
  }
  const firstRoom = i18n.locale === "" ? room : undefined;
  const messages = await catalogueAt(catalogueUrl(language, { section, room: firstRoom }));
  i18n.loadAndActivate({ locale: language, messages: { ...messages } });
  if (firstRoom === undefined || !hasRooms(section)) roomsHeld.delete(i18n);
  else roomsHeld.set(i18n, firstRoom);
}

/** Whether the texts of a room are here: until those of the whole section have come only one has its own. */
export function hasTextsOf(i18n: I18n, room: string | undefined): boolean {
  const held = roomsHeld.get(i18n);
  return held === undefined || held === room;
}

/** The texts of the section's other rooms. Nothing that is shown uses them yet, so nothing is drawn anew. */
export async function fetchOtherTexts(i18n: I18n, section: Section | undefined): Promise<void> {
  const language = i18n.locale as Language;
  if (!roomsHeld.has(i18n)) return;
  const messages = await catalogueAt(catalogueUrl(language, { section }));
  if (i18n.locale !== language) return;
  Object.assign(i18n.messages, messages);
  roomsHeld.delete(i18n);
}

function catalogueAt(url: string): Promise<Messages> {
  const known = catalogues.current.get(url);
  if (known) return known;
  const fetched = fetchCatalogue(url);
  catalogues.current.set(url, fetched);
  fetched.catch(() => catalogues.current.delete(url));
  return fetched;
}

async function fetchCatalogue(url: string): Promise<Messages> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`No texts at ${url}: ${answer.status}`);
  return (await answer.json()) as Messages;
}

const first = new WeakMap<I18n, string>();

/** The texts that a page needs at once, to be fetched beside its script. Later ones are fetched when they are chosen. */
export function firstCatalogueUrl(i18n: I18n, whose: Whose): string {
  const url = first.get(i18n) ?? catalogueUrl(i18n.locale as Language, whose);
  first.set(i18n, url);
  return url;
}

/** Which texts a section and its rooms use is known once it is built (scripts/section-catalogues.ts). */
const hasRooms = (section: Section | undefined): boolean => section !== undefined && import.meta.env.PROD;

const catalogueUrl = (language: Language, { section, room }: Whose): string => {
  const folders = hasRooms(section) ? [section, room] : [];
  return ["/assets/i18n", ...folders, `${language}.json`].filter((part) => part !== undefined).join("/");
};
