import type { UpdateWebhookInput, WebhookEndpoint } from "@metiro/shared/webhook/schema";
import { and, eq, sql } from "drizzle-orm";
import { webhookEndpoints } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { refuseUnprovedChange } from "../../trpc/reauthentication.ts";
import { logSecurity } from "../../trpc/security-log.ts";
import { audit } from "../audit/index.ts";
import { failPendingDeliveries } from "./delivery/switch-off.ts";
import { refuseForeignEvents, refuseTarget } from "./add.ts";
import { endpointOwnedBy } from "./policy.ts";
import { endpointFor } from "./queries.ts";

/** Where an endpoint leads, what it is told and whether. Another address asks for a proof: what is told goes there. */
export async function update({ ctx, input }: Call<UpdateWebhookInput>): Promise<WebhookEndpoint> {
  const { id, url, events, active } = input;
  const own = and(eq(webhookEndpoints.id, id), endpointOwnedBy(ctx.actor));
  refuseForeignEvents(ctx.actor, events);
  if (url !== undefined) refuseTarget(ctx, url);
  await refuseUnprovedChange(ctx, { url }, async () => {
    const [before] = await ctx.db.select({ url: webhookEndpoints.url }).from(webhookEndpoints).where(own);
    return before ?? {};
  });
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ url: webhookEndpoints.url, events: webhookEndpoints.events, offAt: webhookEndpoints.offAt })
      .from(webhookEndpoints)
      .where(own)
      .for("no key update");
    const { offAt, ...present } = orNotFound(before);
    const isActive = offAt === null;
    await tx
      .update(webhookEndpoints)
      .set({
        url: url ?? sql`${webhookEndpoints.url}`,
        events: events === undefined ? sql`${webhookEndpoints.events}` : events,
        ...(active !== undefined &&
          active !== isActive &&
          (active
            ? { offAt: null, offReason: null, failingSince: null }
            : { offAt: now, offReason: "owner" as const })),
        updatedAt: now,
      })
      .where(own);
    if (active === false && isActive) await failPendingDeliveries(tx, id);
    await audit(tx, ctx, "webhook.update", id, {
      before: { events: present.events ?? "all", active: isActive },
      after: { events: (events === undefined ? present.events : events) ?? "all", active: active ?? isActive },
      ...(url !== undefined && url !== present.url && { fields: ["url"] }),
    });
    if (url !== undefined && url !== present.url) logSecurity(ctx, "webhook.changed", { of: ctx.actor.userId });
  });
  return endpointFor(ctx.db, ctx.actor, id);
}
