import { maxPendingOfSource, maxPendingDeliveries } from "@metiro/shared/webhook/constants";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "../../../db/schema/index.ts";
import { switchOff } from "./switch-off.ts";
import { arrayLiteral } from "../../../db/rows/array-literal.ts";

const waiting = sql`${webhookEndpoints} as own join ${webhookDeliveries} as waiting on waiting.endpoint_id = own.id and waiting.state = 'pending'`;

/** How many more deliveries may wait for an account. */
export async function remainingDeliveries(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (select from ${waiting} where own.user_id = ${accountId} limit ${maxPendingDeliveries}) as counted`);
  return maxPendingDeliveries - (row?.n ?? 0);
}

/**
 * Of these accounts, where more than may wait does: the endpoint for which most wait is switched off, and its owner told. One of the back
 * office hears of everybody: first what one account has made too much of is given up, and where that was any it stays on.
 */
export async function relieveBacklog(tx: Transaction, accountIds: readonly string[]): Promise<void> {
  const crowded = await tx.execute<{ endpointId: string; ofOffice: boolean }>(sql`
    select fullest.id as "endpointId", fullest.of_office as "ofOffice"
    from unnest(${arrayLiteral(accountIds)}::uuid[]) as account cross join lateral (
      select own.id, own.of_office from ${waiting} where own.user_id = account group by own.id order by count(*) desc, own.id limit 1) as fullest
    where exists (select from ${waiting} where own.user_id = account offset ${maxPendingDeliveries})`);
  for (const { endpointId, ofOffice } of crowded)
    if (!ofOffice || (await giveUpOfLoudest(tx, endpointId)) === 0) await switchOff(tx, endpointId, "backlog");
}

/** Gives up the latest of what waits for an endpoint because of one account, beyond what may; returns how many. */
async function giveUpOfLoudest(tx: Transaction, endpointId: string): Promise<number> {
  // Whatever changes the endpoint has it before its deliveries.
  await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
    .for("no key update");
  // Looked up by key and collected once: a join of these read all that waits again for each of it, where the planner expected nothing to wait.
  const { count } = await tx.execute(sql`
    update ${webhookDeliveries} set state = 'failed', next_at = null, settled_at = clock_timestamp()
    where state = 'pending' and id = any(array(
      select id from (
        select delivery.id, row_number() over (partition by account order by delivery.created_at, delivery.id) as place
        from ${webhookDeliveries} as delivery,
          unnest((select told from ${webhookEvents} as event where event.id = delivery.event_id)) as account
        where delivery.endpoint_id = ${endpointId} and delivery.state = 'pending') as placed
      where place > ${maxPendingOfSource}))`);
  return count;
}
