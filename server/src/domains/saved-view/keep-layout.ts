import type { KeepLayoutInput, ListLayout } from "@metiro/shared/saved-view/schema";
import { and, eq } from "drizzle-orm";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { listLayouts, savedViews } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { clearDefault, lockViews } from "./default-view.ts";
import { visibleTo } from "./policy.ts";
import { layoutColumns } from "./queries.ts";

/** What the caller has changed of a list's layout; the rest of it stays as it is, whoever changes that meanwhile in another tab. */
export function keepLayout({ ctx, input: { list, viewId, ...given } }: Call<KeepLayoutInput>): Promise<ListLayout> {
  const { userId } = ctx.actor;
  if (viewId !== undefined && given.opensWith !== undefined)
    throw new DomainError("VALIDATION_FAILED", { errors: { opensWith: [{ rule: "choice" }] } });
  return ctx.db.transaction(async (tx) => {
    if (viewId !== undefined) {
      const isSeen = and(eq(savedViews.id, viewId), eq(savedViews.list, list), visibleTo({ userId }));
      const [view] = await tx.select({ id: savedViews.id }).from(savedViews).where(isSeen).for("key share");
      orNotFound(view);
    }
    // The list begins with one view, be it ready-made or somebody's.
    if (given.opensWith) {
      await lockViews(tx, userId);
      await clearDefault(tx, userId, list);
    }
    const [kept] = await tx
      .insert(listLayouts)
      .values({ userId, list, viewId, ...given })
      .onConflictDoUpdate({
        target: [listLayouts.userId, listLayouts.list, listLayouts.viewId],
        set: { ...given, updatedAt: now },
      })
      .returning(layoutColumns);
    return omitNulls(orNotFound(kept));
  });
}
