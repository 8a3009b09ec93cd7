import { type Placeholder, type SQL, and, count, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../client.ts";
import { beyond, down, type Order, orderBy, cursorPositionOf } from "./order.ts";
import type { Placed, Window } from "./paginate.ts";

interface Rows {
  table: PgTable;
  id: AnyPgColumn;
  /** When a row came to be. */
  at: AnyPgColumn;
  where: SQL | undefined;
  /** Another order than newest first; it ends with the id. */
  order?: Order | undefined;
}

const orderOf = ({ id, at, order = [down(at), down(id)] }: Rows): Order => order;

/** The ids of a window with their places; who prepares the query may leave the limit open. */
export function placedIds(
  db: Queryable,
  { table, id, where, order }: Pick<Rows, "table" | "id" | "where"> & { order: Order },
  { limit, offset, after }: Omit<Window, "limit"> & { limit: number | Placeholder },
) {
  return db
    .select({ id: sql<string>`${id}`, place: cursorPositionOf(order) })
    .from(table)
    .where(after ? and(where, beyond(order, after)) : where)
    .orderBy(...orderBy(order))
    .limit(limit)
    .offset(offset);
}

/** Total and ids of a list that is counted from its rows, newest first unless told; for `paginate`. */
export const newestFirst = (db: Queryable, rows: Rows) => ({
  total: async () => {
    const [row] = await db.select({ n: count() }).from(rows.table).where(rows.where);
    return row?.n ?? 0;
  },
  ids: (window: Window) => placedIds(db, { ...rows, order: orderOf(rows) }, window),
});

interface Found extends Rows {
  /** The columns that the order looks at, beside id and time. */
  by: AnyPgColumn[];
}

/**
 * Total and ids of a list that is searched: all rows that match are collected once, then counted and ordered. PostgreSQL takes a rare
 * word for a frequent one and would read the whole list in its order to find it; of a frequent one total and page would
 * each look at every row.
 */
export function foundAtOnce(db: Queryable, { by, ...rows }: Found, window: Window) {
  const { table, id, at, where } = rows;
  const columns = sql.join([...new Set([id, at, ...by])], sql`, `);
  // The rows that were collected stand under the name of their table, so that the order says the same of both.
  const found = db
    .execute<{ total: number; ids: Placed<string>[] }>(
      sql`
    with ${table} as materialized (select ${columns} from ${table} where ${where ?? sql`true`})
    select (select count(*)::int from ${table}) as total, ${placedJson(rows, window)} as ids`,
    )
    .then(([row]) => row ?? { total: 0, ids: [] });
  return { total: async () => (await found).total, ids: async () => (await found).ids };
}

/**
 * The ids of a window with their places as JSON, within a larger statement. Places are made of the window alone: made beside what is
 * sorted, they would be made of every row, and cost ten times what the order does.
 */
export function placedJson(
  rows: Pick<Rows, "id"> & { table: PgTable; at: AnyPgColumn; order?: Order | undefined },
  { limit, offset, after }: Window,
): SQL {
  const { table, id, at, order = [down(at), down(id)] } = rows;
  return sql`(select coalesce(json_agg(json_build_object('id', ${id}, 'place', ${cursorPositionOf(order)})), '[]') from (
    select * from ${table} where ${after ? beyond(order, after) : sql`true`}
    order by ${sql.join(orderBy(order), sql`, `)} limit ${limit} offset ${offset}) as ${table})`;
}

/** A search put into an array, for what reads all of a list in its order. */
export const lookedUp = (table: PgTable, id: AnyPgColumn, where: SQL | undefined): SQL =>
  sql`${id} = any(array(select ${id} from ${table} where ${where ?? sql`true`}))`;

/** The rows of a page, found in any order, in the order of its ids. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
