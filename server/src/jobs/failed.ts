import { type SQL, and, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/client.ts";
import { down, up } from "../db/paging/order.ts";
import { enqueue } from "./enqueue.ts";
import type { FailureDetail } from "./failure.ts";
import { isoText, type JobList, listOfJobs } from "./page-of-jobs.ts";
import { failedQueue, type Queue } from "./queue.ts";
import { arrayLiteral } from "../db/rows/array-literal.ts";

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

/** What `matching` says is said of the column `data`. */
const failedOf = (queue: Queue<object>, matching?: SQL) =>
  and(sql`name = ${failedQueue(queue)}`, sql`state = 'created'`, matching) ?? sql`false`;

/** The jobs of a queue that failed for good, latest first; they are kept for 90 days. */
export const failedJobs = <Data extends object>(db: Db, queue: Queue<Data>, matching?: SQL): JobList<FailedJob<Data>> =>
  listOfJobs(db, {
    where: failedOf(queue, matching),
    order: [down(sql`created_on`, { type: "timestamptz" }), up(sql`id`, { type: "uuid" })],
    fields: sql`source_id as id, data, source_output as failure, source_retry_count + 1 as attempts,
      ${isoText(sql`source_created_on`)} as "createdAt", ${isoText(sql`created_on`)} as "failedAt"`,
  });

/** Which jobs: by the ids they had when they were worked on, or by what their `data` says. */
export type Chosen = { ids: readonly string[] } | { matching: SQL | undefined; maxJobs: number };

/** A job that is tried again: its new id and the one it had. */
interface Retried<Data extends object> {
  id: string;
  before: string;
  data: Data;
}

/** Puts jobs that failed for good back into their queue, in the caller's transaction, with all their tries. */
export async function retryFailed<Data extends object>(
  tx: Transaction,
  queue: Queue<Data>,
  chosen: Chosen,
): Promise<Retried<Data>[]> {
  const which =
    "ids" in chosen
      ? failedOf(queue, sql`source_id = any(${arrayLiteral(chosen.ids)}::uuid[])`)
      : sql`id = any(array(select id from pgboss.job where ${failedOf(queue, chosen.matching)}
          order by created_on desc, id limit ${chosen.maxJobs})) and ${failedOf(queue)}`;
  const gone = await tx.execute<{ before: string; data: Data }>(
    sql`delete from pgboss.job where ${which} returning source_id as before, data`,
  );
  // Put in and given back in one order; of two that say the same it does not matter which is which.
  const again = await enqueue(
    tx,
    queue,
    gone.map(({ data }) => data),
  );
  return again.map((job, index) => ({ ...job, before: gone[index]?.before ?? job.id }));
}
