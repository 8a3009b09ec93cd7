const split = (words: string): string[] => words.split(" ");

/** Zero to nineteen, the tens, and how each language puts them together. */
const languages = [
  {
    small: split(
      "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix·sept dix·huit dix·neuf",
    ),
    tens: split("vingt trente quarante cinquante soixante septante huitante nonante"),
    join: (ten: string, unit: string) => [`${ten} ${unit}`, `${ten} et ${unit}`, `${ten}${unit}`],
  },
  {
    small: split(
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    ),
    tens: split("twenty thirty forty fifty sixty seventy eighty ninety"),
    join: (ten: string, unit: string) => [`${ten} ${unit}`, `${ten}${unit}`],
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
  },
];

/** What two numbers are called whose sum is one number: soixante-dix-neuf. */
const frenchOfFrance: [string, number][] = [
  ["soixante", 60],
  ["quatre vingt", 80],
];

/** Every number up to 99 in words, hyphens as blanks, without accents; at most four words. */
const below100 = new Map<string, number>();

/** A word as it is looked for: small, without accents, hyphens as blanks. */
export const bare = (word: string): string =>
  word.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll(/[-·]/g, " ").toLowerCase();

const learn = (word: string, value: number) => void below100.set(bare(word), value);

for (const { small, tens, join } of languages) {
  for (const [value, word] of small.entries()) learn(word, value);
  for (const [index, ten] of tens.entries()) {
    learn(ten, 20 + 10 * index);
    for (const [unit, word] of small.slice(0, 10).entries())
      if (unit > 0) for (const joined of join(ten, word)) learn(joined, 20 + 10 * index + unit);
  }
  if (small[1] !== "un") continue;
  for (const [word, value] of frenchOfFrance) {
    learn(word, value);
    learn(`${word}s`, value);
    for (const [more, other] of small.entries())
      if (more > 0) for (const and of [" ", " et "]) learn(`${word}${and}${other}`, value + more);
  }
}
for (const [word, value] of [
  ["oh", 0],
  ["zwo", 2],
  ["eis", 1],
  ["zwoi", 2],
  ["dru", 3],
  ["foif", 5],
  ["sachs", 6],
  ["sibe", 7],
  ["nun", 9],
] as const)
  learn(word, value);

/** The figures in words, longest first, to be found where they are written without blanks. */
const units = [...below100]
  .filter(([word, value]) => value < 10 && !word.includes(" "))
  .toSorted(([a], [b]) => b.length - a.length);
const hundred = /^(?<head>.*?) ?(?:cento|cents?|hundred|hundert)(?<tail>.*)$/;

/** Words with which a number begins, so that all others are passed by at once. */
const beginnings = new Set([...below100.keys()].map((name) => name.split(" ")[0] ?? name));
const mayBegin = /cent|hundred|hundert/;

/** Whether a word can be the first one of a number. */
export const beginsNumber = (word: string): boolean => beginnings.has(word) || mayBegin.test(word);

/** The most words of which a number below 1,000 has to be. */
export const maxSpokenWords = 6;

/** The figures of a number below 1,000 that is said in words. */
export function figuresOf(name: string): string | undefined {
  const value = below100.get(name);
  if (value !== undefined) return String(value);
  const { head = "", tail = "" } = hundred.exec(name)?.groups ?? {};
  if (!mayBegin.test(name) || name.length > 60) return undefined;
  const times = head === "" ? 1 : below100.get(head === "ein" ? "eins" : head);
  const more = tail.trim();
  const rest = more === "" ? 0 : (below100.get(more) ?? below100.get(more.replace(/^(?:and |und ?|et |e )/, "")));
  if (times === undefined || times < 1 || times > 9 || rest === undefined) return undefined;
  return String(times * 100 + rest);
}

/** The figures of a word that is several of them: zérosept, siebenneun. */
export function gluedFigures(word: string): string | undefined {
  let figures = "";
  for (let at = 0; at < word.length;) {
    const unit = units.find(([name]) => word.startsWith(name, at));
    if (!unit || word.length > 60) return undefined;
    figures += String(unit[1]);
    at += unit[0].length;
  }
  return figures.length > 1 ? figures : undefined;
}
