import { maxToldAttempts } from "@metiro/shared/webhook/constants";
import type { DeliveryListInput, WebhookDelivery, WebhookDeliveryPage } from "@metiro/shared/webhook/schema";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { cappedPage, countUpTo } from "../../db/paging/capped-page.ts";
import { inOrderOf, newestFirst } from "../../db/paging/keyset-page.ts";
import { paginate } from "../../db/paging/paginate.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { visibleTo } from "./policy.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

/** What an endpoint was told lately and how it went, the latest first. */
export async function deliveries({ ctx, input }: Call<DeliveryListInput>): Promise<WebhookDeliveryPage> {
  const { db, actor } = ctx;
  const { id, state } = input;
  const [endpoint] = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), visibleTo(actor)));
  orNotFound(endpoint);
  const where = and(eq(webhookDeliveries.endpointId, id), state && eq(webhookDeliveries.state, state));
  const page = await paginate({ ctx, list: "webhook.deliveries" }, input, {
    ...newestFirst(db, { table: webhookDeliveries, id: webhookDeliveries.id, at: webhookDeliveries.createdAt, where }),
    total: () => countUpTo(db, webhookDeliveries, where),
    rows: (ids) => rowsOf(db, ids),
  });
  return cappedPage(page);
}

type Attempts = WebhookDelivery["attempts"];

async function rowsOf(db: Db, ids: string[]): Promise<WebhookDelivery[]> {
  const rows = await db
    .select({
      id: webhookDeliveries.id,
      eventId: webhookEvents.id,
      event: webhookEvents.type,
      data: webhookEvents.data,
      state: webhookDeliveries.state,
      attemptCount: webhookDeliveries.attempts,
      nextAt: webhookDeliveries.nextAt,
      settledAt: webhookDeliveries.settledAt,
      happenedAt: webhookEvents.createdAt,
      createdAt: webhookDeliveries.createdAt,
      attempts: sql<Attempts>`(select coalesce(json_agg(json_strip_nulls(json_build_object(
          'at', to_char(one.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', one.status, 'error', one.error,
          'milliseconds', one.milliseconds)) order by one.number desc), '[]')
        from (select * from ${webhookAttempts} where ${webhookAttempts.deliveryId} = ${webhookDeliveries.id}
          order by ${webhookAttempts.number} desc limit ${maxToldAttempts}) as one)`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(sql`${webhookDeliveries.id} = any(${arrayLiteral(ids)}::uuid[])`);
  return inOrderOf(
    ids,
    rows.map((row) => omitNulls(row)),
  );
}
