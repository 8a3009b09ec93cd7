import { type WebhookEndpoint } from "@metiro/shared/webhook/schema";
import { type SQL, and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { webhookDeliveries, webhookEndpoints } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Actor } from "../../trpc/actor.ts";
import { visibleTo } from "./policy.ts";

/** Deliveries of one endpoint are told up to here; the list of them tells them all. */
const maxTold = 1000;

// Columns are named as PostgreSQL does: of a list of one table they would stand without it.
const countOf = (state: "pending" | "failed") => sql<number>`(select count(*)::int from (
  select from ${webhookDeliveries} as delivery where delivery.endpoint_id = ${webhookEndpoints}.id and delivery.state = ${state}
  limit ${maxTold}) as told)`;

const fields = {
  id: webhookEndpoints.id,
  userId: webhookEndpoints.userId,
  url: webhookEndpoints.url,
  events: webhookEndpoints.events,
  active: sql<boolean>`${webhookEndpoints.offAt} is null`,
  offReason: webhookEndpoints.offReason,
  offAt: webhookEndpoints.offAt,
  failingSince: webhookEndpoints.failingSince,
  formerSecretUntil: sql<
    string | null
  >`case when ${webhookEndpoints.formerSecretUntil} > now() then ${webhookEndpoints.formerSecretUntil} end`.mapWith(
    webhookEndpoints.formerSecretUntil,
  ),
  lastDeliveredAt: sql<string | null>`(select delivery.settled_at from ${webhookDeliveries} as delivery
    where delivery.endpoint_id = ${webhookEndpoints}.id and delivery.state = 'delivered'
    order by delivery.created_at desc, delivery.id desc limit 1)`.mapWith(webhookDeliveries.settledAt),
  pending: countOf("pending"),
  failed: countOf("failed"),
  createdAt: webhookEndpoints.createdAt,
};

/** Endpoints of which this holds, the newest first. */
export async function endpointsWhere(db: Queryable, where: SQL | undefined): Promise<WebhookEndpoint[]> {
  const rows = await db
    .select(fields)
    .from(webhookEndpoints)
    .where(where)
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))
    .limit(100);
  return rows.map((row) => omitNulls(row));
}

export async function endpointFor(db: Queryable, actor: Actor, id: string): Promise<WebhookEndpoint> {
  const [endpoint] = await endpointsWhere(db, and(eq(webhookEndpoints.id, id), visibleTo(actor)));
  return orNotFound(endpoint);
}
