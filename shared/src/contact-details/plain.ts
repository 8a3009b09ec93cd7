import { withoutLookAlikes } from "./look-alikes.ts";
import type { Span } from "./spans.ts";

/** A text as one would type it who has nothing to hide, and where each of its characters stood. */
interface Plain {
  text: string;
  /** Where a part of `text` stands in the text as it was written. */
  spanOf: (span: Span) => Span;
}

/** White on black circles, of which Unicode does not say which figure they are. */
const circled = new Map(
  ["⓿❶❷❸❹❺❻❼❽❾", " ➀➁➂➃➄➅➆➇➈", " ➊➋➌➍➎➏➐➑➒"].flatMap((row) =>
    Array.from(row, (sign, figure) => [sign, String(figure)] as const).filter(([sign]) => sign !== " "),
  ),
);

/** What is not seen, or only makes a figure look different. */
const unseen = /^(?:\p{Cf}|\p{Default_Ignorable_Code_Point}|\u20e3)$/u;

/** A figure of any script: each has its ten in a row. */
function figureOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** What was worked out before: texts use few signs, and of each it is always the same. */
const seen = new Map<string, string>(circled);
const maxRemembered = 4_000;

/** A sign by its usual letters; whole words of one sign (ﷺ) and fractions stay, or a text would become eighteen times as long. */
function usual(sign: string): string {
  const letters = sign.normalize("NFKC");
  return letters.length > maxLetters || letters.includes("\u2044") ? sign : letters;
}
/** Those of ⒇, the longest sign with figures. */
const maxLetters = 4;

function plainSign(sign: string, after: string): string {
  if (sign <= "\u007f") return sign;
  // A mark that stands on a figure or on nothing is there for its looks alone.
  if (/^\p{M}$/u.test(sign) && /[\d\s]/.test(after)) return "";
  const known = seen.get(sign);
  if (known !== undefined) return known;
  const said = unseen.test(sign)
    ? ""
    : usual(sign)
        .replaceAll(/[^\P{Nd}0-9]/gu, figureOf)
        .replaceAll(/\p{Zs}/gu, " ")
        .replaceAll(/[\u2010\u2011]/g, "-")
        .replaceAll("。", ".");
  if (seen.size < maxRemembered) seen.set(sign, said);
  return said;
}

/** Of letters that stand for figures, the O anywhere beside one, the l and I only in a word of figures: 20 l are litres. */
const asFigures = (text: string): string =>
  text
    .replaceAll(/[oO](?=\d)|(?<=\d)[oO](?!\p{L})/gu, "0")
    .replaceAll(/(?<![\p{L}\d])[lI|\d]{2,12}(?![\p{L}\d])/gu, (word) =>
      /\d/.test(word) && /[lI|]/.test(word) && !/^\d+l$/.test(word) && !/\d\|\d/.test(word)
        ? word.replaceAll(/[lI|]/g, "1")
        : word,
    );

/** More letters that stand for figures, for whoever looks for telephone numbers alone: 3B is a house, S5 a train. */
export const asMoreFigures = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d])[oOlI|sSzZbBgq\d]{1,12}(?![\p{L}\d])/gu, (word) =>
    /\d/.test(word) || /^[lIO|]+$/.test(word)
      ? word.replaceAll(/\D/g, (letter) => figuresOf[letter.toLowerCase()] ?? letter)
      : word,
  );
const figuresOf: Record<string, string> = { o: "0", l: "1", i: "1", "|": "1", s: "5", z: "2", b: "8", g: "9", q: "9" };

/** Figures of every script and shape as ours, one kind of blank, nothing that is not seen (NFKC, sign by sign). */
export function plain(written: string): Plain {
  const signs: string[] = [];
  const from: number[] = [];
  let at = 0;
  let last = "";
  for (const sign of written) {
    const said = plainSign(sign, last);
    for (let index = 0; index < said.length; index++) from.push(at);
    if (said !== "") last = said.slice(-1);
    signs.push(said);
    at += sign.length;
  }
  from.push(at);
  // What was left out before the first sign belongs to nobody, what comes after one belongs to it.
  return {
    text: asFigures(withoutLookAlikes(signs.join(""))),
    spanOf: ([start, end]) => [from[start] ?? at, from[end] ?? at],
  };
}
