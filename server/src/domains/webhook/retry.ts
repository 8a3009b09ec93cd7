import { mostReplayed } from "@metiro/shared/webhook/constants";
import type { RetriedDeliveries, RetryFailedInput } from "@metiro/shared/webhook/schema";
import { type SQL, and, asc, eq, gte, inArray, ne } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { webhookDeliveries, webhookEndpoints } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { enqueue } from "../../jobs/index.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { deliverQueue } from "./delivery/queue.ts";
import { visibleTo } from "./policy.ts";

/** Sends something again that was taken over or given up, under the id that it had. */
export async function retry({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    const [delivery] = await tx
      .select({
        endpointId: webhookDeliveries.endpointId,
        state: webhookDeliveries.state,
        offAt: webhookEndpoints.offAt,
      })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(eq(webhookDeliveries.id, id), visibleTo(ctx.actor)));
    const { endpointId, state, offAt } = orNotFound(delivery);
    if (state === "pending" || offAt !== null) throw new DomainError("CONFLICT");
    if ((await begin(tx, eq(webhookDeliveries.id, id))).length === 0) throw new DomainError("CONFLICT");
    await audit(tx, ctx, "webhook.retry", id, { endpointId });
    return { id };
  });
}

/** The same for all that were given up, or for those of them that happened from some moment on, the oldest first. */
export async function retryFailed({ ctx, input }: Call<RetryFailedInput>): Promise<RetriedDeliveries> {
  const { id, since } = input;
  return ctx.db.transaction(async (tx) => {
    const [endpoint] = await tx
      .select({ offAt: webhookEndpoints.offAt })
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, id), visibleTo(ctx.actor)));
    if (orNotFound(endpoint).offAt !== null) throw new DomainError("CONFLICT");
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
      .limit(mostReplayed);
    const begun = await begin(tx, inArray(webhookDeliveries.id, failed));
    await audit(tx, ctx, "webhook.retryFailed", id, { count: begun.length });
    return { count: begun.length };
  });
}

/** Begins deliveries anew, with all their tries. */
async function begin(tx: Transaction, which: SQL): Promise<string[]> {
  const begun = await tx
    .update(webhookDeliveries)
    .set({ state: "pending", tries: 0, nextAt: now, settledAt: null })
    .where(and(which, ne(webhookDeliveries.state, "pending")))
    .returning({ deliveryId: webhookDeliveries.id });
  await enqueue(tx, deliverQueue, begun);
  return begun.map(({ deliveryId }) => deliveryId);
}
