import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import type { Migration } from "./migration-files.ts";

/** How long one statement waits for a lock: whoever comes to the table meanwhile waits behind it. */
const lockPatience = "150ms";
/** Nobody waits behind what runs without a transaction: it waits itself, for those that began before it. */
const lockPatienceOutside = "30s";
const maxAttempts = 60;
const maxPauseMs = 2_000;

/** What PostgreSQL says when a lock was not to be had in time, or two waited for each other. */
const busy = new Set(["55P03", "40P01"]);

/**
 * Applies a migration and notes it. One transaction, unless it says otherwise; while others hold the tables it gives up its
 * place in the queue and comes again, so that nobody waits behind it for longer than `lockPatience`.
 */
export async function runMigration(sql: postgres.Sql, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await (migration.isOutside ? outside(sql, migration) : inside(sql, migration));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (!busy.has(code) || attempt === maxAttempts) throw error;
      await pause(Math.min(100 * attempt, maxPauseMs));
    }
  }
}

async function inside(sql: postgres.Sql, migration: Migration): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config('lock_timeout', ${lockPatience}, true)`;
    for (const statement of migration.statements) await tx.unsafe(statement);
    await note(tx, migration);
  });
}

async function outside(sql: postgres.Sql, migration: Migration): Promise<void> {
  await sql`select set_config('lock_timeout', ${lockPatienceOutside}, false)`;
  try {
    // An index that was cut short is there, is kept up, and serves nobody.
    const broken = await sql<{ name: string }[]>`select indexrelid::regclass::text as name from pg_index
      join pg_class on pg_class.oid = indexrelid where not indisvalid and relnamespace = 'public'::regnamespace`;
    for (const { name } of broken) await sql.unsafe(`drop index concurrently if exists ${name}`);
    for (const statement of migration.statements) await sql.unsafe(statement);
    await sql.begin((tx) => note(tx, migration));
  } finally {
    await sql`select set_config('lock_timeout', '0', false)`;
  }
}

async function note(tx: postgres.TransactionSql, { hash, when, tag, isContracting }: Migration): Promise<void> {
  await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`;
  if (isContracting) await tx`insert into drizzle.contractions (created_at, tag) values (${when}, ${tag})`;
}
