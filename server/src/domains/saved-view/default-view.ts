import type { AuditAction } from "@metiro/shared/audit/actions";
import type { SavedView } from "@metiro/shared/saved-view/schema";
import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { takeNamedLock } from "../../db/locks.ts";
import { adoptedViews, listLayouts, savedViews } from "../../db/schema/index.ts";
import type { ActorContext } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { viewOwnedBy } from "./policy.ts";

/** Until the transaction ends nobody else changes the views of this owner: they are counted, and one of them is the default. */
export const lockViews = (tx: Transaction, ownerId: string) => takeNamedLock(tx, "saved views", ownerId);

/** Somebody's list begins with no view any more: neither with one of their own nor with a colleague's, nor with a ready-made one. */
export async function clearDefault(tx: Transaction, userId: string, list: string): Promise<void> {
  await tx
    .update(savedViews)
    .set({ isDefault: false })
    .where(and(viewOwnedBy({ userId }), eq(savedViews.list, list), eq(savedViews.isDefault, true)));
  await tx.delete(adoptedViews).where(and(eq(adoptedViews.userId, userId), eq(adoptedViews.list, list)));
  await tx
    .update(listLayouts)
    .set({ opensWith: null })
    .where(and(eq(listLayouts.userId, userId), sql`${listLayouts.list} = ${list}`, isNotNull(listLayouts.opensWith)));
}

/** Whether somebody's list begins with a colleague's shared view. */
export async function setAdoptedView(
  tx: Transaction,
  userId: string,
  view: SavedView,
  isDefault: boolean,
): Promise<void> {
  if (isDefault) {
    await clearDefault(tx, userId, view.list);
    await tx.insert(adoptedViews).values({ userId, list: view.list, viewId: view.id });
  } else await tx.delete(adoptedViews).where(and(eq(adoptedViews.userId, userId), eq(adoptedViews.viewId, view.id)));
}

/** No list of a colleague begins any more with a view that is its owner's alone again. */
export const removeAdoptions = (tx: Transaction, viewId: string, ownerId: string) =>
  tx.delete(adoptedViews).where(and(eq(adoptedViews.viewId, viewId), ne(adoptedViews.userId, ownerId)));

/** The search may hold a person's name, and is left out. */
export const auditView = (tx: Transaction, { actor }: ActorContext, action: AuditAction, view: SavedView) =>
  audit(tx, { actor }, action, view.id, { list: view.list, isDefault: view.isDefault, shared: view.shared });
