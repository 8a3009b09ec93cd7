import { sql as drizzled } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import { gaps, uncoveredToSend } from "../../../../db/queries/coverage.ts";
import { rowsIn } from "../../../../test/create-rows.ts";
import { emptyTables, testDatabase } from "../../../../test/database.ts";

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
