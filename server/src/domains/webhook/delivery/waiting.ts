import { mostWaiting } from "@metiro/shared/webhook/constants";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { uuidArray } from "../../../db/paging/keyset-page.ts";
import { webhookDeliveries, webhookEndpoints } from "../../../db/schema/index.ts";
import { switchOff } from "./switch-off.ts";

const waiting = sql`${webhookEndpoints} as own join ${webhookDeliveries} as waiting on waiting.endpoint_id = own.id and waiting.state = 'pending'`;

/** How many more deliveries may wait for an account. */
export async function roomFor(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (select from ${waiting} where own.user_id = ${accountId} limit ${mostWaiting}) as counted`);
  return mostWaiting - (row?.n ?? 0);
}

/** Of these accounts, where more than may wait does: the endpoint for which most wait is switched off, and its owner told. */
export async function relieve(tx: Transaction, accountIds: readonly string[]): Promise<void> {
  const crowded = await tx.execute<{ endpointId: string }>(sql`
    select (
      select own.id from ${waiting} where own.user_id = account group by own.id order by count(*) desc, own.id limit 1) as "endpointId"
    from unnest(${uuidArray(accountIds)}::uuid[]) as account
    where exists (select from ${waiting} where own.user_id = account offset ${mostWaiting})`);
  for (const { endpointId } of crowded) await switchOff(tx, endpointId, "backlog");
}
