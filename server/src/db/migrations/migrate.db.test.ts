import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../test/database/database.ts";
import { beforeBaseline } from "./before-baseline.ts";
import { advisoryLocks } from "../locks.ts";
import { isMigrated, migrate, migrationsOf } from "./migrate.ts";
import { migrationOf, migrationsHere } from "./migration-files.ts";
import { runMigration } from "./run-migration.ts";

const { url, sql } = await testDatabase();
const journal = await sql<{ hash: string; created_at: string }[]>`
  select hash, created_at from drizzle.__drizzle_migrations order by created_at`;

/** Writes the list of migrations as a try-out installation of before the baseline left it, after so many of them. */
async function holdOldMigrations(count: number, on: postgres.Sql = sql): Promise<void> {
  const hashes = Array.from({ length: count }, (_, position) => `old ${position}`);
  hashes[0] = beforeBaseline.first;
  if (count === beforeBaseline.count) hashes[count - 1] = beforeBaseline.last;
  await on`delete from drizzle.__drizzle_migrations`;
  await on`insert into drizzle.__drizzle_migrations (hash, created_at)
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
  const name = `before_${randomUUID().replaceAll("-", "")}`;
  await sql.unsafe(`create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  const old = postgres(own.href, { max: 1, onnotice: () => undefined });
  try {
    const [baseline] = await migrationsHere();
    if (!baseline) throw new Error("There is no baseline");
    await old`create schema drizzle`;
    await old`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
    await runMigration(old, baseline);
    await old`insert into account_totals (role, count) values ('Admin', 1)`;
    await holdOldMigrations(beforeBaseline.count, old);
    expect(await isMigrated(old)).toBe(false);
    expect(await migrationsOf(old)).toEqual({ applied: beforeBaseline.count, missing: journal.length });
    await migrate(own.href);
    expect(await isMigrated(old)).toBe(true);
    expect([...(await old`select hash, created_at from drizzle.__drizzle_migrations order by created_at`)]).toEqual([
      ...journal,
    ]);
    expect([...(await old`select role, count from account_totals`)]).toEqual([{ role: "Admin", count: 1 }]);
  } finally {
    await old.end();
    await sql.unsafe(`drop database ${name}`);
  }
}, 60_000);

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

describe("a database that a newer version has migrated", () => {
  const newer = Number(journal.at(-1)?.created_at) + 1;
  const migratedFurther = () =>
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${newer})`;
  afterEach(() => sql`delete from drizzle.contractions`);

  it("serves this one too, as long as nothing was taken away", async () => {
    await migratedFurther();
    const before = await held();
    await migrate(url);
    expect(await held()).toEqual(before);
    expect(await isMigrated(sql)).toBe(true);
    expect(await migrationsOf(sql)).toEqual({ applied: journal.length + 1, missing: 0 });
  });

  it("is refused once something was, in words", async () => {
    await migratedFurther();
    await sql`insert into drizzle.contractions (created_at, tag) values (${newer}, '0099_no-more-street')`;
    await expect(migrate(url)).rejects.toThrow(/A newer version has taken away .* \(0099_no-more-street\)/);
  });
});

it("waits for another process that migrates, and not for ever", async () => {
  const other = await sql.reserve();
  await other`select pg_advisory_lock(${advisoryLocks.migrate})`;
  await expect(migrate(url, { waitMs: 100 })).rejects.toThrow(/Another process has been migrating/);
  const waiting = migrate(url);
  await other`select pg_advisory_unlock(${advisoryLocks.migrate})`;
  other.release();
  await expect(waiting).resolves.toBeUndefined();
});

describe("a migration", () => {
  let when = Number(journal.at(-1)?.created_at) + 100;
  const of = (text: string) => migrationOf({ tag: "9999_test", when: (when += 1) }, text);

  it("gives up its place while somebody holds the table, so that nobody waits behind it, and comes again", async () => {
    const holder = await sql.reserve();
    await holder`begin`;
    await holder`select from regions limit 1`;
    const running = runMigration(sql, of("alter table regions add column later int"));
    const waits: number[] = [];
    for (let read = 0; read < 20; read++) {
      const began = performance.now();
      await sql`select count(*) from regions`;
      waits.push(performance.now() - began);
    }
    await holder`commit`;
    holder.release();
    await running;
    expect(Math.max(...waits)).toBeLessThan(1_000);
    expect((await sql`select later from regions limit 1`).columns).toHaveLength(1);
    await sql`alter table regions drop column later`;
  });

  it("is made whole or not at all, and is noted with what it did", async () => {
    const broken = of("create table half (id int);\n--> statement-breakpoint\nselect nothing_of_that_name()");
    await expect(runMigration(sql, broken)).rejects.toThrow();
    expect((await sql`select to_regclass('half') as name`)[0]).toEqual({ name: null });
    expect(await held()).toHaveLength(journal.length);
  });

  it("may run outside a transaction, and mends the index that an earlier try left broken", async () => {
    const index = of(
      "-- outside a transaction\ncreate unique index concurrently if not exists regions_once on regions (parent_id)",
    );
    await runMigration(sql, index);
    const [row] = await sql`select indisvalid as valid from pg_index where indexrelid = 'regions_once'::regclass`;
    expect(row).toEqual({ valid: true });
    await sql`update pg_index set indisvalid = false where indexrelid = 'regions_once'::regclass`;
    await runMigration(
      sql,
      of("-- outside a transaction\ncreate index concurrently if not exists regions_once on regions (name)"),
    );
    const [mended] =
      await sql`select indisvalid as valid, indisunique as once from pg_index where indexrelid = 'regions_once'::regclass`;
    expect(mended).toEqual({ valid: true, once: false });
    await sql`drop index regions_once`;
  });

  it("that takes something away is noted for older versions", async () => {
    await runMigration(sql, of("-- contracting\nselect 1"));
    expect(await sql`select tag from drizzle.contractions`).toHaveLength(1);
    await sql`delete from drizzle.contractions`;
  });
});
