import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { isoText } from "./page-of-jobs.ts";

/** How a queue stands, without what its jobs say. */
export interface QueueState {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  /** When the oldest job that waits was due, ISO 8601 in UTC; null when none waits. */
  oldestDueAt: string | null;
}

/** Every queue of the database with its jobs by state. */
export async function queueStates(db: Db): Promise<QueueState[]> {
  const rows = await db.execute(sql`
    select queue.name, coalesce(waiting, 0)::int as waiting, coalesce(active, 0)::int as active, coalesce(failed, 0)::int as failed,
      ${isoText(sql`oldest`)} as "oldestDueAt"
    from pgboss.queue
    left join (
      select case when name like '%.failed' then left(name, -7) else name end as of,
        count(*) filter (where name not like '%.failed' and state in ('created', 'retry')) as waiting,
        count(*) filter (where state = 'active') as active,
        count(*) filter (where name like '%.failed' and state = 'created') as failed,
        min(start_after) filter (where name not like '%.failed' and state in ('created', 'retry')) as oldest
      from pgboss.job group by 1
    ) as jobs on jobs.of = queue.name
    where queue.name not like '%.failed' and queue.name not like '\\_\\_%' order by queue.name`);
  return [...rows] as unknown[] as QueueState[];
}
