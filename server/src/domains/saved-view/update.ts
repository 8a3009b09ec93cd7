import type { SavedView, UpdateSavedViewInput } from "@metiro/shared/saved-view/schema";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { savedViews } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { setAdoptedView, clearDefault, removeAdoptions, lockViews, auditView } from "./default-view.ts";
import { viewOwnedBy } from "./policy.ts";
import { viewFor } from "./queries.ts";

/**
 * Another name, what the list looks like now, who finds it, or whether the list begins with it. Of a colleague's view only the last,
 * which is each reader's own choice; anything else of it is not found.
 */
export function update({ ctx, input: { id, ...fields } }: Call<UpdateSavedViewInput>): Promise<SavedView> {
  const { userId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    await lockViews(tx, userId);
    const before = orNotFound(await viewFor(tx, userId, id));
    if (before.owner === undefined) await change(tx, userId, before, fields);
    else {
      const { isDefault, ...others } = fields;
      if (Object.values(others).some((value) => value !== undefined)) throw new DomainError("NOT_FOUND");
      if (isDefault !== undefined) await setAdoptedView(tx, userId, before, isDefault);
    }
    const view = orNotFound(await viewFor(tx, userId, id));
    await auditView(tx, ctx, "savedView.update", view);
    return view;
  });
}

async function change(tx: Transaction, userId: string, before: SavedView, fields: Omit<UpdateSavedViewInput, "id">) {
  if (fields.isDefault) await clearDefault(tx, userId, before.list);
  if (fields.shared === false) await removeAdoptions(tx, before.id, userId);
  await tx
    .update(savedViews)
    .set({ ...fields, updatedAt: now })
    .where(and(eq(savedViews.id, before.id), viewOwnedBy({ userId })));
}
