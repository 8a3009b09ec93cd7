import type { Category } from "@metiro/shared/category/schema";
import type { Subcategory } from "@metiro/shared/sub-category/schema";
import { nameIn } from "../../i18n/catalogue-name.ts";
import { fold } from "../../i18n/fold.ts";

export interface Suggestion {
  subcategory: Subcategory;
  category: Category;
  /** In the reader's language. */
  name: string;
  categoryName: string;
}

interface Entry extends Suggestion {
  /** What it is found by. */
  words: string;
  ownWords: string;
}

/** Every subcategory with the words it is found by: its names, its description and its category, French included. */
export function searchEntries(categories: readonly Category[], language: string): Entry[] {
  return categories.flatMap((category) =>
    category.subCategories.map((subcategory) => {
      const name = nameIn(subcategory, language);
      const categoryName = nameIn(category, language);
      const ownWords = fold(`${name} ${subcategory.name}`);
      const words = fold([ownWords, subcategory.description ?? "", categoryName, category.name].join(" "));
      return { subcategory, category, name, categoryName, words, ownWords };
    }),
  );
}

/**
 * The subcategories in which every typed word begins a word, those whose name says it first. When there is none: those
 * that share the beginning of a longer word (« peindre » finds « peinture »). Accents do not count.
 */
export function suggest(entries: readonly Entry[], typed: string, limit: number): Suggestion[] {
  const wanted = fold(typed).split(" ").filter(Boolean);
  if (wanted.length === 0) return [];
  const found = entries.filter(({ words }) => wanted.every((word) => beginsWord(words, word)));
  const rank = ({ ownWords }: Entry) => wanted.filter((word) => beginsWord(ownWords, word)).length;
  if (found.length > 0) return best(found, rank, limit);
  const stems = wanted.filter((word) => word.length > stemLength).map((word) => word.slice(0, stemLength));
  const alike = ({ ownWords }: Entry) => stems.filter((stem) => beginsWord(ownWords, stem)).length;
  return best(
    entries.filter((entry) => alike(entry) > 0),
    alike,
    limit,
  );
}

/** Letters of which a family of French words is told: pein-dre, pein-ture. */
const stemLength = 4;

const beginsWord = (words: string, beginning: string) => ` ${words}`.includes(` ${beginning}`);

const best = (entries: readonly Entry[], rank: (entry: Entry) => number, limit: number) =>
  entries.toSorted((one, other) => rank(other) - rank(one)).slice(0, limit);
