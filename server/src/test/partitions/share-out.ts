import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Sql } from "../../db/client.ts";
import * as schema from "../../db/schema/index.ts";
import { type TableClass, tableClasses } from "../../db/schema/table-classes.ts";

/** Into how many parts tables are shared out. */
export const partCount = 4;
/** The schema that holds them, beside `public`. */
export const sharedSchema = "shared_out";

/** By what a table is shared out: a column of its own, or one that it gets from the row of another table. */
export interface SharedTable {
  name: string;
  key: string;
  /** What joins its rows, as `own`, to those of the table that has the key, as `parent`. */
  from?: { parent: string; on: string };
}

const tables = new Map<string, PgTable>(
  Object.entries(schema).flatMap(([name, value]): [string, PgTable][] => (is(value, PgTable) ? [[name, value]] : [])),
);
const tableOf = (name: string): PgTable => {
  const table = tables.get(name);
  if (!table) throw new Error(`${name} is no table`);
  return table;
};
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Where a request and all that hangs on it would lie: with its client, or, for comparison, anywhere by its own id. */
export type Sharing = "by tenderer" | "by request";

/** The tables of clients and companies, each behind those that its key comes from. */
export function sharedTables(sharing: Sharing = "by tenderer"): SharedTable[] {
  const found = new Map<string, SharedTable>();
  const add = (name: string, its: TableClass): void => {
    if (found.has(name) || its.class === "reference" || its.class === "local") return;
    const own = getTableName(tableOf(name));
    if (sharing === "by request" && (name === "jobRequests" || isOfOneRequest(tableOf(name)))) {
      found.set(name, { name: own, key: name === "jobRequests" ? "id" : "job_request_id" });
      return;
    }
    if ("column" in its) {
      found.set(name, { name: own, key: snake(its.column) });
      return;
    }
    const parent = tableOf(its.through);
    add(its.through, tableClasses[its.through]);
    const foreign = getTableConfig(tableOf(name))
      .foreignKeys.map((key) => key.reference())
      .find(({ foreignTable }) => foreignTable === parent);
    if (!foreign) throw new Error(`${name} does not refer to ${its.through}`);
    const on = foreign.columns
      .map((column, at) => `own.${snake(column.name)} = parent.${snake(foreign.foreignColumns[at]?.name ?? "")}`)
      .join(" and ");
    const key = sharing === "by request" ? "job_request_id" : "tenderer_id";
    found.set(name, { name: own, key, from: { parent: getTableName(parent), on } });
  };
  for (const [name, its] of Object.entries(tableClasses)) add(name, its);
  return [...found.values()];
}

const isOfOneRequest = (table: PgTable) =>
  getTableConfig(table).columns.some(({ name, notNull }) => snake(name) === "job_request_id" && notNull);

/**
 * Makes every such table once more in a schema of its own, on hash partitions of its key, with the rows that it has, its checks and
 * indexes. Primary keys and unique constraints hold the key as well, without which PostgreSQL makes none.
 */
export async function shareOut(sql: Sql, sharing: Sharing = "by tenderer"): Promise<void> {
  await sql.unsafe(`create schema ${sharedSchema}`);
  for (const table of sharedTables(sharing)) await shareOutTable(sql, table);
  await sql`analyze`;
}

async function shareOutTable(sql: Sql, { name, key, from }: SharedTable): Promise<void> {
  const there = `${sharedSchema}.${name}`;
  const [has] = await sql`
    select from information_schema.columns where table_schema = 'public' and table_name = ${name} and column_name = ${key}`;
  const added = has ? "" : `, ${key} uuid not null`;
  await sql.unsafe(
    `create table ${there} (like public.${name} including defaults including generated including constraints${added}) partition by hash (${key})`,
  );
  for (let part = 0; part < partCount; part++)
    await sql.unsafe(
      `create table ${there}_${part} partition of ${there} for values with (modulus ${partCount}, remainder ${part})`,
    );
  const constraints = await sql<{ kind: string; columns: string[] }[]>`
    select case contype when 'p' then 'primary key' else 'unique' end as kind,
      (select array_agg(quote_ident(attname) order by at) from unnest(conkey) with ordinality as k(number, at)
        join pg_attribute on attrelid = conrelid and attnum = number) as columns
    from pg_constraint where conrelid = ${`public.${name}`}::regclass and contype in ('p', 'u')`;
  for (const { kind, columns } of constraints)
    await sql.unsafe(`alter table ${there} add ${kind} (${[...new Set([...columns, key])].join(", ")})`);
  const indexes = await sql<{ text: string }[]>`
    select pg_get_indexdef(indexrelid) as text from pg_index where indrelid = ${`public.${name}`}::regclass and not indisunique`;
  for (const { text } of indexes)
    await sql.unsafe(text.replace(/ INDEX \S+ ON (?:ONLY )?public\.\S+/, ` INDEX ON ${there}`));
  const columns = await sql<{ name: string }[]>`
    select quote_ident(attname) as name from pg_attribute where attrelid = ${`public.${name}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
  const own = columns.map((column) => column.name);
  const [into, out] = has
    ? [own, own.map((column) => `own.${column}`)]
    : [
        [...own, key],
        [...own.map((column) => `own.${column}`), `parent.${key}`],
      ];
  const joined = !has && from ? ` join ${sharedSchema}.${from.parent} as parent on ${from.on}` : "";
  await sql.unsafe(
    `insert into ${there} (${into.join(", ")}) select ${out.join(", ")} from public.${name} as own${joined}`,
  );
}
