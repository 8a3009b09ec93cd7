import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { openPostgres } from "../pool/open.ts";
import {
  type AppliedMigration,
  beforeBaseline,
  handOverToBaseline,
  standingBeforeBaseline,
} from "./before-baseline.ts";
import { advisoryLocks } from "../locks.ts";
import { type Migration, migrationsHere } from "./migration-files.ts";
import { runMigration } from "./run-migration.ts";

export class MigrationMismatch extends Error {
  override name = "MigrationMismatch";
}

/** Milliseconds that a process waits for another one that migrates. */
const defaultWaitMs = 5 * 60_000;

/**
 * Brings the database to the newest migration. Refuses when what was applied is not what the journal says; one that a newer
 * version has migrated is left as it is, as long as that version has taken nothing away.
 */
export async function migrate(url: string, options: { waitMs?: number } = {}): Promise<void> {
  const sql = openPostgres(url, { max: 1, onnotice: () => undefined });
  try {
    await lockAlone(sql, options.waitMs ?? defaultWaitMs);
    const [here, applied] = await Promise.all([migrationsHere(), appliedMigrations(sql)]);
    await compare(sql, here, applied);
    if (here[0] && standingBeforeBaseline(applied) === "all") await handOverToBaseline(sql, here[0]);
    const held = (await appliedMigrations(sql)).length;
    if (held >= here.length) return;
    await sql`create schema if not exists drizzle`;
    await sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
    await sql`create table if not exists drizzle.contractions (created_at bigint primary key, tag text not null)`;
    for (const migration of here.slice(held)) await runMigration(sql, migration);
  } finally {
    await sql.end();
  }
}

/** What `migrate` would apply now, in its order. Refuses like it. */
export async function migrationPlan(sql: postgres.Sql): Promise<Migration[]> {
  const [here, applied] = await Promise.all([migrationsHere(), appliedMigrations(sql)]);
  await compare(sql, here, applied);
  return here.slice(standingBeforeBaseline(applied) === "all" ? 1 : applied.length);
}

/** Whether every migration of this version is in the database; for the readiness of a process. */
export async function isMigrated(sql: postgres.Sql): Promise<boolean> {
  const [here, applied] = await Promise.all([migrationsHere(), appliedMigrations(sql)]);
  return standingBeforeBaseline(applied) === "none" && applied.length >= here.length;
}

/** How many migrations the database holds, and how many of this version it still lacks. Refuses like `migrate`. */
export async function migrationsOf(sql: postgres.Sql): Promise<{ applied: number; missing: number }> {
  const [here, applied] = await Promise.all([migrationsHere(), appliedMigrations(sql)]);
  await compare(sql, here, applied);
  const held = standingBeforeBaseline(applied) === "all" ? 0 : applied.length;
  return { applied: applied.length, missing: Math.max(0, here.length - held) };
}

/** Two processes that start at once migrate one after the other; one that hangs holds the others up for a time only. */
async function lockAlone(sql: postgres.Sql, within: number): Promise<void> {
  for (const end = performance.now() + within; ; await pause(200)) {
    const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${advisoryLocks.migrate}) as taken`;
    if (row?.taken) return;
    if (performance.now() > end)
      throw new MigrationMismatch(
        `Another process has been migrating this database for ${Math.round(within / 1000)} seconds. Nothing was changed.`,
      );
  }
}

async function appliedMigrations(sql: postgres.Sql): Promise<AppliedMigration[]> {
  const [found] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!found?.["name"]) return [];
  return sql<AppliedMigration[]>`select hash, created_at from drizzle.__drizzle_migrations order by created_at`;
}

/** The number of an applied migration alone would miss one that was merged late, and one that was edited. */
async function compare(
  sql: postgres.Sql,
  here: readonly Migration[],
  applied: readonly AppliedMigration[],
): Promise<void> {
  const before = standingBeforeBaseline(applied);
  if (before === "all") return;
  if (before === "part")
    throw new MigrationMismatch(
      `The database holds ${applied.length} of the ${beforeBaseline.count} migrations that came before the baseline. ` +
        "Start the last version before the baseline once, or begin with an empty database. Nothing was changed.",
    );
  applied.slice(0, here.length).forEach((row, position) => {
    const entry = here[position];
    if (!entry || String(entry.when) !== row.created_at || entry.hash !== row.hash)
      throw new MigrationMismatch(
        `The database holds a migration that is not number ${position} of this version (${entry?.tag ?? "unknown"}). Nothing was changed.`,
      );
  });
  if (applied.length > here.length) await refuseContracted(sql, here.at(-1)?.when ?? 0);
}

/** A newer version has migrated: what it added is in nobody's way, what it took away this version would still look for. */
async function refuseContracted(sql: postgres.Sql, newest: number): Promise<void> {
  const [found] = await sql`select to_regclass('drizzle.contractions') as name`;
  const [taken] = found?.["name"]
    ? await sql<
        { tag: string }[]
      >`select tag from drizzle.contractions where created_at > ${newest} order by created_at limit 1`
    : [];
  if (taken)
    throw new MigrationMismatch(
      `A newer version has taken away what this one still uses (${taken.tag}). Start that version, or a later one. Nothing was changed.`,
    );
}
