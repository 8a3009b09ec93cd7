import { sql as drizzled } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { gaps } from "../../../db/queries/company/coverage.ts";
import { cutCoverageChanges, uncoveredToSend } from "../uncovered.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";

const { db, sql } = await testDatabase();
const make = rowsIn(db);

await emptyTables(sql, "categories, regions");
const category = await make.category();
const canton = await make.region({ name: "Vaud" });
await sql`insert into subcategories (category_id, name, slug, questions)
  select ${category.id}, 'Service ' || n, 'service-' || n, '{"version": 1, "steps": []}' from generate_series(1, 9) as n`;
await sql`insert into regions (name, slug, parent_id) select 'District ' || n, 'district-' || n, ${canton.id} from generate_series(1, 9) as n`;
const client = await make.tenderer();
const pairs = await sql<{ trade: string; place: string }[]>`
  select subcategories.id as trade, regions.id as place from subcategories cross join regions where parent_id is not null`;
for (const [n, { trade, place }] of pairs.entries())
  for (const _ of Array.from({ length: n % 3 }))
    await make.request(client.id, { subcategoryId: trade, subregionId: place });

/** So many companies: some without a subscription, one that is to come or was canceled, some paused, locked or unconfirmed. */
async function companiesOf({ companies, covering, seed }: { companies: number; covering: number; seed: number }) {
  await sql`delete from companies`;
  await sql`delete from users where role = 'Company'`;
  await sql`select setseed(${seed / 1000})`;
  await sql`
    insert into users (email, username, first_name, last_name, role, email_confirmed, locked_at)
    select n || '@entreprise.test', 'entreprise' || n, 'Anne', 'Blanc', 'Company', random() < 0.9, case when random() < 0.1 then now() end
    from generate_series(1, ${companies}::int) as n`;
  await sql`
    insert into companies (user_id, name, locality, paused_at)
    select id, username, 'Lausanne', case when random() < 0.1 then now() end from users where role = 'Company'`;
  await sql`
    insert into subscriptions (company_id, starts_on, ends_on, amount, currency, canceled_at)
    select id, current_date + (random() * 4 - 3)::int, current_date + 3 + (random() * 9)::int, 58800, 'CHF',
      case when random() < 0.1 then now() end
    from companies where random() < 0.97`;
  for (const [table, of] of [
    ["company_subcategories", sql`select id from subcategories`],
    ["company_subregions", sql`select id from regions where parent_id is not null`],
  ] as const)
    await sql`insert into ${sql(table)} select companies.id, catalogue.id from companies, (${of}) as catalogue
      where random() < ${covering}`;
}

/** One company after the other is asked for each pair. */
const naive = () => sql<{ trade: string; place: string; waiting: number }[]>`
  select subcategories.id as trade, regions.id as place, (select count(*)::int from job_requests
    where subcategory_id = subcategories.id and subregion_id = regions.id and status = ${JobStatus.Active}) as waiting
  from subcategories cross join regions
  where regions.parent_id is not null and not exists (
    select from companies join users on users.id = user_id
      join subscriptions on subscriptions.company_id = companies.id and subscriptions.canceled_at is null
        and (now() at time zone 'Europe/Zurich')::date between starts_on and ends_on
      join company_subcategories as trade on trade.company_id = companies.id and trade.subcategory_id = subcategories.id
      join company_subregions as place on place.company_id = companies.id and place.subregion_id = regions.id
    where companies.paused_at is null and email_confirmed and locked_at is null and deleted_at is null)`;

test("what nobody covers is what looking at every company says, few as they are and more than are collected at once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        companies: fc.constantFrom(0, 3, 40, 900, 1_500),
        covering: fc.constantFrom(0.01, 0.05, 0.2),
        seed: fc.integer({ min: 0, max: 1_000 }),
      }),
      async (world) => {
        await companiesOf(world);
        const expected = await naive();
        const told = await db.execute(drizzled`select * from (${gaps}) as gaps (trade, place)`);
        expect(told.map((row) => Object.values(row).join()).toSorted()).toEqual(
          expected.map(({ trade, place }) => [trade, place].join()).toSorted(),
        );
        expect(await uncoveredToSend(sql)).toBe(expected.reduce((sum, { waiting }) => sum + waiting, 0));
      },
    ),
    { numRuns: 10, seed: 464 },
  );
});

