import { failingDays, type offReasons } from "@metiro/shared/webhook/constants";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { webhookDeliveries, webhookEndpoints } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { enqueueMails } from "../../notification/index.ts";

type Reason = Exclude<(typeof offReasons)[number], "owner">;

/** What was given up has had its days less what chance takes from its pauses. */
const lessByChance = sql`interval '10 hours'`;

/** Its owner is told, once: an endpoint that is off already stays as it is, and one that fails has some days for it. */
export async function switchOff(
  tx: Transaction,
  endpointId: string,
  reason: Reason,
  { givenUp = false }: { givenUp?: boolean } = {},
): Promise<void> {
  const [off] = await tx
    .update(webhookEndpoints)
    .set({ offAt: now, offReason: reason })
    .where(
      and(
        eq(webhookEndpoints.id, endpointId),
        isNull(webhookEndpoints.offAt),
        reason === "failing"
          ? sql`${webhookEndpoints.failingSince} < now() - ${failingDays} * interval '1 day' ${givenUp ? sql`+ ${lessByChance}` : sql``}`
          : undefined,
      ),
    )
    .returning({ to: webhookEndpoints.userId });
  if (!off) return;
  await failPendingDeliveries(tx, endpointId);
  await enqueueMails(tx, [{ kind: "webhookOff", to: off.to, data: { reason } }]);
}

/** Nothing waits for an endpoint that is off. Its owner can have all of it sent again. */
export async function failPendingDeliveries(tx: Transaction, endpointId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: "failed", nextAt: null, settledAt: now })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, "pending")));
}
