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
function contactIn(text: string, { phones, emails, websites, streets }: Contact): Span[] {
  const { text: searched, spanOf } = plain(text);
  return [
    ...phonesIn(searched),
    ...spokenPhonesIn(searched),
    ...knownPhonesIn(searched, phones),
    ...linksIn(searched),
    ...handlesIn(searched),
    ...knownEmailsIn(searched, emails),
    ...knownSitesIn(searched, websites),
    ...streetsIn(searched),
    ...knownStreetsIn(searched, streets),
  ].map(spanOf);
}

/** Texts that were looked at last, with what was known: the answers to a form are read again and again. */
const looked = new Map<string, string>();
const mostLooked = 1_000;
/** Longer ones are not remembered. */
const longestLooked = 2_000;

/** A text with `•••` for each way to reach somebody; what is known of the two is found however it is written. */
export function hideContact(text: string, known: Contact = unknown): string {
  if (text.length > longestLooked) return replaceSpans(text, contactIn(text, known), hiddenPart);
  const name = JSON.stringify([known.phones, known.emails, known.websites, known.streets, text]);
  const before = looked.get(name);
  if (before !== undefined) return before;
  const hidden = replaceSpans(text, contactIn(text, known), hiddenPart);
  const [oldest] = looked.keys();
  if (looked.size >= mostLooked && oldest !== undefined) looked.delete(oldest);
  looked.set(name, hidden);
  return hidden;
}

/**
 * Texts that are read one after the other, of which the end of one and the beginning of the next can make a number. `crossed` are
 * those in which such a part lies.
 */
export function hideTogether(
  texts: readonly string[],
  known: Contact = unknown,
): { hidden: string; crossed: boolean }[] {
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
