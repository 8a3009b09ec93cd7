import { LinkifyIt } from "linkify-it";
import { literally, type Span, spansOf } from "./spans.ts";

/** Of addresses without http or www: those in use here that are no word which may begin the next sentence (ok.je). */
const topLevels = [
  "ch",
  "li",
  "swiss",
  "com",
  "net",
  "org",
  "info",
  "biz",
  "eu",
  "fr",
  "de",
  "it",
  "at",
  "be",
  "lu",
  "uk",
  "io",
  "app",
  "shop",
  "online",
  "site",
  "website",
  "pro",
];

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, tlds: topLevels });

/** A full stop in words, or with blanks around it. */
const dot = String.raw`(?:\s?\.\s?|\s?[([{]\s?(?:dot|point|punkt|punto|\.)\s?[)\]}]\s?|\s(?:dot|point|punkt|punto)\s)`;
const at = String.raw`(?:\s?@\s?|\s?[([{<]\s?(?:at|arobas|arobase|arrobase|chez|@)\s?[)\]}>]\s?|\s(?:at|arobas|arobase|arrobase)\s)`;
const label = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`;

/** nom (at) domaine . ch, nom arobase domaine point ch, nom@domaine. */
const spelledEmail = new RegExp(
  String.raw`(?<![\p{L}\d])[\p{L}\d][\p{L}\d._%+-]{0,63}(?:@${label}|${at}${label}(?:${dot}${label}){0,3}?${dot}(?:${topLevels.join("|")}))(?![\p{L}\d])`,
  "giu",
);
/** domaine point ch, domaine . ch, www domaine: words apart only with endings that are no words themselves. */
const spelledSite = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?!(?:le|la|les|ce|un|au|du|el|il|der|ein)\s)${label}(?:\s\.\s?|\.\s|\s?[([{]\s?(?:dot|point|\.)\s?[)\]}]\s?|\s(?:dot|point|punkt|punto)\s)(?:ch|com|org|swiss)|www${dot}${label}(?:${dot}${label}){0,3})(?![\p{L}\d])`,
  "giu",
);

/** E-mail and web addresses, also as people spell them out. */
export function linksIn(text: string): Span[] {
  const links = (linkify.match(text) ?? []).filter(({ schema, raw }) => schema !== "" || !beginsSentence(raw));
  return [
    ...links.map(({ index, lastIndex }): Span => [index, lastIndex]),
    ...spansOf(text, spelledEmail),
    ...spansOf(text, spelledSite).filter(([start, end]) => !beginsSentence(text.slice(start, end))),
  ];
}

/** travaux.De plus: a blank is missing, nothing else. */
const beginsSentence = (address: string) => /^\P{Lu}+\.\s?\p{Lu}\p{Ll}+$/u.test(address);

/** The names of known sites, whatever their ending. */
export const knownSitesIn = (text: string, websites: readonly (string | null)[]): Span[] =>
  websites.flatMap((website) => {
    const host = website === null ? undefined : URL.parse(website)?.hostname.replace(/^www\./, "");
    return host === undefined ? [] : spansOf(text, new RegExp(`(?:www\\.)?${literally(host)}`, "gi"));
  });

export const knownEmailsIn = (text: string, emails: readonly (string | null)[]): Span[] =>
  emails.flatMap((email) => (email === null ? [] : spansOf(text, new RegExp(literally(email), "gi"))));
