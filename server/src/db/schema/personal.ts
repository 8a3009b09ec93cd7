import type { InferInsertModel, SQL } from "drizzle-orm";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

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

/** The column that says whose a row is: an account's, or a company's. */
type OwnerColumn = "userId" | "ownerId" | "companyId";
type OwnerColumns<Table extends PgTable> = OwnerColumn & keyof Columns<Table>;
/** How whole rows go: with whom a column names, or `removed`, by their slice. An account's go with it: anything else is a type error. */
type Removal<Table extends PgTable> = "userId" extends keyof Columns<Table>
  ? { removed: "userId" }
  : "removed" | { [Name in OwnerColumns<Table>]: { removed: Name } }[OwnerColumns<Table>];

const marks = new Map<PgTable, "removed" | Record<string, Mark<unknown>>>();
const removals = new Map<PgTable, OwnerColumn>();

/**
 * Says of a table that belongs to a person what becomes of each column, or of the whole row, when the person goes; forgetting a text is
 * a type error. Erasure, and the tests of erasure and export, read it.
 */
export function personal<Table extends PgTable>(table: Table, columns: Removal<Table> | Marks<Table>): void {
  const removal: "removed" | { removed?: unknown } = columns;
  if (removal === "removed") marks.set(table, removal);
  else if (isOwnerColumn(removal.removed)) {
    marks.set(table, "removed");
    removals.set(table, removal.removed);
  } else marks.set(table, columns as Marks<Table>);
}

const isOwnerColumn = (value: unknown): value is OwnerColumn =>
  value === "userId" || value === "ownerId" || value === "companyId";

/** The tables whose rows go with an account or a company, each with the column that says whose they are. */
export const removedTables = (owner: OwnerColumn): { table: PgTable; column: PgColumn }[] =>
  [...removals].flatMap(([table, by]) => {
    const column = getTableColumns(table)[owner];
    return by === owner && column ? [{ table, column }] : [];
  });

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
