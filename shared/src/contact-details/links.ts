import { literally, type Span, spansOf } from "./spans.ts";
import { topLevels } from "./top-levels.ts";

/** The endings in use here, which are hidden however little stands before them. */
const usual = [
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

/** Endings that are words or units too: donnez.me, fini.la, etc.ml. */
const words = new Set(
  "ac ad af ag ai al am an ar as au ba bb bi bt ca cc ci cm co dc do du es et fm ga gr ht id ie il im in is je ke kg km la ma me mg ml mm mn mo mr ms mu my na ne ni no nr nu om pa pm qa re sa sc se si sm so st su sv ta tc td tel th tk tm to tv um us va vi".split(
    " ",
  ),
);

/** What is put around a sign that is written as a word. */
const around = String.raw`[\s_/*~|-]{1,3}`;
/** A full stop in words, or with blanks around it. */
const dot = String.raw`(?:\s?\.\s?|\s?[([{]\s?(?:dot|point|punkt|punto|\.)\s?[)\]}]\s?|${around}(?:dot|point|punkt|punto)${around}|\s?[·*]\s?)`;
const atWords = "at|ät|æt|arobas|arobase|arrobase|aro+base|chiocciola|klammeraffe|at-zeichen|at sign|a commercial";
const at = String.raw`(?:\s?@\s?|\s?[([{<]\s?(?:a|chez|@|${atWords})\s?[)\]}>]\s?|${around}(?:${atWords})${around})`;
const label = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`;

/** The part before the sign, which begins where no other can have begun: so each place is looked at once. */
const begin = String.raw`(?<![\p{L}\d._%+-])`;
const name = String.raw`[\p{L}\d._%+-]{1,64}`;

/** nom (at) domaine . ch, nom arobase domaine point ch, nom@domaine. */
const spelledEmail = new RegExp(
  String.raw`${begin}${name}(?:@${label}|${at}${label}(?:${dot}${label}){0,3}?${dot}(?:${usual.join("|")}))(?![\p{L}\d])`,
  "giu",
);
/** Those that everybody knows without their ending, and of them those that are nothing but mail. */
const mailOnly = "gmail|hotmail|gmx|icloud|yahoo|protonmail|googlemail";
const providers = `${mailOnly}|bluewin|outlook|proton|sunrise|infomaniak|hispeed|swissonline|netplus`;
const withProviders = [
  // nom chez gmail, nom @ gmail, nom/at/gmail
  String.raw`${begin}${name}(?:\s(?:chez|bei|su|auf|sur|from)\s|\s?@\s?|${around}(?:${atWords})${around})(?:${providers})(?![\p{L}\d])(?:[\s,*·]{1,2}(?:ch|com|de|fr|it|net)(?![\p{L}\d]))?`,
  // nom gmail com, nom a gmail . com
  String.raw`${begin}${name}[\s,]{1,2}(?:[aA]\s)?(?:${mailOnly}|bluewin)(?:[\s,*]{1,2}|${dot})(?:ch|com|de|fr|it|net)(?![\p{L}\d])`,
  // gmail : nom, mon gmail c’est nom
  String.raw`(?<![\p{L}\d])(?:${mailOnly})\s{0,2}(?:[:=→>]\s{0,2}|(?:c[’']est|est|is|ist|è)\s)${name}`,
].map((pattern) => new RegExp(pattern, "giu"));
/** n o m @ d o m a i n e . c h */
const spacedSite = /(?<![\p{L}\d])(?:[\p{L}\d-]\s){4,40}\.(?:\s[\p{L}]){2,10}(?![\p{L}\d])/gu;
const spacedEmail = /(?<![\p{L}\d])(?:[\p{L}\d]\s){2,30}@\s(?:[\p{L}\d-]\s){1,30}\.(?:\s[\p{L}]){2,10}(?![\p{L}\d])/gu;

/** domaine point ch, domaine . ch, www domaine, www domaine ch: words apart only with endings that are no words themselves. */
const spelledSite = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?!(?:le|la|les|ce|un|au|du|el|il|der|ein)\s)${label}(?:\s\.\s?|\.\s|\s?[([{]\s?(?:dot|point|\.)\s?[)\]}]\s?|\s(?:dot|point|punkt|punto)\s)(?:ch|com|org|swiss|c\sh|c\so\sm)|www${dot}${label}(?:${dot}${label}){0,3}|www\s${label}\s(?:ch|com|org|net|swiss))(?![\p{L}\d])`,
  "giu",
);
/** peinture-dupont,ch and what is left of a site when its name stands apart: (en un mot) point ch. */
const oddSites = [
  String.raw`(?<![\p{L}\d])[\p{L}\d]{1,40}-[\p{L}\d-]{1,40},(?:ch|com|swiss)(?![\p{L}\d.])`,
  String.raw`(?<=[)\]}"»]\s?)(?:point|punkt|punto|dot)\s(?:ch|com|swiss)(?![\p{L}\d.])`,
].map((pattern) => new RegExp(pattern, "gu"));

