import { mostTests, testEvent } from "@metiro/shared/webhook/constants";
import { and, count, eq, gt, sql } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { enqueue } from "../../jobs/index.ts";
import type { Call } from "../../trpc/context.ts";
import { queueFor, waitsAside } from "./delivery/queue.ts";
import { roomFor } from "./delivery/waiting.ts";
import { ownedBy } from "./policy.ts";

/** Sends an endpoint something that has not happened, so that its owner sees that it arrives; the id is of the delivery. */
export async function sendTest({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  const { actor, db } = ctx;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ isOff: sql<boolean>`${webhookEndpoints.offAt} is not null`, aside: waitsAside })
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, id), ownedBy(actor)))
      .for("no key update");
    const { isOff, aside } = orNotFound(row);
    if (isOff || (await roomFor(tx, actor.userId)) === 0) throw new DomainError("CONFLICT");
    const [lately] = await tx
      .select({ n: count() })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .where(
        and(
          eq(webhookDeliveries.endpointId, id),
          eq(webhookEvents.type, testEvent),
          gt(webhookDeliveries.createdAt, sql`now() - interval '1 hour'`),
        ),
      );
    if (orNotFound(lately).n >= mostTests)
      throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 3600 } });
    const [event] = await tx
      .insert(webhookEvents)
      .values({ type: testEvent, data: { endpointId: id }, told: [], dueAt: now, dispatchedAt: now })
      .returning({ id: webhookEvents.id });
    const [delivery] = await tx
      .insert(webhookDeliveries)
      .values({ eventId: orNotFound(event).id, endpointId: id })
      .returning({ id: webhookDeliveries.id });
    const { id: deliveryId } = orNotFound(delivery);
    await enqueue(tx, queueFor(aside), [{ deliveryId, accountId: actor.userId }]);
    return { id: deliveryId };
  });
}
