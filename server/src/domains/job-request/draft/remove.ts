import { draftDays } from "@metiro/shared/request-draft/constants";
import type { OfSubcategory } from "@metiro/shared/request-draft/schema";
import { and, eq, lt, notInArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { requestDrafts } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { ownRequestDraft } from "./policy.ts";
import type { TendererActor } from "../../../trpc/actor.ts";

export async function remove({ ctx, input }: Call<OfSubcategory, TendererActor>): Promise<OfSubcategory> {
  const [gone] = await ctx.db
    .delete(requestDrafts)
    .where(ownRequestDraft(ctx.actor, input.subcategoryId))
    .returning({ subcategoryId: requestDrafts.subcategoryId });
  return orNotFound(gone);
}

/** What is sent is no draft any more; another draft of the same subcategory, begun elsewhere, stays. */
export async function removeSent(tx: Transaction, sent: { tendererId: string; key: string | undefined }) {
  if (sent.key === undefined) return;
  await tx
    .delete(requestDrafts)
    .where(and(eq(requestDrafts.tendererId, sent.tendererId), eq(requestDrafts.idempotencyKey, sent.key)));
}

/** All drafts of a client whose account is erased. */
export async function eraseDraftsOf(tx: Transaction, tendererId: string): Promise<void> {
  await tx.delete(requestDrafts).where(eq(requestDrafts.tendererId, tendererId));
}

/** Takes a company whose account is erased out of the drafts that ask for it by name; their authors lose nothing else. */
export async function forgetWishesFor(tx: Transaction, companyId: string): Promise<void> {
  await tx
    .update(requestDrafts)
    .set({ content: sql`${requestDrafts.content} - 'wish'` })
    .where(sql`${requestDrafts.content}->'wish'->>'id' = ${companyId}`);
}

/** The drafts of a subcategory that becomes another one; who has a draft there already keeps that one. */
export async function moveDrafts(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  const there = tx
    .select({ tendererId: requestDrafts.tendererId })
    .from(requestDrafts)
    .where(eq(requestDrafts.subcategoryId, to));
  await tx
    .update(requestDrafts)
    .set({ subcategoryId: to })
    .where(and(eq(requestDrafts.subcategoryId, from), notInArray(requestDrafts.tendererId, there)));
}

/** Forgets drafts that nobody has changed for long. */
export async function forgetOldDrafts(db: Db): Promise<number> {
  const { count } = await db
    .delete(requestDrafts)
    .where(lt(requestDrafts.updatedAt, sql`now() - ${draftDays} * interval '1 day'`));
  return count;
}