/** Whatever begins as an address does. */
const withScheme =
  /(?<![\p{L}\d])(?:(?:h(?:tt|xx)ps?|ftp|whatsapp|tg|sgnl|viber|skype):\/{0,2}|(?:mailto|tel|sms|callto):|www\.)[^\s<>"]*[^\s<>".,;:!?()\]}»’']/giu;
const email = /[^\s@<>()[\],;:"«»]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu;
/** Words with full stops between them, and what follows an address: a port, a path. */
const dotted = new RegExp(
  String.raw`(?<![\p{L}\d.@-])((?:${label}\.){1,5}${label})((?::\d{2,5})?(?:[/?#][^\s<>"]*[^\s<>".,;:!?()\]}»’'])?)(?![\p{L}\d-])`,
  "gu",
);

/** E-mail and web addresses, also as people spell them out. */
export function linksIn(text: string): Span[] {
  return [
    ...spansOf(text, withScheme),
    ...spansOf(text, email),
    ...domainsIn(text),
    ...spansOf(text, spelledEmail),
    ...[...withProviders, ...oddSites, spacedEmail, spacedSite].flatMap((pattern) => spansOf(text, pattern)),
    ...spansOf(text, spelledSite).filter(([start, end]) => !beginsSentence(text.slice(start, end))),
  ];
}

/** exemple.ch, t.me/nom, exemple.photography, exemple.ch:8080. What comes after the last real ending is no part of it. */
function domainsIn(text: string): Span[] {
  return [...text.matchAll(dotted)].flatMap(({ 1: name = "", 2: rest = "", index }): Span[] => {
    const labels = name.split(".");
    for (let count = labels.length; count > 1; count--) {
      const host = labels.slice(0, count);
      const after = count === labels.length ? rest : "";
      const length = host.join(".").length + after.length;
      if (isHost(host, after !== "")) return [[index, index + length]];
    }
    return [];
  });
}

function isHost(labels: readonly string[], goesOn: boolean): boolean {
  const [first = ""] = labels;
  const ending = labels.at(-1) ?? "";
  const lower = ending.toLowerCase();
  // Endings in other scripts are no words of ours.
  if (/^[^\p{Script=Latin}\d-]{2,}$/u.test(ending)) return /\p{L}/u.test(first);
  if (!topLevels.has(lower) || !/\p{L}/u.test(first)) return false;
  if (goesOn) return true;
  if (beginsSentence(labels.join("."))) return false;
  if (usual.includes(lower)) return true;
  // A capital after a full stop begins a sentence, and an initial comes before a name.
  if (/^\p{Lu}\p{Ll}/u.test(ending) || first.length < 2) return false;
  return !words.has(lower) || labels.length > 2 || /[-\d]/.test(first);
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
