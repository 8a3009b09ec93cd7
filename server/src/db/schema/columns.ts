import { type AnyColumn, sql } from "drizzle-orm";
import { check, customType, integer, uuid } from "drizzle-orm/pg-core";

/** Text that compares without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => "citext" });

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * A JSON value of any kind. Drizzle's own `jsonb` reads what the driver has read already once more: the text "12" would come back
 * as a number. What always holds an object or a list may be that one.
 */
export const jsonValue = customType<{ data: unknown }>({
  dataType: () => "jsonb",
  toDriver: (value) => JSON.stringify(value),
});

/** UUIDv7 made by the database: in the order of creation, so that new rows land at the end of every index. */
export const id = () =>
  uuid()
    .primaryKey()
    .default(sql`uuidv7()`);

/** A moment, to the millisecond; ISO 8601 in UTC on both sides. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp(3) with time zone",
  fromDriver: (value) => new Date(value).toISOString(),
});

export const createdAt = () =>
  moment()
    .notNull()
    .default(sql`now()`);

/** Raised by each save of an admin; a save from an older one is refused. */
export const revision = () => integer().notNull().default(1);

export const timestamps = () => ({ createdAt: createdAt(), updatedAt: createdAt() });

/** A check that a column holds one of a list that TypeScript knows too, so that both sides of the rule come from one place. */
export const oneOf = (name: string, column: AnyColumn, values: readonly (string | number)[]) =>
  check(
    name,
    sql`${column} in (${sql.raw(values.map((value) => (typeof value === "number" ? value : `'${value}'`)).join(", "))})`,
  );
