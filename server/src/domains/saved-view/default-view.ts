import type { AuditAction } from "@metiro/shared/audit/actions";
import type { SavedView } from "@metiro/shared/saved-view/schema";
import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { takeNamedLock } from "../../db/locks.ts";
import { savedViews } from "../../db/schema/index.ts";
import type { ActorContext } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { visibleTo } from "./policy.ts";

/** Until the transaction ends nobody else changes the views of this owner: they are counted, and one of them is the default. */
export const holdViews = (tx: Transaction, ownerId: string) => takeNamedLock(tx, "saved views", ownerId);

export const takeDefault = (tx: Transaction, ownerId: string, ofList: string, except?: string) =>
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
export const note = (tx: Transaction, { actor }: ActorContext, action: AuditAction, view: SavedView) =>
  audit(tx, { actor }, action, view.id, { list: view.list, isDefault: view.isDefault });
