import { is } from "drizzle-orm";
import { type ForeignKey, getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../db/schema/index.ts";

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

/** Written anew with what is put back, which is a change itself. */
const unkept = new Set<PgTable>([schema.requestChanges]);

/** By which columns the rows of a table follow those of another one into the bin. */
export interface Branch {
  table: PgTable;
  columns: readonly PgColumn[];
  parent: PgTable;
  parentColumns: readonly PgColumn[];
}

/**
 * Everything that goes with the rows of a table when they are deleted, as the database has it (`on delete cascade`), parents first. A
 * table that comes to be later follows by itself.
 */
export function branchesOf(root: PgTable): Branch[] {
  const found: Branch[] = [];
  const seen = new Set([root]);
  for (const parent of seen)
    for (const table of tables)
      for (const { key, columns, foreignColumns } of keysTo(table, parent)) {
        if (key.onDelete !== "cascade" || table === parent || unkept.has(table)) continue;
        found.push({ table, columns, parent, parentColumns: foreignColumns });
        seen.add(table);
      }
  return found;
}

/** Columns that are emptied where what they name is gone by the time that a row is put back, each with what it names. */
export const setNullColumns = (table: PgTable): Map<PgColumn, PgColumn> =>
  new Map(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignColumns } = key.reference();
      const [[column], [foreign]] = [columns, foreignColumns];
      return key.onDelete === "set null" && column && foreign ? [[column, foreign] as const] : [];
    }),
  );

/** The columns that name an image or a document. */
export const fileColumns = (table: PgTable): PgColumn[] =>
  [schema.files, schema.documents].flatMap((files) => keysTo(table, files).flatMap(({ columns }) => columns));

const keysTo = (table: PgTable, to: PgTable) =>
  getTableConfig(table)
    .foreignKeys.map((key: ForeignKey) => ({ key, ...key.reference() }))
    .filter(({ foreignTable }) => foreignTable === to);
