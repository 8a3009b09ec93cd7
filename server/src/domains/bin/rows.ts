import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../db/client.ts";
import { type BinnedRows, blogs, jobRequestCompanies, jobRequests } from "../../db/schema/index.ts";
import type { BinnedKind } from "@metiro/shared/bin/kinds";
import { branchesOf, fileColumns, setNullColumns } from "./branches.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

const rootOf = { jobRequest: jobRequests, blog: blogs } as const;

/** What a column is called in the database. */
const nameOf = (column: PgColumn) => column.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const identifiers = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Columns that the database works out by itself. */
const workedOut = (table: PgTable) =>
  Object.values(getTableColumns(table)).filter(({ generated }) => generated !== undefined);

const tablesOf = (kind: BinnedKind): Map<string, PgTable> =>
  new Map(
    [rootOf[kind], ...branchesOf(rootOf[kind]).map(({ table }) => table)].map((table) => [getTableName(table), table]),
  );

type Rows = BinnedRows[number]["rows"];

/** A row with all that goes with it, as it stands: tables in the order in which they can be put back. */
export async function rowWithDependents(tx: Transaction, kind: BinnedKind, id: string): Promise<BinnedRows> {
  const root = rootOf[kind];
  const conditions = new Map<PgTable, SQL[]>([[root, [sql`${root.id} = ${id}`]]]);
  for (const { table, columns, parent, parentColumns } of branchesOf(root)) {
    const [own, theirs] = [columns, parentColumns].map((side) => sql.join([...side], sql`, `));
    const within = sql`(${own}) in (select ${theirs} from ${parent} where ${anyOf(conditions.get(parent))})`;
    conditions.set(table, [...(conditions.get(table) ?? []), within]);
  }
  const kept = [];
  for (const [table, where] of conditions) {
    const left = workedOut(table).map(nameOf);
    const [found] = await tx.execute<{ rows: Rows }>(sql`
      select coalesce(jsonb_agg(to_jsonb(${table}) - ${arrayLiteral(left)}::text[]), '[]') as rows
      from ${table} where ${anyOf(where)}`);
    if (found && found.rows.length > 0) kept.push({ table: getTableName(table), rows: found.rows });
  }
  return kept;
}

const anyOf = (conditions: readonly SQL[] = []): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

/** Puts the rows back, with columns that are there today; what a row names that is gone meanwhile and that it can do without is left out. */
export async function putBackRows(tx: Transaction, kind: BinnedKind, kept: BinnedRows): Promise<void> {
  const root = rootOf[kind];
  const known = tablesOf(kind);
  for (const { table: name, rows } of kept) {
    const table = known.get(name);
    const [first] = rows;
    if (!table || !first) continue;
    const out = new Set(workedOut(table));
    const loose = setNullColumns(table);
    const columns = Object.values(getTableColumns(table)).filter((one) => !out.has(one) && nameOf(one) in first);
    const values = columns.map((column) => {
      const value = sql`kept.${sql.identifier(nameOf(column))}`;
      const foreign = loose.get(column);
      if (!foreign) return value;
      return sql`case when exists (select from ${foreign.table} as there where there.${sql.identifier(nameOf(foreign))} = ${value}) then ${value} end`;
    });
    const aside = table === root ? sql`` : sql`on conflict do nothing`;
    await tx.execute(sql`
      insert into ${table} (${identifiers(columns.map(nameOf))})
      select ${sql.join(values, sql`, `)}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::jsonb) as kept ${aside}`);
  }
}

/** The images and documents that rows of the bin show, and the companies that have words in them. */
export function referencesIn(kind: BinnedKind, kept: BinnedRows): { fileIds: string[]; companyIds: string[] } {
  const known = tablesOf(kind);
  const idsIn = (rows: Rows, columns: readonly string[]) =>
    rows.flatMap((row) => columns.map((column) => row[column]).filter((value) => typeof value === "string"));
  const fileIds = kept.flatMap(({ table: name, rows }) => {
    const table = known.get(name);
    return table ? idsIn(rows, fileColumns(table).map(nameOf)) : [];
  });
  const recipients = kept.find(({ table }) => table === getTableName(jobRequestCompanies))?.rows ?? [];
  return { fileIds: [...new Set(fileIds)], companyIds: idsIn(recipients, ["company_id"]) };
}
