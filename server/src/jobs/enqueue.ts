import { sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import type { Queue } from "./queue.ts";

/**
 * Puts jobs into a queue, in the caller's transaction and in one round trip: rolled back with it, run only once it is
 * committed. Needs no running jobs. Throws when the queue was never declared by `startJobs`.
 *
 * The statement is what pg-boss documents for those who write its job table themselves (pgboss.io/sql/job-table): the
 * queue's options are copied into each job. `enqueue.db.test.ts` compares it with a job of pg-boss' own making.
 */
export async function enqueue<Data extends object>(
  tx: Transaction,
  { name }: Queue<Data>,
  items: readonly Data[],
): Promise<void> {
  if (items.length === 0) return;
  const made = await tx.execute(sql`
    insert into pgboss.job (name, data, policy, dead_letter, retry_limit, retry_delay, retry_delay_max, retry_backoff,
      expire_seconds, heartbeat_seconds, deletion_seconds, start_after, created_on, keep_until)
    select name, item, policy, dead_letter, retry_limit, retry_delay, retry_delay_max, retry_backoff,
      expire_seconds, heartbeat_seconds, deletion_seconds, pgboss.job_now(), pgboss.job_now(),
      pgboss.job_now() + retention_seconds * interval '1s'
    from pgboss.queue, jsonb_array_elements(${JSON.stringify(items)}::text::jsonb) as item
    where name = ${name}
    returning 1`);
  if (made.length !== items.length) throw new Error(`There is no queue "${name}"`);
}
