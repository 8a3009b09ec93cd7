import { type SQL, sql } from "drizzle-orm";
import type { Db, Queryable, Transaction } from "../../../db/client.ts";
import { webhookDeliveries, webhookEndpoints } from "../../../db/schema/index.ts";
import { enqueue, ownersWaiting } from "../../../jobs/index.ts";
import { deliverQueue, slowQueue, isThrottledEndpoint } from "./queue.ts";
import { arrayLiteral } from "../../../db/rows/array-literal.ts";

/** How late a delivery is, of an endpoint that is not aside, when its own job is taken for lost. */
const lost = sql`interval '1 minute'`;

/** The delivery of an account whose time has come first, of those that wait aside. */
const firstDueOf = (account: SQL) => sql`(
  select due.id from ${webhookEndpoints} cross join lateral (
    select delivery.id, delivery.next_at from ${webhookDeliveries} as delivery
    where delivery.endpoint_id = ${webhookEndpoints.id} and delivery.state = 'pending'
      and delivery.next_at <= clock_timestamp() - case when ${isThrottledEndpoint} then interval '0' else ${lost} end
    order by delivery.created_at, delivery.id limit 1) as due
  where ${webhookEndpoints.userId} = ${account}
  order by due.next_at limit 1)`;

/** What an account is told next aside; undefined when nothing waits. */
export async function nextDue(db: Queryable, accountId: string): Promise<string | undefined> {
  const [row] = await db.execute<{ id: string | null }>(sql`select ${firstDueOf(sql`${accountId}::uuid`)} as id`);
  return row?.id ?? undefined;
}

/**
 * Has accounts wait for their turn, behind the others that do: once each, however much waits for it. So who makes much happen, or
 * answers late, holds up nobody who comes after.
 */
export async function queueTurns(tx: Transaction, accountIds: readonly string[]): Promise<number> {
  if (accountIds.length === 0) return 0;
  const waiting = await ownersWaiting(tx, slowQueue, accountIds);
  const others = accountIds.filter((id) => !waiting.has(id));
  if (others.length === 0) return 0;
  const rows = await tx.execute<{ accountId: string; deliveryId: string | null }>(sql`
    select account as "accountId", ${firstDueOf(sql`account`)} as "deliveryId" from unnest(${arrayLiteral(others)}::uuid[]) as account`);
  const turns = rows.flatMap(({ accountId, deliveryId }) => (deliveryId === null ? [] : [{ accountId, deliveryId }]));
  await enqueue(tx, slowQueue, turns);
  return turns.length;
}

/** Gives what waited aside for an endpoint jobs of its own again: it answers. What waits for longer has its account's turn. */
export async function requeue(
  tx: Transaction,
  { endpointId, accountId }: { endpointId: string; accountId: string },
): Promise<void> {
  const rows = await tx.execute<{ deliveryId: string }>(sql`
    select id as "deliveryId" from ${webhookDeliveries} where endpoint_id = ${endpointId} and state = 'pending'
      and next_at <= clock_timestamp() and next_at > clock_timestamp() - ${lost}`);
  await enqueue(
    tx,
    deliverQueue,
    rows.map(({ deliveryId }) => ({ deliveryId, accountId })),
  );
}

/** Accounts for which something is late and whose turn is lost, with a process or with a queue that was emptied by hand. */
export async function queueLateTurns(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const late = await tx.execute<{ id: string }>(sql`
      select distinct ${webhookEndpoints.userId} as id from ${webhookEndpoints} where exists (
        select from ${webhookDeliveries} as delivery where delivery.endpoint_id = ${webhookEndpoints.id}
          and delivery.state = 'pending' and delivery.next_at < clock_timestamp() - ${lost})
      order by id`);
    return queueTurns(
      tx,
      late.map(({ id }) => id),
    );
  });
}
