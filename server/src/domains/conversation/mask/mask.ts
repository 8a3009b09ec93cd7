import { hiddenPart } from "@metiro/shared/conversation/limits";
import { knownEmailsIn, knownSitesIn, linksIn } from "./links.ts";
import { knownPhonesIn, phonesIn } from "./phones.ts";
import { plain } from "./plain.ts";
import { replaceSpans, type Span } from "./spans.ts";
import { knownStreetsIn, streetsIn } from "./streets.ts";

/** How two people can be reached, as far as it is known. */
export interface Contact {
  phones: readonly (string | null)[];
  emails: readonly (string | null)[];
  websites: readonly (string | null)[];
  streets: readonly (string | null)[];
}

/** A text without phone numbers, e-mails, web and street addresses. Prices, days, measures and reference numbers stay. */
export function hideContact(text: string, { phones, emails, websites, streets }: Contact): string {
  const searched = plain(text);
  const found = [
    ...phonesIn(searched),
    ...knownPhonesIn(searched, phones),
    ...linksIn(searched),
    ...knownEmailsIn(searched, emails),
    ...knownSitesIn(searched, websites),
    ...streetsIn(searched),
    ...knownStreetsIn(searched, streets),
  ];
  return replaceSpans(
    text,
    found.map((span) => withKey(text, span)),
    hiddenPart,
  );
}

/** A figure as the picture of a key ends with what makes it one. */
const withKey = (text: string, [start, end]: Span): Span => [
  start,
  end + (/^[\ufe0f\u20e3]+/.exec(text.slice(end))?.[0].length ?? 0),
];
