import { and, eq } from "drizzle-orm";
import { webhookEndpoints } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { logSecurity } from "../../trpc/security-log.ts";
import { audit } from "../audit/index.ts";
import { visibleTo } from "./policy.ts";

/** Takes an endpoint away with its log; what is on its way to it is not sent any more. */
export async function deleteEndpoint({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, id), visibleTo(ctx.actor)))
      .returning({ userId: webhookEndpoints.userId });
    const { userId } = orNotFound(gone);
    await audit(tx, ctx, "webhook.delete", id, { of: userId });
    logSecurity(ctx, "webhook.changed", { of: userId });
    return { id };
  });
}
