import { maxViews, type SavedView, type SavedViewFields } from "@metiro/shared/saved-view/schema";
import { and, eq } from "drizzle-orm";
import { savedViews } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { clearDefault, lockViews, auditView } from "./default-view.ts";
import { viewOwnedBy } from "./policy.ts";
import { viewFor } from "./queries.ts";

/** A taken name is refused; so is one view too many. */
export function add({ ctx, input }: Call<SavedViewFields>): Promise<SavedView> {
  const { userId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    await lockViews(tx, userId);
    const mine = and(viewOwnedBy({ userId }), eq(savedViews.list, input.list));
    if ((await tx.$count(savedViews, mine)) >= maxViews)
      throw new DomainError("VALIDATION_FAILED", { errors: { name: [{ rule: "tooMany", max: maxViews }] } });
    if (input.isDefault) await clearDefault(tx, userId, input.list);
    const [row] = await tx
      .insert(savedViews)
      .values({ ...input, ownerId: userId })
      .returning({ id: savedViews.id });
    if (!row) throw new Error("Inserting a view returned no row");
    const view = orNotFound(await viewFor(tx, userId, row.id));
    await auditView(tx, ctx, "savedView.add", view);
    return view;
  });
}
