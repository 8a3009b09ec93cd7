import { beforeEach, expect, it } from "vitest";
import { testDatabase } from "../test/database.ts";
import { beforeBaseline } from "./before-baseline.ts";
import { isMigrated, migrate, migrationsOf } from "./migrate.ts";

const { url, sql } = await testDatabase();
const journal = await sql<{ hash: string; created_at: string }[]>`
  select hash, created_at from drizzle.__drizzle_migrations order by created_at`;

/** As a try-out installation of before the baseline left its list, after so many migrations. */
async function holdOldMigrations(count: number): Promise<void> {
  const hashes = Array.from({ length: count }, (_, position) => `old ${position}`);
  hashes[0] = beforeBaseline.first;
  if (count === beforeBaseline.count) hashes[count - 1] = beforeBaseline.last;
  await sql`delete from drizzle.__drizzle_migrations`;
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select hash, 1700000000000 + position from unnest(${hashes}::text[]) with ordinality as old (hash, position)`;
}

const held = async () => [
  ...(await sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`),
];

beforeEach(async () => {
  await sql`delete from drizzle.__drizzle_migrations`;
  for (const row of journal) await sql`insert into drizzle.__drizzle_migrations ${sql(row, "hash", "created_at")}`;
});

it("goes on with an installation that holds all migrations from before the baseline, and keeps its rows", async () => {
  await sql`insert into account_totals (role, count) values ('Admin', 1)`;
  await holdOldMigrations(beforeBaseline.count);
  expect(await isMigrated(sql)).toBe(false);
  expect(await migrationsOf(sql)).toEqual({ applied: beforeBaseline.count, missing: journal.length });
  await migrate(url);
  expect(await isMigrated(sql)).toBe(true);
  expect((await held())[0]).toEqual(journal[0]);
  expect(await migrationsOf(sql)).toEqual({ applied: journal.length, missing: 0 });
  expect([...(await sql`select role, count from account_totals`)]).toEqual([{ role: "Admin", count: 1 }]);
});

it("refuses one that holds only a part of them, in words, and leaves it alone", async () => {
  await holdOldMigrations(44);
  const before = await held();
  await expect(migrate(url)).rejects.toThrow(
    /holds 44 of the 50 migrations that came before the baseline\. Start the last/,
  );
  expect(await held()).toEqual(before);
});

it("refuses a migration that was edited after it was applied", async () => {
  await sql`update drizzle.__drizzle_migrations set hash = 'another'`;
  await expect(migrate(url)).rejects.toThrow(/not number 0 of this version \(0000_baseline\)/);
});
