import { type SQL, count, desc, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";
import type { Window } from "./paginate.ts";

interface Rows {
  table: PgTable;
  id: AnyPgColumn;
  /** When a row came to be. */
  at: AnyPgColumn;
  where: SQL | undefined;
  /** Another order than newest first; it ends with the id. */
  order?: SQL[] | undefined;
}

/** Total and ids of a list that is counted from its rows, newest first unless told; for `paginate`. */
export const newestFirst = (db: Db, { table, id, at, where, order }: Rows) => ({
  total: async () => {
    const [row] = await db.select({ n: count() }).from(table).where(where);
    return row?.n ?? 0;
  },
  ids: async ({ limit, offset }: Window) => {
    const rows = await db
      .select({ id: sql<string>`${id}` })
      .from(table)
      .where(where)
      .orderBy(...(order ?? [desc(at), desc(id)]))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => row.id);
  },
});

/** The rows of a page, found in any order, in the order of its ids. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Ids as the value of a `::uuid[]` in a prepared query. */
export const uuidArray = (ids: readonly string[]): string => `{${ids.join(",")}}`;
