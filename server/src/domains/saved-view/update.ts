import type { SavedView, UpdateSavedViewInput } from "@metiro/shared/saved-view/schema";
import { and, eq } from "drizzle-orm";
import { savedViews } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { holdViews, takeDefault, note } from "./default-view.ts";
import { visibleTo } from "./policy.ts";
import { savedViewColumns } from "./queries.ts";

/** Another name, what the list looks like now, or whether the list begins with it. */
export function update({ ctx, input: { id, ...fields } }: Call<UpdateSavedViewInput>): Promise<SavedView> {
  return ctx.db.transaction(async (tx) => {
    await holdViews(tx, ctx.actor.userId);
    const mine = and(eq(savedViews.id, id), visibleTo(ctx.actor));
    const [before] = await tx.select(savedViewColumns).from(savedViews).where(mine);
    if (fields.isDefault) await takeDefault(tx, ctx.actor.userId, orNotFound(before).list, id);
    const [saved] = await tx
      .update(savedViews)
      .set({ ...fields, updatedAt: now })
      .where(mine)
      .returning(savedViewColumns);
    const view = orNotFound(saved);
    await note(tx, ctx, "savedView.update", view);
    return view;
  });
}
