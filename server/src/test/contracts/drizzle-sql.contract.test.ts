import { readdirSync, readFileSync } from "node:fs";
import type postgres from "postgres";
import { expect, it } from "vitest";
import { testDatabase } from "../database/database.ts";

const { sql } = await testDatabase();
const folder = new URL("../../../../drizzle/sql/", import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), "utf8");

/** One file a domain. */
const functions = readdirSync(new URL("functions/", folder)).map((file) => `functions/${file}`);
/** In the order in which they can be run on the bare tables, after the functions. */
const others = ["tables.sql", "triggers.sql", "views.sql", "exclusions.sql"];

const own = "not exists (select from pg_depend where objid = thing.oid and deptype = 'e')";
const inPublic = "'public'::regnamespace";
/** Everything that the schema in TypeScript cannot say, as PostgreSQL writes it; `drop` takes it away again. */
const kinds = {
  exclusions: {
    list: `select conname as name, conrelid::regclass || ' ' || pg_get_constraintdef(oid) as text
      from pg_constraint where contype = 'x' and connamespace = ${inPublic}`,
    drop: `select format('alter table %s drop constraint %I', conrelid::regclass, conname)
      from pg_constraint where contype = 'x' and connamespace = ${inPublic}`,
  },
  triggers: {
    list: `select tgname as name, pg_get_triggerdef(oid) || ' ' || tgenabled::text as text from pg_trigger where not tgisinternal
      and tgrelid in (select oid from pg_class where relnamespace = ${inPublic})`,
    drop: `select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger where not tgisinternal
      and tgrelid in (select oid from pg_class where relnamespace = ${inPublic})`,
  },
  views: {
    list: `select viewname as name, definition as text from pg_views where schemaname = 'public'`,
    drop: `select format('drop view %I cascade', viewname) from pg_views where schemaname = 'public'`,
  },
  functions: {
    list: `select oid::regprocedure::text as name, pg_get_functiondef(oid) as text from pg_proc as thing
      where pronamespace = ${inPublic} and prokind <> 'a' and ${own}`,
    drop: `select format('drop routine %s cascade', oid::regprocedure) from pg_proc as thing
      where pronamespace = ${inPublic} and prokind <> 'a' and ${own}`,
  },
  types: {
    list: `select relname as name, string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum) as text
      from pg_class join pg_attribute on attrelid = pg_class.oid where relkind = 'c' and relnamespace = ${inPublic} group by relname`,
    drop: `select format('drop type %s cascade', oid::regclass) from pg_class where relkind = 'c' and relnamespace = ${inPublic}`,
  },
  statistics: {
    list: `select stxname as name, pg_get_statisticsobjdef(oid) as text from pg_statistic_ext where stxnamespace = ${inPublic}`,
    drop: `select format('drop statistics %I', stxname) from pg_statistic_ext where stxnamespace = ${inPublic}`,
  },
  unlogged: {
    list: `select relname as name, relpersistence::text as text from pg_class
      where relkind = 'r' and relpersistence = 'u' and relnamespace = ${inPublic}`,
    drop: `select format('alter table %s set logged', oid::regclass) from pg_class
      where relkind = 'r' and relpersistence = 'u' and relnamespace = ${inPublic}`,
  },
} as const;

async function listed(tx: postgres.ISql): Promise<Record<string, Record<string, string>>> {
  const lists: Record<string, Record<string, string>> = {};
  for (const [kind, { list }] of Object.entries(kinds)) {
    const rows = await tx.unsafe<{ name: string; text: string }[]>(`${list} order by 1`);
    lists[kind] = Object.fromEntries(rows.map(({ name, text }) => [name, text]));
  }
  return lists;
}

class RolledBack extends Error {}

it("says in drizzle/sql, with the same text, every function, trigger, view and exclusion of the migrated database", async () => {
  const migrated = await listed(sql);
  let written: typeof migrated = {};
  const act = sql.begin(async (tx) => {
    for (const { drop } of Object.values(kinds))
      for (const [statement] of await tx.unsafe(drop).values()) await tx.unsafe(String(statement));
    expect(Object.values(await listed(tx)).flatMap((kind) => Object.keys(kind))).toEqual([]);
    // One may call another that comes after it.
    await tx`set local check_function_bodies = off`;
    for (const file of [...functions, ...others]) await tx.unsafe(textOf(file));
    written = await listed(tx);
    throw new RolledBack();
  });
  await expect(act).rejects.toThrow(RolledBack);
  expect(written).toEqual(migrated);
  expect(Object.values(migrated).map((kind) => Object.keys(kind).length > 0)).not.toContain(false);
});

it("says in drizzle/sql what the tables stand on", async () => {
  const text = textOf("foundation.sql");
  const named = (what: RegExp) =>
    [...text.matchAll(what)].map(([, name = ""]) => name).toSorted((a, b) => a.localeCompare(b));
  // The sequence of an identity comes with its table.
  const [present] = await sql`select
    array(select extname::text from pg_extension where extname <> 'plpgsql' order by 1) as extensions,
    array(select cfgname::text from pg_ts_config where cfgnamespace = 'public'::regnamespace order by 1) as configurations,
    array(select relname::text from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'i') order by 1) as sequences`;
  expect({
    extensions: named(/create extension if not exists (\w+)/gi),
    configurations: named(/create text search configuration (\w+)/gi),
    sequences: named(/create sequence (\w+)/gi),
  }).toEqual({ ...present });
});

it("holds no file that nobody compares", () => {
  expect(readdirSync(folder).toSorted()).toEqual(["foundation.sql", "functions", ...others].toSorted());
});
