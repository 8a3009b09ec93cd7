import { maxReplayed } from "@metiro/shared/webhook/constants";
import type { RetriedDeliveries, RetryFailedInput } from "@metiro/shared/webhook/schema";
import { type SQL, and, asc, eq, gte, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { webhookDeliveries, webhookEndpoints } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { enqueue } from "../../jobs/index.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { deliverQueue, isThrottledEndpoint } from "./delivery/queue.ts";
import { queueTurns } from "./delivery/turns.ts";
import { remainingDeliveries } from "./delivery/waiting.ts";
import { visibleTo } from "./policy.ts";

/** Sends something again that was taken over or given up, under the id that it had. */
export async function retry({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    const [delivery] = await tx
      .select({
        endpointId: webhookDeliveries.endpointId,
        state: webhookDeliveries.state,
        ...queued,
      })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(eq(webhookDeliveries.id, id), visibleTo(ctx.actor)))
      .for("no key update", { of: webhookEndpoints });
    const { endpointId, state, ...endpoint } = orNotFound(delivery);
    if (state === "pending" || endpoint.offAt !== null || (await remainingDeliveries(tx, endpoint.accountId)) === 0)
      throw new DomainError("CONFLICT");
    if ((await begin(tx, eq(webhookDeliveries.id, id), endpoint)) === 0) throw new DomainError("CONFLICT");
    await audit(tx, ctx, "webhook.retry", id, { endpointId });
    return { id };
  });
}

/** Sends again all that were given up, or those of them that happened from some moment on: the oldest first, as far as there is room. */
export async function retryFailed({ ctx, input }: Call<RetryFailedInput>): Promise<RetriedDeliveries> {
  const { id, since } = input;
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select(queued)
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, id), visibleTo(ctx.actor)))
      .for("no key update");
    const endpoint = orNotFound(row);
    const room = await remainingDeliveries(tx, endpoint.accountId);
    if (endpoint.offAt !== null || room === 0) throw new DomainError("CONFLICT");
    const failed = tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.endpointId, id),
          eq(webhookDeliveries.state, "failed"),
          since === undefined ? undefined : gte(webhookDeliveries.createdAt, since),
        ),
      )
      .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
      .limit(Math.min(maxReplayed, room));
    const count = await begin(tx, sql`${webhookDeliveries.id} = any(array(${failed}))`, endpoint);
    await audit(tx, ctx, "webhook.retryFailed", id, { count });
    return { count };
  });
}

const queued = { accountId: webhookEndpoints.userId, offAt: webhookEndpoints.offAt, aside: isThrottledEndpoint };

/** Begins deliveries of an endpoint anew, with all their tries, among those of its kind. */
async function begin(
  tx: Transaction,
  which: SQL,
  { accountId, aside }: { accountId: string; aside: boolean },
): Promise<number> {
  const begun = await tx
    .update(webhookDeliveries)
    .set({ state: "pending", tries: 0, nextAt: now, settledAt: null })
    .where(and(which, ne(webhookDeliveries.state, "pending")))
    .returning({ deliveryId: webhookDeliveries.id });
  if (aside) await queueTurns(tx, [accountId]);
  else
    await enqueue(
      tx,
      deliverQueue,
      begun.map(({ deliveryId }) => ({ deliveryId, accountId })),
    );
  return begun.length;
}
