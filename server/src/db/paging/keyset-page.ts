import { type SQL, count, desc, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../client.ts";
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

interface Found extends Rows {
  /** The columns that the order looks at, beside id and time. */
  by: AnyPgColumn[];
}

/**
 * The same of what is searched: all rows that match are collected once, then counted and ordered. PostgreSQL takes a rare
 * word for a frequent one and would read the whole list in its order to find it; of a frequent one total and page would
 * each look at every row.
 */
export function foundAtOnce(db: Db, { table, id, at, where, order, by }: Found, { limit, offset }: Window) {
  const columns = sql.join([...new Set([id, at, ...by])], sql`, `);
  // The rows that were collected stand under the name of their table, so that the order says the same of both.
  const found = db
    .execute<{ total: number; ids: string[] }>(
      sql`
    with ${table} as materialized (select ${columns} from ${table} where ${where ?? sql`true`})
    select (select count(*)::int from ${table}) as total,
      array(select ${id} from ${table} order by ${sql.join(order ?? [desc(at), desc(id)], sql`, `)}
        limit ${limit} offset ${offset}) as ids`,
    )
    .then(([row]) => row ?? { total: 0, ids: [] });
  return { total: async () => (await found).total, ids: async () => (await found).ids };
}

/** A search put into an array, for what reads all of a list in its order. */
export const lookedUp = (table: PgTable, id: AnyPgColumn, where: SQL | undefined): SQL =>
  sql`${id} = any(array(select ${id} from ${table} where ${where ?? sql`true`}))`;

/** The rows of a page, found in any order, in the order of its ids. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Ids as the value of a `::uuid[]` in a prepared query. */
export const uuidArray = (ids: readonly string[]): string => `{${ids.join(",")}}`;
