import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Columns by the names of their fields, for rows that a statement gathers as JSON beside others. */
export const jsonFields = (columns: Readonly<Record<string, PgColumn>>): SQL =>
  sql.join(
    Object.entries(columns).map(([field, column]) => sql`${column} as ${sql.identifier(field)}`),
    sql`, `,
  );

/** A moment as PostgreSQL writes it in JSON. Nearly all have milliseconds, and are of UTC: those need no reckoning. */
export function isoOf(moment: string): string {
  return moment.length === 29 && moment.endsWith("+00:00") ? `${moment.slice(0, 23)}Z` : new Date(moment).toISOString();
}
