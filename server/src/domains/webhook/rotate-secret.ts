import type { RotateSecretInput, WebhookSecret } from "@metiro/shared/webhook/schema";
import { and, eq, sql } from "drizzle-orm";
import { webhookEndpoints } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { sealed } from "../../tokens/sealed.ts";
import type { Call } from "../../trpc/context.ts";
import { logSecurity } from "../../trpc/security-log.ts";
import { audit } from "../audit/index.ts";
import { newSecret } from "./delivery/secret.ts";
import { endpointOwnedBy } from "./policy.ts";
import { endpointFor } from "./queries.ts";

/** Another secret, told this once. The one before signs beside it for some hours, or no more at all. */
export async function rotateSecret({ ctx, input }: Call<RotateSecretInput>): Promise<WebhookSecret> {
  const { id, overlapHours } = input;
  const secret = newSecret();
  const isKept = overlapHours > 0;
  await ctx.db.transaction(async (tx) => {
    const [rotated] = await tx
      .update(webhookEndpoints)
      .set({
        sealedSecret: sealed(ctx.config.keys.webhookSecret, secret, id),
        sealedFormerSecret: isKept ? sql`${webhookEndpoints.sealedSecret}` : null,
        formerSecretUntil: isKept ? sql`now() + ${overlapHours} * interval '1 hour'` : null,
        updatedAt: now,
      })
      .where(and(eq(webhookEndpoints.id, id), endpointOwnedBy(ctx.actor)))
      .returning({ id: webhookEndpoints.id });
    orNotFound(rotated);
    await audit(tx, ctx, "webhook.rotateSecret", id, { of: ctx.actor.userId, overlapHours });
    logSecurity(ctx, "webhook.changed", { of: ctx.actor.userId });
  });
  return { endpoint: await endpointFor(ctx.db, ctx.actor, id), secret };
}
