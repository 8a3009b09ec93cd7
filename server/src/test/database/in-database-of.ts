import postgres, { type Sql } from "postgres";
import { runningPostgres } from "../../embedded/postgres.ts";

/** Does something in the database of a server that runs on this data folder. */
export async function inDatabaseOf(dataDir: string, act: (sql: Sql) => Promise<void>): Promise<void> {
  const running = await runningPostgres(dataDir);
  if (!running) throw new Error("No database runs there.");
  const sql = postgres(running.url, { max: 1, onnotice: () => undefined });
  try {
    await act(sql);
  } finally {
    await sql.end();
  }
}
