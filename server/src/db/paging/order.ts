import { Column, is, type SQL, sql } from "drizzle-orm";

/** What a key is read again as. */
const casts = {
  boolean: (value: string | null) => sql`${value}::boolean`,
  date: (value: string | null) => sql`${value}::date`,
  integer: (value: string | null) => sql`${value}::integer`,
  text: (value: string | null) => sql`${value}::text`,
  timestamptz: (value: string | null) => sql`${value}::timestamptz`,
  uuid: (value: string | null) => sql`${value}::uuid`,
} as const;
type KeyType = keyof typeof casts;

/** One key of an order: what is compared, which way, and as what a value of it is read again. */
export interface OrderKey {
  by: SQL | Column;
  descending: boolean;
  type: KeyType;
  /** Rows without a value come last. */
  nullsLast: boolean;
}

/** The order of a list. The last key is never the same in two rows, so that each row has one place. */
export type Order = readonly OrderKey[];

/** What a row has under the keys of its order, as text. */
export type CursorPosition = readonly (string | null)[];

interface Options {
  /** Of an expression; a column tells its own. */
  type?: KeyType;
  nullsLast?: boolean;
}

const key =
  (descending: boolean) =>
  (by: SQL | Column, { type, nullsLast = false }: Options = {}): OrderKey => ({
    by,
    descending,
    type: type ?? (is(by, Column) ? typeOf(by) : "text"),
    nullsLast,
  });

function typeOf(column: Column): KeyType {
  // The database keeps moments alone: `timestamp (3) with time zone`.
  const type = column.getSQLType().replace(/^timestamp.*/, "timestamptz");
  if (type in casts) return type as KeyType;
  throw new Error(`No list is ordered by ${type}`);
}

/** The smallest first. */
export const up = key(false);
/** The largest first. */
export const down = key(true);

/** The order for an `ORDER BY`. */
export const orderBy = (order: Order): SQL[] =>
  order.map(
    ({ by, descending, nullsLast }) =>
      sql`${by}${descending ? sql` desc` : sql``}${nullsLast ? sql` nulls last` : sql``}`,
  );

/** The place of a row as a JSON array of texts; timestamps to the microsecond. */
export const cursorPositionOf = (order: Order): SQL<CursorPosition> =>
  sql<CursorPosition>`json_build_array(${sql.join(
    order.map(({ by }) => sql`(${by})::text`),
    sql`, `,
  )})`;

/** The rows that come after a place. Where all keys go one way it is one comparison, which an index in this order answers. */
export function beyond(order: Order, place: CursorPosition): SQL {
  const keys = order.map((one, at) => ({
    ...one,
    value: casts[one.type](place[at] ?? null),
    isNull: place[at] === null,
  }));
  const oneWay = keys.every(({ descending, nullsLast }) => descending === keys[0]?.descending && !nullsLast);
  if (oneWay)
    return sql`(${sql.join(
      keys.map(({ by }) => sql`${by}`),
      sql`, `,
    )}) ${keys[0]?.descending ? sql`<` : sql`>`} (${sql.join(
      keys.map(({ value }) => value),
      sql`, `,
    )})`;
  return keys.reduceRight<SQL>(
    (rest, { by, value, isNull, descending, nullsLast }) => {
      if (isNull) return sql`(${by} is null and ${rest})`;
      const further = sql`${by} ${descending ? sql`<` : sql`>`} ${value}`;
      return sql`(${further}${nullsLast ? sql` or ${by} is null` : sql``} or (${by} = ${value} and ${rest}))`;
    },
    sql`false`,
  );
}
