import type { Subscription } from "@metiro/shared/subscription/schema";
import { eq } from "drizzle-orm";
import { subscriptions } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { subscriptionStatus, subscriptionsById } from "./queries.ts";
import { now } from "../../db/sql.ts";
import { audit } from "../audit/index.ts";

/** Cancels a period that has not ended: from now on it does not count. */
export async function cancel({ ctx, input: { id } }: Call<{ id: string }>): Promise<Subscription> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ status: subscriptionStatus, companyId: subscriptions.companyId })
      .from(subscriptions)
      .where(eq(subscriptions.id, id))
      .for("no key update");
    const { status: before, companyId } = orNotFound(row);
    if (before === "canceled" || before === "expired") throw new DomainError("SUBSCRIPTION_ENDED");
    await tx.update(subscriptions).set({ canceledAt: now }).where(eq(subscriptions.id, id));
    await audit(tx, ctx, "subscription.cancel", id, {
      companyId,
      before: { status: before },
      after: { status: "canceled" },
    });
  });
  const [canceled] = await subscriptionsById(ctx.db, [id]);
  return orNotFound(canceled);
}
