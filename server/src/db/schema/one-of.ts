import { type AnyColumn, sql } from "drizzle-orm";
import { check } from "drizzle-orm/pg-core";

/** A check that a column holds one of a list that TypeScript knows too, so that both sides of the rule come from one place. */
export const oneOf = (name: string, column: AnyColumn, values: readonly (string | number)[]) =>
  check(
    name,
    sql`${column} in (${sql.raw(values.map((value) => (typeof value === "number" ? value : `'${value}'`)).join(", "))})`,
  );
