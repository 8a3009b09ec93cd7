import { maxTests, testEvent } from "@metiro/shared/webhook/constants";
import { and, count, eq, gt, sql } from "drizzle-orm";
import { lockAccount } from "../../db/lock-account.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { enqueue } from "../../jobs/index.ts";
import type { Call } from "../../trpc/context.ts";
import { deliverQueue, isThrottledEndpoint } from "./delivery/queue.ts";
import { queueTurns } from "./delivery/turns.ts";
import { remainingDeliveries } from "./delivery/waiting.ts";
import { endpointOwnedBy } from "./policy.ts";

/** Sends an endpoint something that has not happened, so that its owner sees that it arrives; the id is of the delivery. */
export async function sendTest({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  const { actor, db } = ctx;
  return db.transaction(async (tx) => {
    // Tests are counted of the account, whatever becomes of its endpoints.
    await lockAccount(tx, actor.userId, "no key update");
    const [row] = await tx
      .select({ isOff: sql<boolean>`${webhookEndpoints.offAt} is not null`, aside: isThrottledEndpoint })
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, id), endpointOwnedBy(actor)))
      .for("no key update");
    const { isOff, aside } = orNotFound(row);
    if (isOff || (await remainingDeliveries(tx, actor.userId)) === 0) throw new DomainError("CONFLICT");
    const [lately] = await tx
      .select({ n: count() })
      .from(webhookEvents)
      .where(
        and(
          eq(webhookEvents.type, testEvent),
          sql`${webhookEvents.told} = array[${actor.userId}]::uuid[]`,
          gt(webhookEvents.createdAt, sql`now() - interval '1 hour'`),
        ),
      );
    if (orNotFound(lately).n >= maxTests)
      throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 3600 } });
    const [event] = await tx
      .insert(webhookEvents)
      .values({ type: testEvent, data: { endpointId: id }, told: [actor.userId], dueAt: now, dispatchedAt: now })
      .returning({ id: webhookEvents.id });
    const [delivery] = await tx
      .insert(webhookDeliveries)
      .values({ eventId: orNotFound(event).id, endpointId: id })
      .returning({ id: webhookDeliveries.id });
    const { id: deliveryId } = orNotFound(delivery);
    if (aside) await queueTurns(tx, [actor.userId]);
    else await enqueue(tx, deliverQueue, [{ deliveryId, accountId: actor.userId }]);
    return { id: deliveryId };
  });
}
