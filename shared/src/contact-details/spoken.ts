import { withoutOthers } from "./phones.ts";
import { bare, beginsNumber, figuresOf, gluedFigures, maxSpokenWords } from "./spoken-numbers.ts";
import type { Span } from "./spans.ts";

const split = (words: string): Set<string> => new Set(words.split(" "));

/** What is said between the figures of a number, and no more. */
const between = split(
  "et puis ensuite apres suivi de le la les tiret espace point barre slash virgule plus and then next followed by dash space dot hyphen comma und dann danach gefolgt von strich punkt leerzeichen komma poi e dopo seguito da trattino spazio punto virgola",
);
const maxBetween = 4;
/** Gaps with other words in them: what is counted three times after 079 are things, and no number. */
const maxLoose = 1;
/** Words after which a figure counts an amount: no part of a number that other words cut. */
const measures = split(
  "m cm mm km kg g t l ml h min fr frs francs franc chf eur euro euros heure heures hours uhr ore jour jours days tage giorni semaine semaines weeks wochen mois ans pieces pièces zimmer rooms camere fois personnes stuck stück places portes fenetres metres meter metri etages etage carton cartons",
);

const twice = new Map([
  ["double", 2],
  ["doppel", 2],
  ["doppelt", 2],
  ["doppio", 2],
  ["zweimal", 2],
  ["twice", 2],
  ["triple", 3],
  ["triplo", 3],
  ["dreifach", 3],
  ["dreimal", 3],
]);
const times = split("fois x times mal volte");
const articles = split("le la les the die der das il la un");

interface Token {
  word: string;
  index: number;
  end: number;
}

interface Figures {
  digits: string;
  /** Whether it is said in words, or comes after a word. */
  spoken: boolean;
  /** Whether words stand before it that belong to no number. */
  loose: boolean;
  span: Span;
}

/** Words and figures; letters with blanks between them are one word. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/(?<!\p{L})\p{L}(?:[ .-]\p{L}(?!\p{L})){4,60}|\p{L}+|\d+/gu)].map(({ 0: word, index }) => ({
    word: /^\p{L}[ .-]/u.test(word) ? bare(word).replaceAll(/[ .]/g, "") : bare(word),
    index,
    end: index + word.length,
  }));

/** (les trois suivants): what stands in brackets without a figure, and is more than a number in words. */
const asidesIn = (text: string): Span[] =>
  [...text.matchAll(/\((\p{L}[^()\d]{1,40})\)/gu)].flatMap(({ 0: found, 1: said = "", index }): Span[] =>
    tokensOf(said).every(({ word }) => figuresOf(word) !== undefined) ? [] : [[index, index + found.length]],
  );

/** The numbers of a text that follow each other with nothing but signs and a few words between them. */
function runsOf(text: string): Figures[][] {
  const tokens = tokensOf(text);
  const asides = asidesIn(text);
  const runs: Figures[][] = [];
  let run: Figures[] = [];
  let words = 0;
  let loose = false;
  let last = 0;
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
    words = 0;
    loose = false;
  };
  for (let at = 0; at < tokens.length;) {
    const { word = "", index = 0, end = 0 } = tokens[at] ?? {};
    const aside = asides.find((one) => index > one[0] && index < one[1]);
    if (aside) {
      last = Math.max(last, aside[1]);
      words = Math.max(words, 1);
      at++;
      continue;
    }
    if (index - last > 12 || text.slice(last, index).includes("§")) close();
    const said = repeatedAt(text, tokens, at) ?? numberAt(text, tokens, at);
    if (said || /^\d/.test(word)) {
      const span: Span = [index, said ? said.end : end];
      run.push({
        digits: said?.digits ?? word,
        spoken: said !== undefined || (run.length > 0 && words > 0),
        loose,
        span,
      });
      at += said?.count ?? 1;
      last = span[1];
      words = 0;
      loose = false;
    } else {
      words++;
      loose ||= !between.has(word);
      if (words > maxBetween || measures.has(word)) close();
      else last = end;
      at++;
    }
  }
  close();
  return runs;
}

interface Said {
  digits: string;
  count: number;
  end: number;
}

/** Trois fois le 1, double zéro, dreimal die 7: a figure as often as it says. */
function repeatedAt(text: string, tokens: readonly Token[], at: number): Said | undefined {
  const { word = "" } = tokens[at] ?? {};
  const known = twice.get(word);
  const counted = known === undefined ? numberAt(text, tokens, at) : undefined;
  let next = at + (counted?.count ?? 1);
  const often = known ?? (times.has(tokens[next]?.word ?? "") ? Number(counted?.digits ?? word) : 0);
  if (!(often > 1 && often < 6)) return undefined;
  if (known === undefined) next++;
  if (articles.has(tokens[next]?.word ?? "") && tokens[next + 1]) {
    const after = tokens[next + 1]?.word ?? "";
    if (/^\d$/.test(after) || figuresOf(after)?.length === 1) next++;
  }
  const token = tokens[next];
  const figure = token && (/^\d$/.test(token.word) ? token.word : figuresOf(token.word));
  if (figure?.length !== 1 || !token) return undefined;
  return { digits: figure.repeat(often), count: next - at + 1, end: token.end };
}

/** The longest number in words that begins here; its words have only a blank or a hyphen between them. */
function numberAt(text: string, tokens: readonly Token[], at: number): Said | undefined {
  const first = tokens[at];
  if (!first || /^\d/.test(first.word)) return undefined;
  const glued = first.word.length > 3 ? gluedFigures(first.word) : undefined;
  if (glued !== undefined) return { digits: glued, count: 1, end: first.end };
  if (!beginsNumber(first.word)) return undefined;
  let name = "";
  let found: Said | undefined;
  for (let count = 1; count <= maxSpokenWords; count++) {
    const token = tokens[at + count - 1];
    const before = tokens[at + count - 2];
    if (!token || (count > 1 && before && !/^[\s-]$/.test(text.slice(before.end, token.index)))) break;
    name += count === 1 ? token.word : ` ${token.word}`;
    const digits = figuresOf(name);
    if (digits !== undefined) found = { digits, count, end: token.end };
  }
  return found;
}

const isPhone = (digits: string): boolean => /^(?:0[2-9]\d{8}|(?:00)?41[2-9]\d{8}|0033[1-9]\d{8})$/.test(digits);
const isMobile = (digits: string): boolean => /^07[4-9]\d{7}$/.test(digits);

/** Phone numbers that are said in words, wholly or in part, in French, English, German or Italian. */
export function spokenPhonesIn(text: string): Span[] {
  return runsOf(withoutOthers(text)).flatMap((run) => {
    const spans: Span[] = [];
    for (let first = 0; first < run.length; first++) {
      let digits = "";
      let spoken = false;
      let loose = 0;
      for (let at = first; at < run.length && digits.length < 14; at++) {
        const part = run[at];
        if (!part) break;
        const apart = at > first && part.loose;
        // Words that belong to no number may stand only after 079, in a mobile number.
        if (apart && digits.length < 3) break;
        digits += part.digits;
        spoken ||= part.spoken;
        loose += Number(apart);
        if (loose > maxLoose) break;
        if (spoken && (loose > 0 ? isMobile(digits) : isPhone(digits))) {
          spans.push([run[first]?.span[0] ?? 0, part.span[1]]);
          first = at;
          break;
        }
      }
    }
    return spans;
  });
}
