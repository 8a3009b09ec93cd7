import { violation } from "../errors/field-error.ts";
import { optionalText, text } from "../scalars.ts";

/** In characters. */
const maxNameLength = 80;
/** Characters that nobody sees or that turn the writing round, and spaces that are no blank. Joiners stand between letters of some scripts. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const joinedLetters = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=\p{L})/gu;
/** More marks on one letter than any language has. */
const stackedMarks = /\p{M}{4}/u;
/** What an address is made of. */
const addressSigns = /[:@<>\\]|\/\/|www\./iu;
/** A word, a point and a word without a blank: mail readers make a link of it. */
const site = /[\p{L}\p{N}-]\.\p{L}{2}/u;

/** A name as a mail reader takes it: full-width signs as ours, and every full stop as a point. */
const asRead = (name: string) => name.normalize("NFKC").replaceAll("\u3002", ".");

const isOneLine = (name: string) =>
  !unseen.test(name.replaceAll(joinedLetters, "")) && !stackedMarks.test(name.normalize("NFD"));

/** Fewer digits than a phone number has, however they are set apart. */
const tellsNoNumber = (name: string) => (asRead(name).match(/\p{Nd}/gu)?.length ?? 0) < 7;

/**
 * What a person is called: one line without addresses, phone numbers or signs that nobody sees. Names stand in mails, and mails of
 * Metiro carry no words of strangers.
 */
export const personNameText = text(1, maxNameLength).refine(
  (name) =>
    name.length > maxNameLength ||
    (isOneLine(name) &&
      tellsNoNumber(name) &&
      !addressSigns.test(asRead(name)) &&
      !/[/\u2044\u2215]/.test(asRead(name)) &&
      !site.test(asRead(name))),
  violation("characters"),
);

/** What a company is called: as a person, but a domain (« Bati.ch Sàrl ») and a stroke (« c/o ») may stand in it. */
export const companyNameText = text(1, maxNameLength).refine(
  (name) => name.length > maxNameLength || (isOneLine(name) && !addressSigns.test(asRead(name))),
  violation("characters"),
);

/** What names of places are made of: « La Chaux-de-Fonds 2 », « Buchs (SG) », « Biel/Bienne », « L’Isle ». */
const placeSigns = /^[\p{L}\p{M}\p{N}\p{Zs}\p{Pd}'’‘ʼ`´.()/]*$/u;
/** Written together it reads as a site: « St.Gallen ». */
const saint = /\bste?\.(?=\p{L}{4})/giu;

const isPlaceName = (name: string) =>
  isOneLine(name) &&
  placeSigns.test(asRead(name)) &&
  tellsNoNumber(name) &&
  !addressSigns.test(asRead(name)) &&
  !site.test(asRead(name).replaceAll(saint, "Saint "));

/** What a town or a village is called. Companies read it, in mails too, before they may know how to reach somebody. */
export const localityText = text(1, maxNameLength).refine(
  (name) => name.length > maxNameLength || isPlaceName(name),
  violation("characters"),
);
export const optionalLocality = optionalText(maxNameLength).refine(
  (name) => name === undefined || name.length > maxNameLength || isPlaceName(name),
  violation("characters"),
);

/** A street with its number that companies may read before that: no phone number, mail or web address stands in it. */
export const optionalStreet = optionalText(120).refine(
  (street) =>
    street === undefined ||
    street.length > 120 ||
    (isOneLine(street) && !/@|:\/\/|www\.|\p{Nd}{7}/iu.test(asRead(street))),
  violation("characters"),
);

/** How somebody calls a thing of its own, which no mail carries: one line, without signs that nobody sees. */
export const labelText = (max: number) =>
  text(1, max).refine((label) => label.length > max || isOneLine(label), violation("characters"));