test("however wide companies cover, each pair is looked up in memory: PostgreSQL would read all that they cover for each, where that is too much to hold", async () => {
  await companiesOf({ companies: 700, covering: 1, seed: 1 });
  await sql`analyze`;
  const plan = await sql.begin(async (tx) => {
    await tx`set local work_mem = '64kB'`;
    return tx.unsafe(`explain ${new PgDialect({ casing: "snake_case" }).sqlToQuery(gaps).sql}`);
  });
  const lines = plan.map((row) => String(row["QUERY PLAN"])).filter((line) => line.includes("NOT (ANY"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("(hashed SubPlan");
});

const waitingNow = async () => {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from job_requests where status = ${JobStatus.Active}`;
  return row.count;
};
const one = "(select id from companies)";
const its = `where company_id = ${one}`;

/** Each takes the only company away from what waits, some give it back. */
const changes: [what: string, change: string, back?: string][] = [
  ["is paused", "update companies set paused_at = now()", "update companies set paused_at = null"],
  ["is locked", "update users set locked_at = now()", "update users set locked_at = null"],
  ["has no address", "update users set email_confirmed = false", "update users set email_confirmed = true"],
  ["is erased", "update users set deleted_at = now()"],
  ["cancels", `update subscriptions set canceled_at = now() ${its}`],
  ["ran out", `update subscriptions set ends_on = current_date - 2, starts_on = current_date - 9 ${its}`],
  ["never began", `delete from subscriptions ${its}`],
  [
    "serves nothing",
    `delete from company_subcategories ${its}`,
    `insert into company_subcategories select ${one}, id from subcategories`,
  ],
  [
    "serves nowhere",
    `delete from company_subregions ${its}`,
    `insert into company_subregions select ${one}, id from regions where parent_id is not null`,
  ],
  ["is gone", "delete from companies"],
];

test.each(changes)("what was worked out is worked out anew when a company %s", async (_what, change, back) => {
  await companiesOf({ companies: 0, covering: 1, seed: 1 });
  const company = await make.company({});
  await sql`update users set email_confirmed = true where id = ${company.userId}`;
  await sql`insert into subscriptions (company_id, starts_on, ends_on, amount, currency)
    values (${company.id}, current_date - 9, current_date + 9, 58800, 'CHF')`;
  await sql`insert into company_subcategories select ${company.id}, id from subcategories on conflict do nothing`;
  await sql`insert into company_subregions select ${company.id}, id from regions where parent_id is not null on conflict do nothing`;
  expect(await uncoveredToSend(sql)).toBe(0);
  await sql.unsafe(change);
  expect(await uncoveredToSend(sql)).toBe(await waitingNow());
  if (back === undefined) return;
  await sql.unsafe(back);
  expect(await uncoveredToSend(sql)).toBe(0);
});

test("a service that comes and what is sent are counted at once; nothing is looked up while nothing changes", async () => {
  await companiesOf({ companies: 0, covering: 1, seed: 1 });
  const before = await uncoveredToSend(sql);
  const [service] = await sql<[{ id: string }]>`
    insert into subcategories (category_id, name, slug, questions)
    values (${category.id}, 'Nouveau', 'nouveau', '{"version": 1, "steps": []}') returning id`;
  await make.request(client.id, { subcategoryId: service.id, subregionId: pairs[0]?.place ?? "" });
  expect(await uncoveredToSend(sql)).toBe(before + 1);
  await sql`delete from job_requests where subcategory_id = ${service.id}`;
  expect(await uncoveredToSend(sql)).toBe(before);

  const statements: string[] = [];
  const watched = new Proxy(sql, {
    get: (of, key) =>
      key === "unsafe"
        ? (...asked: Parameters<typeof of.unsafe>) => (statements.push(asked[0]), of.unsafe(...asked))
        : Reflect.get(of, key),
  });
  for (const _ of [1, 2, 3]) expect(await uncoveredToSend(watched)).toBe(before);
  expect(statements).toHaveLength(4);
});

test("of the changes the latest are kept, and cutting the others hides none", async () => {
  await sql`insert into coverage_changes select from generate_series(1, 2500)`;
  await companiesOf({ companies: 40, covering: 0.2, seed: 3 });
  const before = await uncoveredToSend(sql);
  await cutCoverageChanges(db);
  const [left] = await sql<[{ count: number }]>`select count(*)::int as count from coverage_changes`;
  expect(left.count).toBe(1000);
  expect(await uncoveredToSend(sql)).toBe(before);
  await sql`delete from companies`;
  expect(await uncoveredToSend(sql)).toBe(await waitingNow());
});
