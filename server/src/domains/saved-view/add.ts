import { maxViews, type SavedView, type SavedViewFields } from "@metiro/shared/saved-view/schema";
import { and, eq } from "drizzle-orm";
import { savedViews } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { Call } from "../../trpc/context.ts";
import { holdViews, takeDefault, note } from "./default-view.ts";
import { visibleTo } from "./policy.ts";
import { savedViewColumns } from "./queries.ts";

/** A taken name is refused; so is one view too many. */
export function add({ ctx, input }: Call<SavedViewFields>): Promise<SavedView> {
  const { userId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    await holdViews(tx, userId);
    const mine = and(visibleTo(ctx.actor), eq(savedViews.list, input.list));
    if ((await tx.$count(savedViews, mine)) >= maxViews)
      throw new DomainError("VALIDATION_FAILED", { errors: { name: [{ rule: "tooMany", max: maxViews }] } });
    if (input.isDefault) await takeDefault(tx, userId, input.list);
    const [view] = await tx
      .insert(savedViews)
      .values({ ...input, ownerId: userId })
      .returning(savedViewColumns);
    if (!view) throw new Error("Inserting a view returned no row");
    await note(tx, ctx, "savedView.add", view);
    return view;
  });
}
