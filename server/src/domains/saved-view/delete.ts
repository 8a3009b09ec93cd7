import { and, eq } from "drizzle-orm";
import { savedViews } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { auditView } from "./default-view.ts";
import { viewOwnedBy } from "./policy.ts";
import { viewFor } from "./queries.ts";

export async function deleteView({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const view = await viewFor(tx, ctx.actor.userId, id);
    const [gone] = await tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), viewOwnedBy(ctx.actor)))
      .returning({ id: savedViews.id });
    orNotFound(gone);
    await auditView(tx, ctx, "savedView.delete", orNotFound(view));
  });
  return { id };
}
