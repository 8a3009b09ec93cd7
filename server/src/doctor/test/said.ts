import type { TestDatabase } from "../../test/database/database.ts";

/** What PostgreSQL says of itself, said otherwise: views that are found before its own, where nothing else can plant the fault. */
export async function said(
  { sql, url }: Pick<TestDatabase, "sql" | "url">,
  views: Record<string, Record<string, string>>,
  functions: readonly string[],
): Promise<() => Promise<unknown>> {
  const database = new URL(url).pathname.slice(1);
  await sql`create schema planted`;
  for (const [view, changed] of Object.entries(views)) {
    const columns = await sql<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = ${`pg_catalog.${view}`}::regclass and attnum > 0 and not attisdropped`;
    const shown = columns.map(({ name }) => (name in changed ? `${changed[name]} as ${name}` : name));
    await sql.unsafe(`create view planted.${view} as select ${shown.join(", ")} from pg_catalog.${view}`);
  }
  for (const text of functions) await sql.unsafe(text);
  await sql`grant usage on schema planted to metiro_app`;
  await sql`grant select on all tables in schema planted to metiro_app`;
  await sql.unsafe(`alter database ${database} set search_path = planted, pg_catalog, public`);
  return async () => {
    await sql.unsafe(`alter database ${database} reset search_path`);
    await sql`drop schema planted cascade`;
  };
}
