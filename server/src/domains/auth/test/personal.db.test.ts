import { eq, is } from "drizzle-orm";
import { getTableColumns } from "drizzle-orm";
import { type PgColumn, getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "../../../db/schema/index.ts";
import { marksOf } from "../../../db/schema/personal.ts";
import { testApp } from "../../../test/app/app.ts";
import { eraseAccount } from "../account/erase-account.ts";

const { app, sql, db, signedIn } = await testApp();
const tables = new Map(
  Object.values<unknown>(schema).flatMap((value) => (is(value, PgTable) ? [[getTableConfig(value).name, value]] : [])),
);

/** Text of somebody's choice: no list of values, nothing that the database works out. */
const isFree = ({ enumValues, generated, ...column }: PgColumn, type: string) =>
  /^(text|citext|jsonb)$/.test(type) && !enumValues?.length && !generated && !column.primary;

test("every text of a table that belongs to a person is marked as personal, or as not", async () => {
  const owned = await sql<{ name: string }[]>`
    with recursive owned (id) as (
      select 'users'::regclass::oid
      union select conrelid from pg_constraint join owned on confrelid = id where contype = 'f')
    select id::regclass::text as name from owned order by 1`;
  expect(owned.length).toBeGreaterThan(20);
  const unmarked = owned.flatMap(({ name }) => {
    const table = tables.get(name);
    if (!table) return [name];
    const marks = marksOf(table);
    if (marks === "removed") return [];
    return Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
      isFree(column, column.getSQLType()) && !marks?.[key] ? [`${name}.${key}`] : [],
    );
  });
  expect(unmarked).toEqual([]);
});

test.each([
  ["Tenderer", schema.tenderers],
  ["Company", schema.companies],
] as const)("a %s takes along what is personal, and it goes with the account", async (role, own) => {
  const { userId, authorization } = await signedIn(role);
  const [shown, hidden]: [string[], string[]] = [[], []];
  for (const [table, id] of [
    [schema.users, schema.users.id],
    [own, own.userId],
  ] as const) {
    const marks = marksOf(table);
    if (marks === undefined || marks === "removed") throw new Error("No marks");
    const texts = Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
      const mark = marks[key];
      if (!mark || !("erased" in mark) || !/^(text|citext)$/.test(column.getSQLType()) || column.enumValues?.length)
        return [];
      const trace = `trace-${role}-${column.table === schema.users ? "user" : "own"}-${key}`;
      (mark.secret ? hidden : shown).push(trace);
      return [[key, trace]];
    });
    await db.update(table).set(Object.fromEntries(texts)).where(eq(id, userId));
  }
  expect(shown.length).toBeGreaterThan(6);
  const exported = (await app.inject({ url: "/api/Auth/export-data", headers: { authorization } })).body;
  expect(shown.filter((trace) => !exported.includes(trace))).toEqual([]);
  expect(hidden.filter((trace) => exported.includes(trace))).toEqual([]);

  await db.transaction((tx) => eraseAccount(tx, userId));
  const left = await sql`
    select (select to_jsonb(users) from users where id = ${userId})::text as account,
      (select to_jsonb(own) from ${sql(getTableConfig(own).name)} as own where user_id = ${userId})::text as own`;
  expect(JSON.stringify(left)).not.toContain("trace-");
});

/** Tables that name an account or a company, and whose rows go with something else: with what. */
const goneOtherwise: Record<string, string> = {
  messages: "the conversation",
  data_accesses: "the client who is told of them",
  showcase_slugs: "the page",
};

test("every table whose rows go with an account or a company is emptied of them, whoever adds it", async () => {
  const emptied = new Set<unknown>();
  const { userId } = await signedIn("Company");
  await db.transaction(async (tx) => {
    const empty = tx.delete.bind(tx);
    tx.delete = (table) => {
      emptied.add(table);
      return empty(table);
    };
    await eraseAccount(tx, userId);
  });
  const gone = [...tables].filter(([name, table]) => {
    const columns = getTableColumns(table);
    return (
      !(name in goneOtherwise) &&
      marksOf(table) === "removed" &&
      (columns["userId"] ?? columns["ownerId"] ?? columns["companyId"])
    );
  });
  expect(gone.length).toBeGreaterThan(25);
  expect(gone.filter(([, table]) => !emptied.has(table)).map(([name]) => name)).toEqual([]);
});
