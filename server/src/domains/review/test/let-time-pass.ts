import type { Sql } from "postgres";
import { inDatabaseOf } from "../../../test/database/in-database-of.ts";
import { runTasks } from "../../../test/run-tasks.ts";

/** Moves what is written of a request, and its work, into the past, as if so many days had gone by. */
export async function letDaysPass(sql: Sql, id: string, days: number): Promise<void> {
  for (const table of ["reviews", "client_reviews"])
    await sql`
      update ${sql(table)} set shows_at = shows_at - ${days}::int * interval '1 day', created_at = created_at - ${days}::int * interval '1 day'
      where job_request_id = ${id}`;
  await sql`update job_requests set done_at = done_at - ${days}::int * interval '1 day' where id = ${id}`;
}

/** Lets days pass in the database of a server that runs on this data folder, and has it ask for reviews as every morning. */
export const letDaysPassIn = (dataDir: string, id: string, days: number): Promise<void> =>
  inDatabaseOf(dataDir, async (sql) => {
    await letDaysPass(sql, id, days);
    await runTasks(sql, "review-reminders");
  });
