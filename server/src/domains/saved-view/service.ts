import type { AuditAction } from "@metiro/shared/audit/actions";
import {
  maxViews,
  type SavedView,
  type SavedViewFields,
  type SavedViewListInput,
  type UpdateSavedViewInput,
} from "@metiro/shared/saved-view/schema";
import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { savedViews } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/or-not-found.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { visibleTo } from "./policy.ts";
import { savedViewColumns, viewsOf } from "./queries.ts";
import { takeNamedLock } from "../../db/locks.ts";
import { now } from "../../db/sql.ts";
import { audit } from "../audit/index.ts";

/** One's own views of a list, by name. */
export const list = ({ ctx: { db, actor }, input }: Call<SavedViewListInput>): Promise<SavedView[]> =>
  viewsOf(db, { ownerId: actor.userId, list: input.list });

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

/** Another name, what the list looks like now, or whether the list begins with it. */
export function update({ ctx, input: { id, ...fields } }: Call<UpdateSavedViewInput>): Promise<SavedView> {
  return ctx.db.transaction(async (tx) => {
    await holdViews(tx, ctx.actor.userId);
    const mine = and(eq(savedViews.id, id), visibleTo(ctx.actor));
    const [before] = await tx.select(savedViewColumns).from(savedViews).where(mine);
    if (fields.isDefault) await takeDefault(tx, ctx.actor.userId, found(before).list, id);
    const [saved] = await tx
      .update(savedViews)
      .set({ ...fields, updatedAt: now })
      .where(mine)
      .returning(savedViewColumns);
    const view = found(saved);
    await note(tx, ctx, "savedView.update", view);
    return view;
  });
}

export async function deleteView({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), visibleTo(ctx.actor)))
      .returning(savedViewColumns);
    await note(tx, ctx, "savedView.delete", found(gone));
  });
  return { id };
}

/** Until the transaction ends nobody else changes the views of this owner: they are counted, and one of them is the default. */
const holdViews = (tx: Transaction, ownerId: string) => takeNamedLock(tx, "saved views", ownerId);

const takeDefault = (tx: Transaction, ownerId: string, ofList: string, except?: string) =>
  tx
    .update(savedViews)
    .set({ isDefault: false })
    .where(
      and(
        visibleTo({ userId: ownerId }),
        eq(savedViews.list, ofList),
        eq(savedViews.isDefault, true),
        except === undefined ? undefined : ne(savedViews.id, except),
      ),
    );

/** The search may hold a person's name, and is left out. */
const note = (tx: Transaction, { actor }: ActorContext, action: AuditAction, view: SavedView) =>
  audit(tx, { actor }, action, view.id, { list: view.list, isDefault: view.isDefault });
