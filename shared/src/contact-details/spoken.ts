import type { Span } from "./spans.ts";

const split = (words: string): string[] => words.split(" ");

/** Zero to nineteen, the tens, and how each language puts them together. */
const languages = [
  {
    small: split(
      "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix·sept dix·huit dix·neuf",
    ),
    tens: split("vingt trente quarante cinquante soixante septante huitante nonante"),
    join: (ten: string, unit: string) => [`${ten} ${unit}`, `${ten} et ${unit}`],
    hundreds: ["cent"],
  },
  {
    small: split(
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    ),
    tens: split("twenty thirty forty fifty sixty seventy eighty ninety"),
    join: (ten: string, unit: string) => [`${ten} ${unit}`],
    hundreds: ["one hundred", "hundred"],
  },
  {
    small: split(
      "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    ),
    tens: split("zwanzig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig"),
    join: (ten: string, unit: string) => [
      `${unit === "eins" ? "ein" : unit}und${ten}`,
      `${unit === "eins" ? "ein" : unit} und ${ten}`,
    ],
    hundreds: ["hundert", "einhundert"],
  },
  {
    small: split(
      "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    ),
    tens: split("venti trenta quaranta cinquanta sessanta settanta ottanta novanta"),
    join: (ten: string, unit: string) => [
      `${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit === "tre" ? "tré" : unit}`,
      `${ten}${unit}`,
      `${ten} ${unit}`,
    ],
    hundreds: ["cento"],
  },
];

/** What two numbers are called whose sum is one number: soixante-dix-neuf. */
const frenchOfFrance: [string, number][] = [
  ["soixante", 60],
  ["quatre vingt", 80],
];

/** Every number up to 199 in words, hyphens as blanks, without accents; at most five words. */
const numbers = new Map<string, string>();
const bare = (word: string): string =>
  word.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll(/[-·]/g, " ").toLowerCase();
const learn = (word: string, value: number) => void numbers.set(bare(word), String(value));

for (const { small, tens, join, hundreds } of languages) {
  const upTo99: [string, number][] = small.map((word, value) => [word, value]);
  for (const [index, ten] of tens.entries()) {
    upTo99.push([ten, 20 + 10 * index]);
    for (const [unit, word] of small.slice(0, 10).entries())
      if (unit > 0) for (const joined of join(ten, word)) upTo99.push([joined, 20 + 10 * index + unit]);
  }
  if (small[1] === "un")
    for (const [word, value] of frenchOfFrance) {
      upTo99.push([word, value], [`${word}s`, value]);
      for (const [more, other] of small.entries())
        if (other !== undefined && more > 0)
          upTo99.push([`${word} ${other}`, value + more], [`${word} et ${other}`, value + more]);
    }
  for (const [word, value] of upTo99) {
    learn(word, value);
    for (const hundred of hundreds) {
      learn(hundred, 100);
      if (value > 0) for (const by of ["", " "]) learn(`${hundred}${by}${word}`, 100 + value);
    }
  }
}

/** What is said between the figures of a number, and no more. */
const between = new Set(split("et puis ensuite apres and then und dann poi e"));
const mostWords = 5;

interface Figures {
  digits: string;
  /** Whether it is said in words, or comes after a word. */
  spoken: boolean;
  span: Span;
}

/** The numbers of a text that follow each other with nothing but signs and a few words between them. */
function runsOf(text: string): Figures[][] {
  const tokens = [...text.matchAll(/\p{L}+|\d+/gu)].map(({ 0: word, index }) => ({
    word: bare(word),
    index,
    end: index + word.length,
  }));
  const runs: Figures[][] = [];
  let run: Figures[] = [];
  let words = 0;
  let last = 0;
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (let at = 0; at < tokens.length;) {
    const { word = "", index = 0, end = 0 } = tokens[at] ?? {};
    if (index - last > 8) close();
    const said = numberAt(text, tokens, at);
    if (said || /^\d/.test(word)) {
      const span: Span = [index, said ? said.end : end];
      run.push({ digits: said?.digits ?? word, spoken: said !== undefined || (run.length > 0 && words > 0), span });
      at += said?.count ?? 1;
      last = span[1];
      words = 0;
    } else {
      words++;
      if (!between.has(word) || words > 2) close();
      else last = end;
      at++;
    }
  }
  close();
  return runs;
}

/** The longest number in words that begins here; its words have only a blank or a hyphen between them. */
function numberAt(text: string, tokens: { word: string; index: number; end: number }[], at: number) {
  let name = "";
  let found: { digits: string; count: number; end: number } | undefined;
  for (let count = 1; count <= mostWords; count++) {
    const token = tokens[at + count - 1];
    const before = tokens[at + count - 2];
    if (!token || (count > 1 && before && !/^[\s-]$/.test(text.slice(before.end, token.index)))) break;
    name += count === 1 ? token.word : ` ${token.word}`;
    const digits = numbers.get(name);
    if (digits !== undefined) found = { digits, count, end: token.end };
  }
  return found;
}

const isPhone = (digits: string): boolean => /^(?:0[2-9]\d{8}|(?:00)?41[2-9]\d{8}|0033[1-9]\d{8})$/.test(digits);

/** Phone numbers that are said in words, wholly or in part, in French, English, German or Italian. */
export function spokenPhonesIn(text: string): Span[] {
  return runsOf(text).flatMap((run) => {
    const spans: Span[] = [];
    for (let first = 0; first < run.length; first++) {
      let digits = "";
      let spoken = false;
      for (let at = first; at < run.length && digits.length < 14; at++) {
        const part = run[at];
        if (!part) break;
        digits += part.digits;
        spoken ||= part.spoken;
        if (spoken && isPhone(digits)) {
          spans.push([run[first]?.span[0] ?? 0, part.span[1]]);
          first = at;
          break;
        }
      }
    }
    return spans;
  });
}
