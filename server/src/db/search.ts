import { type SQL, sql } from "drizzle-orm";

/** The words of a search, at most eight: letters and digits only, so that nothing of it is syntax to PostgreSQL. */
export const searchWords = (search: string): string[] =>
  search
    .normalize("NFC")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8);

/**
 * A text search that a person still typing finds useful: each word as the beginning of one, or by its French stem.
 * The words go in as values, not as a prepared plan: PostgreSQL must see them to choose the index.
 */
export function textQuery(words: string[]): SQL {
  const typed = words.map((word) => `${word}:*`).join(" & ");
  return sql`(to_tsquery('simple_unaccent', ${typed}) || plainto_tsquery('french_unaccent', ${words.join(" ")}))`;
}

/** The same for names and places, which have no stem. */
export const nameQuery = (words: string[]): SQL =>
  sql`to_tsquery('simple_unaccent', ${words.map((word) => `${word}:*`).join(" & ")})`;
