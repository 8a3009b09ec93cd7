import { type SQL, and, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { up } from "../db/paging/order.ts";
import type { FailureDetail } from "./failure.ts";
import { isoText, type JobList, listOfJobs } from "./page-of-jobs.ts";
import { failedQueue, type Queue } from "./queue.ts";

export interface WaitingJob<Data extends object> {
  id: string;
  data: Data;
  /** To be done now, being done, or to be tried again later. */
  state: "due" | "sending" | "paused";
  /** Why its last attempt failed; null before the first. */
  failure: FailureDetail | null;
  attempts: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  dueAt: string;
}

const waits = sql`state in ('created', 'retry', 'active')`;

/** The jobs of a queue that are not done yet, the next one first. `matching` says something of the column `data`. */
export const waitingJobs = <Data extends object>(
  db: Db,
  queue: Queue<Data>,
  matching?: SQL,
): JobList<WaitingJob<Data>> =>
  listOfJobs(db, {
    where: and(sql`name = ${queue.name}`, waits, matching) ?? sql`false`,
    order: [up(sql`start_after`, { type: "timestamptz" }), up(sql`id`, { type: "uuid" })],
    fields: sql`id, data, output as failure,
      case state when 'active' then 'sending' when 'retry' then 'paused' else 'due' end as state,
      retry_count + (state = 'active' or output is not null)::int as attempts,
      ${isoText(sql`created_on`)} as "createdAt", ${isoText(sql`start_after`)} as "dueAt"`,
  });

/** What a job says that waits or that failed for good; undefined when there is none. */
export async function jobData<Data extends object>(db: Db, queue: Queue<Data>, id: string): Promise<Data | undefined> {
  const [row] = await db.execute<{ data: Data }>(sql`
    select data from pgboss.job where name = ${queue.name} and id = ${id} and ${waits}
    union all
    select data from pgboss.job where name = ${failedQueue(queue)} and source_id = ${id} and state = 'created' limit 1`);
  return row?.data;
}
