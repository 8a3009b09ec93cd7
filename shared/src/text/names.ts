import { broken } from "../errors/field-error.ts";
import { text } from "../scalars.ts";

/** In characters. */
const longest = 80;
/** Characters that nobody sees or that turn the writing round, and spaces that are no blank. Joiners stand between letters of some scripts. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const joinedLetters = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=\p{L})/gu;
/** More marks on one letter than any language has. */
const stackedMarks = /\p{M}{4}/u;
/** What an address is made of. */
const addressSigns = /[:@<>\\]|\/\/|www\./iu;
/** A word, a point and a word without a blank: mail readers make a link of it. */
const site = /[\p{L}\p{N}-]\.\p{L}{2}/u;

/** As a mail reader takes it: full-width signs as ours, and every full stop as a point. */
const asRead = (name: string) => name.normalize("NFKC").replaceAll("\u3002", ".");

const isOneLine = (name: string) =>
  !unseen.test(name.replaceAll(joinedLetters, "")) && !stackedMarks.test(name.normalize("NFD"));

/**
 * What a person is called: one line without addresses or signs that nobody sees. Names stand in mails, and mails of Metiro carry no
 * words of strangers.
 */
export const personNameText = text(1, longest).refine(
  (name) =>
    name.length > longest ||
    (isOneLine(name) &&
      !addressSigns.test(asRead(name)) &&
      !/[/\u2044\u2215]/.test(asRead(name)) &&
      !site.test(asRead(name))),
  broken("characters"),
);

/** What a company is called: as a person, but a domain (« Bati.ch Sàrl ») and a stroke (« c/o ») may stand in it. */
export const companyNameText = text(1, longest).refine(
  (name) => name.length > longest || (isOneLine(name) && !addressSigns.test(asRead(name))),
  broken("characters"),
);

/** How somebody calls a thing of its own, which no mail carries: one line, without signs that nobody sees. */
export const labelText = (max: number) =>
  text(1, max).refine((label) => label.length > max || isOneLine(label), broken("characters"));
