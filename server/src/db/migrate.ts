import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import {
  type AppliedMigration,
  beforeBaseline,
  handOverToBaseline,
  standingBeforeBaseline,
} from "./before-baseline.ts";
import { advisoryLocks } from "./locks.ts";

const folder = path.resolve(import.meta.dirname, "../../../drizzle");

interface Entry {
  tag: string;
  when: number;
}

type HashedEntry = Entry & { hash: string };

export class MigrationMismatch extends Error {
  override name = "MigrationMismatch";
}

/** Brings the database to the newest migration. Refuses when what was applied is not what the journal says. */
export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    // Two processes that start at once migrate one after the other.
    await sql`select pg_advisory_lock(${advisoryLocks.migrate})`;
    const [entries, applied] = await Promise.all([journal(), appliedMigrations(sql)]);
    compare(entries, applied);
    if (entries[0] && standingBeforeBaseline(applied) === "all") await handOverToBaseline(sql, entries[0]);
    await applyMigrations(drizzle({ client: sql }), { migrationsFolder: folder });
  } finally {
    await sql.end();
  }
}

/** Whether every migration of the journal is in the database; for the readiness of a process. */
export async function isMigrated(sql: postgres.Sql): Promise<boolean> {
  const [entries, applied] = await Promise.all([journal(), appliedMigrations(sql)]);
  return standingBeforeBaseline(applied) === "none" && applied.length >= entries.length;
}

/** How many migrations the database holds, and how many of this version it still lacks. Refuses like `migrate`. */
export async function migrationsOf(sql: postgres.Sql): Promise<{ applied: number; missing: number }> {
  const [entries, applied] = await Promise.all([journal(), appliedMigrations(sql)]);
  compare(entries, applied);
  const held = standingBeforeBaseline(applied) === "all" ? 0 : applied.length;
  return { applied: applied.length, missing: entries.length - held };
}

async function journal(): Promise<HashedEntry[]> {
  const { entries } = JSON.parse(await readFile(path.join(folder, "meta/_journal.json"), "utf8")) as {
    entries: Entry[];
  };
  return Promise.all(
    entries.map(async (entry) => {
      const text = await readFile(path.join(folder, `${entry.tag}.sql`), "utf8");
      return { ...entry, hash: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

async function appliedMigrations(sql: postgres.Sql): Promise<AppliedMigration[]> {
  const [found] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!found?.["name"]) return [];
  return sql<AppliedMigration[]>`select hash, created_at from drizzle.__drizzle_migrations order by created_at`;
}

/** Drizzle itself looks only at the newest timestamp: it would skip a late-merged migration and never notice an edited one. */
function compare(entries: readonly HashedEntry[], applied: readonly AppliedMigration[]): void {
  const before = standingBeforeBaseline(applied);
  if (before === "all") return;
  if (before === "part")
    throw new MigrationMismatch(
      `The database holds ${applied.length} of the ${beforeBaseline.count} migrations that came before the baseline. ` +
        "Start the last version before the baseline once, or begin with an empty database. Nothing was changed.",
    );
  applied.forEach((row, position) => {
    const entry = entries[position];
    if (!entry || String(entry.when) !== row.created_at || entry.hash !== row.hash)
      throw new MigrationMismatch(
        `The database holds a migration that is not number ${position} of this version (${entry?.tag ?? "unknown"}). Nothing was changed.`,
      );
  });
}
