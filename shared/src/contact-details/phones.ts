import { asMoreFigures } from "./plain.ts";
import { type Span, spansOf } from "./spans.ts";

/** What is made of figures and is no phone number: days, hours, numbers of requests, bank accounts. */
const others = [
  /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)?\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<!\d)20\d\d-\d{6}(?!\d)/g,
  /(?<!\d)(?:[01]?\d|2[0-3])[.:h][0-5]\d\s?[-–/à]\s?(?:[01]?\d|2[0-3])[.:h][0-5]\d(?!\d)/g,
  /(?<!\d)(?:[01]?\d|2[0-3])[:h][0-5]\d(?!\d)/g,
  // A number of a series, unless it is grouped as those of telephones are.
  /(?<!\p{L})(?:série|serie|serial|serial number|seriennummer|artikel-nr\.?|art\.|article|réf\.?|ref\.?|référence|matricola)\s?(?:n[or°]?\.?|:)?\s?(?!07[4-9]|0\d\d[ ./-]?\d{3}[ ./-]?\d\d[ ./-]?\d\d(?!\d))\d[\d .-]{3,20}\d/giu,
  /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3,7}(?:\s?[\dA-Z]{1,4})?(?![\p{L}\d])/gu,
];

/** What people put between the figures of a number, also so that it is not found: any signs but those of an amount or a measure. */
const gap = String.raw`[^\p{L}\p{Nd}%€$£¥§²³°½¼¾"′″]{0,8}`;
/** What people put between the figures of a number that an amount could be: neither commas nor line ends. */
const narrow = String.raw`[ ./()\-]{0,3}`;
const open = String.raw`(?:[(\[{]\s?)?`;
/** The area code of a Swiss number, without its 0. */
const area = String.raw`(?:2[1-9]|3[1-4]|4[1-4]|5[1-8]|6[0-2]|7[4-9]|8[0147]|9[01])`;
const figures = (count: number, by: string) => `(?:${by}\\d){${count}}(?!\\d)`;

const patterns = [
  // 079 123 45 67, (021) 345 67 89, 0 7 9 1 2 3 4 5 6 7
  String.raw`(?<!\d)(?<!\d[.,'’])${open}0${gap}[2-9]${figures(8, gap)}`,
  // +41 79 123 45 67, 0041 (0)79 123 45 67, 41791234567
  String.raw`(?:\+\s?|(?<!\d)(?<!\d[.,'’])(?:00)?)41${narrow}(?:0${narrow})?${area}${figures(7, narrow)}`,
  String.raw`(?:\+|(?<!\d)(?<!\d[.,'’])0${gap}0)${gap}4${gap}1${gap}(?:0${gap})?[2-9]${figures(8, gap)}`,
  // +33 6 12 34 56 78
  String.raw`(?:\+|(?<!\d)(?<!\d[.,'’])00\s?(?=[1-9]))[1-9](?:${narrow}\d){7,14}(?!\d)`,
  // 79 123 45 67 without its 0: nobody groups an amount like that
  String.raw`(?<!\d)(?<!\d[.,'’])7[4-9](?:\d{7}|[\s./-]\d{3}[\s./-]\d{2}[\s./-]\d{2})(?!\d)`,
  // 079 tiret 111 tiret 22 tiret 33, 0x7x9x1x1x1x2x2x3x3: the same between all parts
  String.raw`(?<!\d)0[2-9]\d(\D{1,20})\d{3}\1\d\d\1\d\d(?!\d)`,
  String.raw`(?<!\d)0(\D{1,8})[2-9](?:\1\d){8}(?!\d)`,
].map((pattern) => new RegExp(pattern, "gu"));

/** 0 / 25 / 50 / 75 / 100: steps of a scale, which only grow. */
function isScale(found: string): boolean {
  const steps = found.match(/\d+/g) ?? [];
  return (
    steps[0] === "0" &&
    steps.length > 3 &&
    steps.length < 8 &&
    steps.every((step, at) => at === 0 || Number(step) > Number(steps[at - 1]))
  );
}

/** Words of those who write a number from its end. */
const backwards = /envers|rebours|backward|reverse|rückwärts|contrario|rovescio/iu;

function phonesBackwards(text: string): Span[] {
  if (!backwards.test(text)) return [];
  const turned = text.split("").toReversed().join("");
  return spansOf(turned, /(?<!\d)\d(?:[\s./-]{0,3}\d){9}(?!\d)/g)
    .map(([start, end]): Span => [text.length - end, text.length - start])
    .filter(([start, end]) => /^0[2-9]/.test(digitsOf(text.slice(start, end)).split("").toReversed().join("")));
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** A text with § for what is made of figures and is no number of a telephone. */
export const withoutOthers = (text: string): string =>
  others.reduce((left, other) => left.replaceAll(other, (found) => "§".repeat(found.length)), text);

/** Phone numbers as the world writes them; those without a prefix are Swiss. */
export function phonesIn(text: string): Span[] {
  const searched = withoutOthers(asMoreFigures(text));
  if (digitsOf(searched).length < 7) return [];
  return [...patterns.flatMap((pattern) => spansOf(searched, pattern)), ...phonesBackwards(searched)].filter(
    ([start, end]) => !isScale(searched.slice(start, end)),
  );
}

/** Numbers that are known, however they are grouped, also without prefix and 0. */
export const knownPhonesIn = (text: string, phones: readonly (string | null)[]): Span[] =>
  phones.flatMap((phone) => {
    const digits = digitsOf(phone?.replace(/^(?:\+|00)41/, "") ?? "");
    if (digits.length < 7) return [];
    const anyhow = digits.split("").join("\\D{0,12}");
    return spansOf(
      text,
      new RegExp(`(?<!\\d)(?:(?:\\+|00)?\\s?41\\D{0,3})?(?:\\(?0\\)?\\D{0,3})?${anyhow}(?!\\d)`, "g"),
    );
  });
