import { sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents, users } from "../../../db/schema/index.ts";
import { isForeignKeyBreach } from "../../../errors/postgres-refusal.ts";
import { enqueue } from "../../../jobs/index.ts";
import { type DeliverJob, deliverQueue, isThrottledEndpoint } from "./queue.ts";
import { queueTurns } from "./turns.ts";
import { relieveBacklog } from "./waiting.ts";

const batchSize = 200;
/** Endpoints that may go while one batch is written; beyond that the job itself is tried again. */
const maxRestarts = 5;

type Told = Required<DeliverJob>;

/** Puts events whose time has come on their way to the endpoints that are to be told; returns to how many. */
export async function dispatchEvents(db: Db): Promise<number> {
  let deliveries = 0;
  let restarts = 0;
  for (;;) {
    const some = await db.transaction(dispatchSome).catch((error: unknown) => {
      // An endpoint was taken away between its choice and what was written for it: what goes out is chosen anew, without it.
      if (!isForeignKeyBreach(error) || ++restarts > maxRestarts) throw error;
      return undefined;
    });
    if (!some) continue;
    restarts = 0;
    deliveries += some.begun;
    if (some.events < batchSize) return deliveries;
  }
}

/** Whose endpoints: the back office's hear of everybody, others of what their account may know. The rule of both is here alone. */
async function dispatchSome(tx: Transaction): Promise<{ events: number; begun: number }> {
  const [row] = await tx.execute<{ events: number; fine: Told[]; aside: Told[] }>(sql`
    with due as materialized (
      select id, type, told from ${webhookEvents} where dispatched_at is null and due_at <= clock_timestamp()
      order by due_at, id limit ${batchSize} for update skip locked
    ), marked as (
      update ${webhookEvents} as event set dispatched_at = clock_timestamp() from due where event.id = due.id
    ), begun as (
      insert into ${webhookDeliveries} (event_id, endpoint_id)
      select due.id, endpoint.id from due cross join lateral (
        select id, user_id, of_office, events from ${webhookEndpoints} where of_office and off_at is null
        union all
        select id, user_id, of_office, events from ${webhookEndpoints}
          where user_id = any(due.told) and not of_office and off_at is null) as endpoint
      join ${users} as owner on owner.id = endpoint.user_id and owner.deleted_at is null and owner.locked_at is null
        and (owner.role = 'Admin') = endpoint.of_office
      where endpoint.events is null or due.type = any(endpoint.events)
      on conflict do nothing
      returning id, endpoint_id
    ), jobs as (
      select jsonb_build_object('deliveryId', begun.id, 'accountId', ${webhookEndpoints.userId}) as job, ${isThrottledEndpoint} as aside
      from begun join ${webhookEndpoints} on ${webhookEndpoints.id} = begun.endpoint_id
    )
    select (select count(*)::int from due) as events,
      (select coalesce(jsonb_agg(job), '[]') from jobs where not aside) as fine,
      (select coalesce(jsonb_agg(job), '[]') from jobs where aside) as aside`);
  const { events = 0, fine = [], aside = [] } = row ?? {};
  await enqueue(tx, deliverQueue, fine);
  await queueTurns(tx, [...new Set(aside.map(({ accountId }) => accountId))]);
  const begun = [...fine, ...aside];
  if (begun.length > 0) await relieveBacklog(tx, [...new Set(begun.map(({ accountId }) => accountId))].toSorted());
  return { events, begun: begun.length };
}
