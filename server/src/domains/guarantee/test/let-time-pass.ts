import type { Sql } from "postgres";
import { inDatabaseOf } from "../../../test/database/in-database-of.ts";
import { runTasks } from "../../../test/run-tasks.ts";

/** Lets so much time pass (`14 days`) for a request and all that belongs to it. */
export async function letTimePass(sql: Sql, id: string, interval: string): Promise<void> {
  const by = sql`${interval}::interval`;
  await sql`
    update request_guarantees set started_at = started_at - ${by}, due_at = due_at - ${by}, current_due_at = current_due_at - ${by},
      counts_from = counts_from - ${by}, check_at = check_at - ${by}, remind_at = remind_at - ${by}, settled_at = settled_at - ${by}
    where job_request_id = ${id}`;
  await sql`
    update job_request_companies set created_at = created_at - ${by}, seen_at = seen_at - ${by}, responded_at = responded_at - ${by},
      decided_at = decided_at - ${by} where job_request_id = ${id}`;
  await sql`
    update request_relaunches set created_at = created_at - ${by}, ended_at = ended_at - ${by} where job_request_id = ${id}`;
  await sql`
    update job_requests set created_at = created_at - ${by}, processed_at = processed_at - ${by}, canceled_at = canceled_at - ${by}
    where id = ${id}`;
}

/** Lets time pass in the database of a server that runs on this data folder, and has it do what it does every minute. */
export const letTimePassIn = (dataDir: string, id: string, interval: string): Promise<void> =>
  inDatabaseOf(dataDir, async (sql) => {
    await letTimePass(sql, id, interval);
    await runTasks(sql, "guarantee");
  });
