import { type SQL, sql } from "drizzle-orm";
import { users } from "./schema/index.ts";

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

/** A text search of names and places, which have no stem: each word as the beginning of one. */
export const nameQuery = (words: string[]): SQL =>
  sql`to_tsquery('simple_unaccent', ${words.map((word) => `${word}:*`).join(" & ")})`;

/** What is typed, anywhere in a text: a pattern for `ilike` in which no character has a meaning of its own. */
export const containing = (search: string): string => `%${search.trim().replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Users by the beginnings of the words of their name, or by a part of their e-mail address. What costs little to look at
 * stands first: of a word that everybody has each row is looked at.
 */
export const personMatches = (search: string, words: string[]): SQL =>
  sql`(${users.email}::text ilike ${containing(search)}
    or to_tsvector('simple_unaccent', ${users.firstName} || ' ' || ${users.lastName}) @@ ${nameQuery(words)})`;
