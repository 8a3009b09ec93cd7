import type { InferInsertModel, SQL } from "drizzle-orm";
import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Who goes, where a row belongs to two persons. */
export type Side = "client" | "company";

/** What becomes of a column that says something of a person, when the person goes. */
export type Mark<Value> =
  /** Its value is replaced. `secret`: it is not even exported to the person. */
  | { erased: Value | SQL; secret?: true; by?: Side | "either" }
  /** Its slice takes out only what names the person, because others need the rest. */
  | { stripped: "by its slice" }
  /** It stays, or says nothing of a person: why. */
  | { kept: string };

type Columns<Table extends PgTable> = Table["_"]["columns"];
type Value<Table extends PgTable, Name extends keyof Columns<Table>> = Table["$inferInsert"] extends infer Row
  ? Name extends keyof Row
    ? Exclude<Row[Name], undefined>
    : never
  : never;
/** Columns that hold words of somebody's choice: text without a list of values, and documents. */
type FreeText<Table extends PgTable> = {
  [Name in keyof Columns<Table>]: Columns<Table>[Name]["_"]["columnType"] extends "PgJsonb"
    ? Name
    : Columns<Table>[Name]["_"]["columnType"] extends "PgText"
      ? string extends Columns<Table>[Name]["_"]["data"]
        ? Name
        : never
      : never;
}[keyof Columns<Table>];
type Marks<Table extends PgTable> = { [Name in FreeText<Table>]: Mark<Value<Table, Name>> } & {
  [Name in keyof Columns<Table>]?: Mark<Value<Table, Name>>;
};

const marks = new Map<PgTable, "removed" | Record<string, Mark<unknown>>>();

/**
 * Says of a table that belongs to a person what becomes of each column when the person goes; forgetting a text is a type error.
 * `removed`: the whole row goes. Erasure and the tests of erasure and export read it.
 */
export function personal<Table extends PgTable>(table: Table, columns: "removed" | Marks<Table>): void {
  marks.set(table, columns);
}

/** What an erasure writes into a table's columns; of a row that belongs to two, into those of the one who goes. */
export function erasedValues<Table extends PgTable>(table: Table, side?: Side): Partial<InferInsertModel<Table>> {
  const columns = marks.get(table);
  if (columns === undefined || columns === "removed") throw new Error(`${getTableName(table)} has no personal columns`);
  const values = Object.entries(columns).flatMap(([name, mark]) =>
    "erased" in mark && (mark.by === side || (side !== undefined && mark.by === "either")) ? [[name, mark.erased]] : [],
  );
  return Object.fromEntries(values) as Partial<InferInsertModel<Table>>;
}

/** The marks of a table's columns; undefined when it belongs to nobody. */
export const marksOf = (table: PgTable): "removed" | Record<string, Mark<unknown>> | undefined => marks.get(table);
