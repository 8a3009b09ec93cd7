import { sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import type { Queue } from "./queue.ts";
import { arrayLiteral } from "../db/rows/array-literal.ts";

/** Of jobs that somebody waits for; that of all others is 0. */
export const urgentPriority = 1;

/**
 * Puts jobs into a queue, in the caller's transaction and in one round trip: rolled back with it, run only once it is
 * committed, and not before `afterSeconds`. Needs no running jobs. Throws when the queue was never declared by `startJobs`.
 *
 * The statement is what pg-boss documents for those who write its job table themselves (pgboss.io/sql/job-table): the
 * queue's options are copied into each job. `enqueue.db.test.ts` compares it with a job of pg-boss' own making.
 */
export async function enqueue<Data extends object>(
  tx: Transaction,
  { name, options }: Queue<Data>,
  items: readonly Data[],
  { afterSeconds = 0 }: { afterSeconds?: number } = {},
): Promise<{ id: string; data: Data }[]> {
  if (items.length === 0) return [];
  const rows = items.map((data) => ({ data, priority: options.isUrgent?.(data) ? urgentPriority : 0 }));
  const made = await tx.execute<{ id: string; data: Data }>(sql`
    insert into pgboss.job (name, data, priority, policy, dead_letter, retry_limit, retry_delay, retry_delay_max, retry_backoff,
      expire_seconds, heartbeat_seconds, deletion_seconds, start_after, created_on, keep_until, group_id)
    select name, item -> 'data', (item -> 'priority')::int, policy, dead_letter, retry_limit, retry_delay, retry_delay_max, retry_backoff,
      expire_seconds, heartbeat_seconds, deletion_seconds, ${startOf(afterSeconds)}, pgboss.job_now(),
      pgboss.job_now() + retention_seconds * interval '1s', item -> 'data' ->> ${options.fair?.by ?? null}::text
    from pgboss.queue, jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) as item
    where name = ${name}
    returning id, data`);
  if (made.length !== items.length) throw new Error(`There is no queue "${name}"`);
  return [...made];
}

/** The clock, not the transaction's start, for a job that waits: it may have been held up. */
const startOf = (afterSeconds: number) =>
  afterSeconds === 0 ? sql`pgboss.job_now()` : sql`clock_timestamp() + ${afterSeconds} * interval '1s'`;

/**
 * Takes jobs out of a queue whose time has not come, and returns which there were. Whoever has a job's row first has the
 * job: one that a process has taken up is not among them, and one that is among them is taken up by nobody.
 */
export async function cancelJobs(tx: Transaction, { name }: Queue<object>, ids: readonly string[]): Promise<string[]> {
  const gone = await tx.execute<{ id: string }>(sql`
    delete from pgboss.job where name = ${name} and id = any(${arrayLiteral(ids)}::uuid[])
      and state = 'created' and start_after > clock_timestamp() returning id`);
  return gone.map(({ id }) => id);
}

/**
 * Of some jobs those that still wait, with what they say. Nobody takes them up before the transaction ends: what is committed
 * with it is there when they run.
 */
export async function lockWaitingJobs<Data extends object>(
  tx: Transaction,
  { name }: Queue<Data>,
  ids: readonly string[],
): Promise<Data[]> {
  const held = await tx.execute<{ data: Data }>(sql`
    select data from pgboss.job where name = ${name} and id = any(${arrayLiteral(ids)}::uuid[])
      and state in ('created', 'retry') for update skip locked`);
  return held.map(({ data }) => data);
}

/** The jobs of a queue that nobody has taken up, by what one of their fields says. */
export async function jobsWith<Data extends object>(
  tx: Transaction,
  { name }: Queue<Data>,
  field: keyof Data & string,
  values: readonly string[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const found = await tx.execute<{ id: string }>(sql`
    select id from pgboss.job where name = ${name} and state = 'created' and data ->> ${field}::text = any(${arrayLiteral(values)}::text[])`);
  return found.map(({ id }) => id);
}

/** Of some owners of a fair queue's jobs those of whom one waits whose time has come. */
export async function ownersWaiting(
  tx: Transaction,
  { name }: Queue<object>,
  owners: readonly string[],
): Promise<Set<string>> {
  const found = await tx.execute<{ owner: string }>(sql`
    select distinct group_id as owner from pgboss.job where name = ${name} and state = 'created'
      and start_after <= clock_timestamp() and group_id = any(${arrayLiteral(owners)}::text[])`);
  return new Set(found.map(({ owner }) => owner));
}

/** Has jobs run at once whose time has not come, and returns which there were. */
export async function promoteJobs(tx: Transaction, { name }: Queue<object>, ids: readonly string[]): Promise<string[]> {
  const moved = await tx.execute<{ id: string }>(sql`
    update pgboss.job set start_after = clock_timestamp() where name = ${name} and id = any(${arrayLiteral(ids)}::uuid[])
      and state = 'created' and start_after > clock_timestamp() returning id`);
  return moved.map(({ id }) => id);
}

/** Takes a job out of its queue that is being worked on, and says whether it still was: then it is nobody's any more. */
export async function removeActiveJob(tx: Transaction, { name }: Queue<object>, id: string): Promise<boolean> {
  const gone = await tx.execute(
    sql`delete from pgboss.job where name = ${name} and id = ${id} and state = 'active' returning id`,
  );
  return gone.length > 0;
}
