import type { Page, Paging } from "@metiro/shared/list";
import { type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/client.ts";
import { paginate } from "../db/paginate.ts";
import { enqueue } from "./enqueue.ts";
import type { FailureDetail } from "./failure.ts";
import { failedQueue, type Queue } from "./queue.ts";

export interface FailedJob<Data extends object> {
  /** The id the job had when it was worked on. */
  id: string;
  data: Data;
  /** Why its last attempt failed. */
  failure: FailureDetail;
  attempts: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  failedAt: string;
}

/** The jobs of a queue that failed for good, latest first; they are kept for 90 days. */
export function failedJobs<Data extends object>(
  db: Db,
  queue: Queue<Data>,
  paging: Paging,
): Promise<Page<FailedJob<Data>>> {
  const theirs = sql`pgboss.job where name = ${failedQueue(queue)} and state = 'created'`;
  return paginate<string, FailedJob<Data>>(paging, {
    total: async () => {
      const [row] = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${theirs}`);
      return row?.total ?? 0;
    },
    ids: async ({ limit, offset }) => {
      const rows = await db.execute<{ id: string }>(
        sql`select id from ${theirs} order by created_on desc, id limit ${limit} offset ${offset}`,
      );
      return rows.map(({ id }) => id);
    },
    rows: async (ids) =>
      db.execute<FailedJob<Data> & Record<string, unknown>>(sql`
        select source_id as id, data, source_output as failure, source_retry_count + 1 as attempts,
          ${iso(sql`source_created_on`)} as "createdAt", ${iso(sql`created_on`)} as "failedAt"
        from ${theirs} and id = any(${`{${ids.join(",")}}`}::uuid[]) order by created_on desc, id`),
  });
}

/** Puts a job that failed for good back into its queue, in the caller's transaction, with all its tries; undefined when there is none. */
export async function retryFailed<Data extends object>(
  tx: Transaction,
  queue: Queue<Data>,
  id: string,
): Promise<Data | undefined> {
  const [gone] = await tx.execute<{ data: Data }>(sql`
    delete from pgboss.job where name = ${failedQueue(queue)} and state = 'created' and source_id = ${id} returning data`);
  if (!gone) return undefined;
  await enqueue(tx, queue, [gone.data]);
  return gone.data;
}

const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
