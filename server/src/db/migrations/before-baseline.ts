import type postgres from "postgres";

export interface AppliedMigration {
  hash: string;
  created_at: string;
}

/**
 * The migrations before the baseline, of which try-out installations hold all or a part: how many there were, the first and
 * the last. A database with all of them has, statement for statement, what the baseline makes.
 */
export const beforeBaseline = {
  count: 50,
  first: "59a59f245aab31b16a45b79b4ce48cbbb61280574c4c9ade2220b553c004cb88",
  last: "28a4a861ea831c9fbbc3c0cde36e89d8324ed1932a25e9da357b5fbc97da7922",
} as const;

export type AppliedMigrations = "none" | "part" | "all";

/** How much of what came before the baseline was applied to a database. */
export function standingBeforeBaseline(applied: readonly AppliedMigration[]): AppliedMigrations {
  if (applied[0]?.hash !== beforeBaseline.first) return "none";
  return applied.length === beforeBaseline.count && applied.at(-1)?.hash === beforeBaseline.last ? "all" : "part";
}

/** Writes the baseline in the place of the migrations that it sums up. */
export async function handOverToBaseline(sql: postgres.Sql, baseline: { hash: string; when: number }): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`delete from drizzle.__drizzle_migrations`;
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${baseline.hash}, ${baseline.when})`;
  });
}
