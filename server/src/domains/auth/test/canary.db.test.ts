import { eq, getTableColumns, is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "../../../db/schema/index.ts";
import { marksOf } from "../../../db/schema/personal.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { everybodySpeaks } from "../../../test/app/everybody-speaks.ts";
import { worldIn } from "../../job-request/test/scenario.ts";
import { eraseAccount } from "../account/erase-account.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await worldIn(database);

/** A word that stands nowhere but where a person, or somebody who speaks of it, has put it. */
const canary = "Kanarienfels";
const said = `Bonjour ${canary}, à bientôt`;

/** Who is erased afterwards. */
async function speakingPeople() {
  const words = { client: said, company: said, office: said, name: canary };
  const { first, second, third } = await everybodySpeaks(database, world, words);
  return [world.client.user.id, first.user.id, second.user.id, third.user.id];
}

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

/** Text of somebody's choice: no list of values, nothing that the database works out. */
const isFree = (column: PgColumn) =>
  /^(text|citext)$/.test(column.getSQLType()) && !column.enumValues?.length && !column.generated && !column.primary;

const inDatabase = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Texts whose shape the database checks: no word fits in. */
const shaped = /^(verification_codes|sessions|attempts|idempotency_keys|sign_in_tickets|backup_codes|second_factors)\./;

/** Puts the word into every text that is marked to go, of every row that is not the back office's own. */
async function sweepIn(owners: readonly string[]): Promise<string[]> {
  const put: string[] = [];
  for (const table of tables) {
    const marks = marksOf(table);
    if (marks === undefined) continue;
    const { name } = getTableConfig(table);
    const columns = getTableColumns(table);
    const owner = name === "users" ? "id" : ["userId", "ownerId"].find((key) => columns[key]);
    for (const [key, column] of Object.entries(columns)) {
      const mark = marks === "removed" ? undefined : marks[key];
      if (!isFree(column) || (mark && !("erased" in mark)) || shaped.test(`${name}.${key}`)) continue;
      const free = sql`coalesce(${sql(inDatabase(key))}, '') not ilike ${`%${canary}%`}`;
      const whose = owner ? sql`${sql(inDatabase(owner))} = any(${[...owners]}::uuid[]) and ${free}` : free;
      const fill = (where: typeof whose) =>
        sql`update ${sql(name)} set ${sql(inDatabase(key))} = ${canary} || '@' || ctid::text where ${where}`;
      // Some texts may stand only beside others, as the reason of a rejection: there each one that is given.
      const { count } = await fill(whose).catch(() => fill(sql`${whose} and ${sql(inDatabase(key))} is not null`));
      if (count > 0) put.push(`${name}.${key}`);
    }
  }
  return put;
}

/** Where the word stands: every table of the database, the queue of mails and jobs included. */
async function found(): Promise<string[]> {
  const names = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1`;
  const hits = [];
  for (const { name } of names) {
    const rows = await sql.unsafe(`select t::text as row from ${name} t where t::text ilike $1 limit 3`, [
      `%${canary}%`,
    ]);
    hits.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return hits;
}

/** Texts and documents that say nothing of a person, of tables that belong to nobody: why. Any other column needs a mark. */
const ofNobody: Record<string, string> = {
  account_totals: "figures",
  application_config: "settings",
  categories: "the catalogue",
  subcategories: "the catalogue",
  standard_lines: "the catalogue",
  regions: "the catalogue",
  places: "the list of places",
  page_views: "public pages, counted",
  rate_counts: "hashes of addresses, for a minute",
  spent_bot_proofs: "proofs that were used",
  spent_challenges: "challenges that were used",
  job_request_waits: "figures",
  job_request_months: "figures",
  company_figures: "figures",
  inbox_totals: "figures",
  usual_figures: "figures",
  usual_prices: "figures",
  price_statements: "figures",
  backup_runs: "how backups went",
  webhook_events: "kinds and ids, for a month",
  webhook_attempts: "how it went",
};

test("every text, document and byte column of the database is a person's with a mark, or says why it is nobody's", async () => {
  const columns = await sql<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY') or c.udt_name = 'citext')
    order by 1, 2`;
  expect(columns.length).toBeGreaterThan(100);
  const byName = new Map(tables.map((table) => [getTableConfig(table).name, table]));
  const undecided = columns.filter(({ table: name, column: key }) => {
    const table = byName.get(name);
    const [property, column] =
      Object.entries(table ? getTableColumns(table) : {}).find(([one]) => inDatabase(one) === key) ?? [];
    if (!table || !column || property === undefined) return true;
    const marks = marksOf(table);
    const decided = marks === "removed" || marks?.[property] !== undefined || name in ofNobody;
    return !decided && !column.enumValues?.length && !column.primary;
  });
  expect(undecided.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test("after client and companies are erased a word that was put into every text stands nowhere", async () => {
  const people = await speakingPeople();
  const spoken = (await found()).join("\n");
  for (const table of [
    "job_requests",
    "job_request_companies",
    "job_request_notes",
    "messages",
    "audit_entries",
    "saved_views",
  ])
    expect(spoken).toContain(`public.${table}: `);
  // Jobs and mails that wait hold ids, and words only when they are written.
  expect(spoken).not.toContain("pgboss.");
  const put = await sweepIn(people);
  expect(put).toEqual(expect.arrayContaining(["users.phone", "companies.website", "users.lockReason"]));
  expect(put.length).toBeGreaterThan(15);
  await db.transaction(async (tx) => {
    for (const id of people) await eraseAccount(tx, id);
  });
  // Who paid stays for ten years, as books do; it is marked as kept.
  await sql`update subscriptions set payer_name = null`;
  expect(await found()).toEqual([]);
  const owned = tables.filter((table) => marksOf(table) === "removed" && getTableColumns(table)["userId"]);
  expect(owned.length).toBeGreaterThan(8);
  for (const table of owned) {
    const { name } = getTableConfig(table);
    expect(await sql`select 1 from ${sql(name)} where user_id = any(${people}::uuid[])`, name).toHaveLength(0);
  }
  const [left] = await db
    .select()
    .from(schema.jobRequests)
    .where(eq(schema.jobRequests.answers, { area: 4 }));
  expect(left?.title).toMatch(/^.+ \d{4}-\d{6}$/);
});
