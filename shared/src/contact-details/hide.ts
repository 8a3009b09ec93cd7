import { knownEmailsIn, knownSitesIn, linksIn } from "./links.ts";
import { hiddenPart } from "./constants.ts";
import { handlesIn } from "./handles.ts";
import { knownPhonesIn, phonesIn } from "./phones.ts";
import { plain } from "./plain.ts";
import { replaceSpans, type Span } from "./spans.ts";
import { spokenPhonesIn } from "./spoken.ts";
import { knownStreetsIn, streetsIn } from "./streets.ts";

/** How people can be reached, as far as it is known. */
export interface Contact {
  phones: readonly (string | null)[];
  emails: readonly (string | null)[];
  websites: readonly (string | null)[];
  streets: readonly (string | null)[];
}

const unknown: Contact = { phones: [], emails: [], websites: [], streets: [] };

/** Where phone numbers, e-mails, web and street addresses stand in a text. Prices, days, measures and reference numbers are none. */
function contactIn(text: string, contact: Contact): Span[] {
  const { text: searched, spanOf } = plain(text);
  return [...waysIn(searched, contact), ...streetsIn(searched), ...knownStreetsIn(searched, contact.streets)].map(
    spanOf,
  );
}

/** Where phone numbers, e-mails and web addresses stand in a text. */
const waysIn = (searched: string, { phones, emails, websites }: Contact): Span[] => [
  ...phonesIn(searched),
  ...spokenPhonesIn(searched),
  ...knownPhonesIn(searched, phones),
  ...linksIn(searched),
  ...handlesIn(searched),
  ...knownEmailsIn(searched, emails),
  ...knownSitesIn(searched, websites),
];

/** Keeps what was found in the texts that were looked at last, by a name that says what was known as well. Longer names are not kept. */
function remembering<Found>({ most, longest }: { most: number; longest: number }) {
  const found = new Map<string, Found>();
  return (name: string, look: () => Found): Found => {
    if (name.length > longest) return look();
    const before = found.get(name);
    if (before !== undefined) return before;
    const now = look();
    const [oldest] = found.keys();
    if (found.size >= most && oldest !== undefined) found.delete(oldest);
    found.set(name, now);
    return now;
  };
}

const nameOf = ({ phones, emails, websites, streets }: Contact, texts: readonly string[]): string =>
  JSON.stringify([phones, emails, websites, streets, ...texts]);

/** The answers to a form are read again and again. */
const lookedAt = remembering<string>({ most: 1_000, longest: 2_500 });
/** So are the versions of an offer, which nobody changes. */
const lookedAtTogether = remembering<readonly HiddenText[]>({ most: 200, longest: 40_000 });

/** A text with `•••` for each way to reach somebody; what is known of the two is found however it is written. */
export const hideContact = (text: string, known: Contact = unknown): string =>
  lookedAt(nameOf(known, [text]), () => replaceSpans(text, contactIn(text, known), hiddenPart));

/** First names and places stand in every row of a list, and are the same ones again and again. */
const lookedAtNames = remembering<string>({ most: 5_000, longest: 200 });
const oneWord = /^[\p{L}\p{M}]{1,20}$/u;

/** Hides contact details in what a person or a place is called. */
export const hideInName = (name: string): string =>
  oneWord.test(name) ? name : lookedAtNames(name, () => replaceSpans(name, contactIn(name, unknown), hiddenPart));

/** Hides contact details in a street, but not the street itself: it is read on purpose. */
export const hideInStreet = (street: string): string =>
  lookedAt(nameOf(unknown, ["street", street]), () => {
    const { text: searched, spanOf } = plain(street);
    return replaceSpans(street, waysIn(searched, unknown).map(spanOf), hiddenPart);
  });

export interface HiddenText {
  hidden: string;
  crossed: boolean;
}

/**
 * Texts that are read one after the other, of which the end of one and the beginning of the next can make a number. `crossed` are
 * those in which such a part lies.
 */
export const hideTogether = (texts: readonly string[], known: Contact = unknown): readonly HiddenText[] =>
  lookedAtTogether(nameOf(known, texts), () => lookTogether(texts, known));

function lookTogether(texts: readonly string[], known: Contact): HiddenText[] {
  const together = texts.length > 1 ? contactIn(texts.join("\n"), known) : [];
  let from = 0;
  return texts.map((text) => {
    const to = from + text.length;
    const crossing = together
      .filter(([start, end]) => start < to && end > from && (start < from || end > to))
      .map(([start, end]): Span => [Math.max(start - from, 0), Math.min(end - from, text.length)]);
    from = to + 1;
    return {
      hidden: replaceSpans(text, [...contactIn(text, known), ...crossing], hiddenPart),
      crossed: crossing.length > 0,
    };
  });
}

/** Whether a text tells how somebody can be reached. */
export const tellsContact = (text: string): boolean => contactIn(text, unknown).length > 0;

/** A text without what tells how somebody can be reached, and without the blanks that stood around it. */
export const withoutContact = (text: string): string =>
  replaceSpans(text, contactIn(text, unknown), "\u0000")
    .replaceAll(/[ \t]*\0[ \t]*(?=[.,;:!?)]|$)/gm, "")
    .replaceAll(/[ \t]*\0[ \t]*/g, " ")
    .trim();
