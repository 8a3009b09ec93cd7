import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import type { FailureDetail } from "./failure.ts";
import { isoText } from "./page-of-jobs.ts";
import { failedQueue, type Queue } from "./queue.ts";
import { arrayLiteral } from "../db/rows/array-literal.ts";

export interface PendingJob {
  /** `held`: its time has not come; `retrying`: it failed and is tried again; `failed`: for good. */
  state: "held" | "waiting" | "retrying" | "failed";
  /** When it is due, or was given up. ISO 8601 in UTC. */
  at: string;
  attempts: number;
  /** Why its last attempt failed. */
  failure: FailureDetail | null;
}

/** How far jobs are that are not done, by their ids. */
export async function pendingJobs(
  db: Db,
  queue: Queue<object>,
  ids: readonly string[],
): Promise<Map<string, PendingJob>> {
  if (ids.length === 0) return new Map();
  const rows = await db.execute<PendingJob & { id: string } & Record<string, unknown>>(sql`
    select id, ${isoText(sql`start_after`)} as at, retry_count as attempts, output as failure,
      case when state = 'retry' or retry_count > 0 then 'retrying' when start_after > clock_timestamp() then 'held' else 'waiting' end as state
    from pgboss.job where name = ${queue.name} and id = any(${arrayLiteral(ids)}::uuid[]) and state < 'completed'
    union all
    select source_id, ${isoText(sql`created_on`)}, source_retry_count + 1, source_output, 'failed'
    from pgboss.job where name = ${failedQueue(queue)} and source_root_id = any(${arrayLiteral(ids)}::uuid[]) and state = 'created'`);
  return new Map(rows.map(({ id, ...progress }) => [id, progress]));
}
