import { fold } from "../text/fold.ts";
import type { SearchedTrade } from "./schema.ts";

interface Entry {
  trade: SearchedTrade;
  /** Its name in the reader's language. */
  name: string[];
  phrases: string[];
  words: string[];
  category: string[];
}

/** Trades made ready to be searched many times. */
export const searchEntries = (trades: readonly SearchedTrade[]): Entry[] =>
  trades.map((trade) => {
    const phrases = trade.keywords.map(fold);
    return {
      trade,
      name: wordsOf(trade.name),
      phrases,
      words: [...new Set(phrases.flatMap(wordsOf))],
      category: wordsOf(trade.categoryName),
    };
  });

/**
 * The trades that most of the typed words lead to, best first. A word counts when it begins a word of the trade; one
 * that begins none anywhere counts where it is written almost the same. Accents, case and small words do not matter.
 */
export function findTrades(entries: readonly Entry[], typed: string, limit: number): SearchedTrade[] {
  const phrase = fold(typed);
  const all = wordsOf(phrase);
  const telling = all.filter((word) => !small.has(word));
  const wanted = (telling.length > 0 ? telling : all).map((word) => pointsFor(word, entries));
  const found = entries.map((entry, index) => {
    const points = wanted.map((ofWord) => ofWord[index] ?? 0);
    const hits = points.filter((value) => value > 0).length;
    return { entry, hits, points: points.reduce((sum, value) => sum + value, 0) + phrasePoints(entry, phrase) };
  });
  const most = Math.max(0, ...found.map(({ hits }) => hits));
  return found
    .filter(({ hits }) => hits > 0 && hits === most)
    .sort((one, other) => other.points - one.points)
    .slice(0, limit)
    .map(({ entry }) => entry.trade);
}

/** What says nothing of a trade: « tailler une haie » is about « tailler » and « haie ». */
const small = new Set(
  [
    "a ai au aux avec besoin casse cassee cherche chez d de des du en est et faire il j je l la le les ma mes mon ne pas",
    "plus pour reparer sur un une an and broken fix for have i in is my need of on the to want",
  ].flatMap((line) => line.split(" ")),
);

const wordsOf = (text: string) => fold(text).split(" ").filter(Boolean);

/** What a typed word is worth to each entry. */
function pointsFor(word: string, entries: readonly Entry[]): number[] {
  const points = entries.map(({ name, words, category }) => {
    if (name.some((candidate) => candidate.startsWith(word))) return 7;
    if (words.includes(word)) return 3.5;
    if (words.some((candidate) => candidate.startsWith(word))) return 3;
    return category.some((candidate) => candidate.startsWith(word)) ? 2 : 0;
  });
  if (word.length < 4 || points.some((value) => value > 0)) return points;
  const likeness = entries.map(({ words }) => Math.max(0, ...words.map((candidate) => likenessOf(word, candidate))));
  const least = Math.max(alike, Math.max(...likeness) - nearly);
  return likeness.map((value) => (value < least ? 0 : value));
}

const phrasePoints = ({ phrases }: Entry, phrase: string) => {
  if (phrases.includes(phrase)) return 3;
  return phrases.some((candidate) => candidate.startsWith(phrase)) ? 1 : 0;
};

/** « parqet » and « parquet » share 0.5, « maison » and « maçon » 0.3. */
const alike = 0.4;
/** How much less alike than the best a word may be. */
const nearly = 0.15;

/** Two neighbouring letters that changed places cost a short word most of its trigrams: « pientre » is « peintre ». */
const likenessOf = (word: string, candidate: string) =>
  isSwapped(word, candidate) ? 0.8 : similarity(word, candidate);

function isSwapped(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return one.slice(0, at) + (one[at + 1] ?? "") + (one[at] ?? "") + one.slice(at + 2) === other;
}

/** The share of trigrams that two words have in common, reckoned as PostgreSQL's pg_trgm does. */
function similarity(one: string, other: string): number {
  const [ofOne, ofOther] = [trigramsOf(one), trigramsOf(other)];
  if (Math.min(ofOne.length, ofOther.length) < alike * Math.max(ofOne.length, ofOther.length)) return 0;
  const common = ofOne.filter((trigram) => ofOther.includes(trigram)).length;
  return common / (ofOne.length + ofOther.length - common);
}

/** Those of the catalogue's words, which are compared with each word that is typed. */
const knownTrigrams = new Map<string, readonly string[]>();
/** Several times the words of the catalogue in two languages: it begins anew where strangers' words have filled it. */
const maxRemembered = 10_000;

function trigramsOf(word: string): readonly string[] {
  const known = knownTrigrams.get(word);
  if (known) return known;
  const padded = `  ${word} `;
  const made = [...new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)))];
  if (knownTrigrams.size >= maxRemembered) knownTrigrams.clear();
  knownTrigrams.set(word, made);
  return made;
}
