import { and, eq } from "drizzle-orm";
import { savedViews } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { note } from "./default-view.ts";
import { visibleTo } from "./policy.ts";
import { savedViewColumns } from "./queries.ts";

export async function deleteView({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), visibleTo(ctx.actor)))
      .returning(savedViewColumns);
    await note(tx, ctx, "savedView.delete", orNotFound(gone));
  });
  return { id };
}
