import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users, webhookDeliveries, webhookEndpoints, webhookEvents } from "../../../db/schema/index.ts";
import { isThrottledEndpoint } from "./queue.ts";

/** A delivery that is to be tried, with its event and its endpoint. */
export type Pending = NonNullable<Awaited<ReturnType<typeof deliveryWhere>>>;

const isPending = eq(webhookDeliveries.state, "pending");

/** A delivery whose time has come. */
export const pendingDelivery = (db: Db, id: string) =>
  deliveryWhere(db, and(eq(webhookDeliveries.id, id), isPending, isDue));

const isDue = sql`${webhookDeliveries.nextAt} < clock_timestamp() + interval '2 seconds'`;

/** A delivery whose time has come, held so that nobody else begins it for as long as a try may take. */
export async function claimedDelivery(db: Db, id: string) {
  const own = and(eq(webhookDeliveries.id, id), isPending);
  const claimed = await db
    .update(webhookDeliveries)
    .set({ nextAt: sql`clock_timestamp() + interval '1 minute'` })
    .where(and(own, isDue))
    .returning({ id: webhookDeliveries.id });
  return claimed.length === 0 ? undefined : deliveryWhere(db, own);
}

async function deliveryWhere(db: Db, where: SQL | undefined) {
  const [row] = await db
    .select({
      id: webhookDeliveries.id,
      attempts: webhookDeliveries.attempts,
      tries: webhookDeliveries.tries,
      eventId: webhookEvents.id,
      type: webhookEvents.type,
      data: webhookEvents.data,
      happenedAt: webhookEvents.createdAt,
      endpointId: webhookEndpoints.id,
      url: webhookEndpoints.url,
      sealedSecret: webhookEndpoints.sealedSecret,
      sealedFormer: sql<
        string | null
      >`case when ${webhookEndpoints.formerSecretUntil} > now() then ${webhookEndpoints.sealedFormerSecret} end`,
      open: sql<boolean>`${webhookEndpoints.offAt} is null and ${users.lockedAt} is null and ${users.deletedAt} is null`,
      accountId: webhookEndpoints.userId,
      failing: sql<boolean>`${webhookEndpoints.failingSince} is not null`,
      aside: isThrottledEndpoint,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(users, eq(users.id, webhookEndpoints.userId))
    .where(where);
  return row;
}
