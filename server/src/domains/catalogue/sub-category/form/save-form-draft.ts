import type { DiscardFormDraftInput, FormDraft, SaveFormDraftInput } from "@metiro/shared/sub-category/schema";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../../db/client.ts";
import { questionFormDrafts as drafts, subcategories } from "../../../../db/schema/index.ts";
import { now } from "../../../../db/sql.ts";
import { DomainError } from "../../../../errors/domain-error.ts";
import { orNotFound } from "../../../../errors/or-not-found.ts";
import type { Call } from "../../../../trpc/context.ts";
import { audit, notedLately } from "../../../audit/index.ts";
import { formDraftOf } from "./form-draft.ts";

/** Keeps what is being written, faults and all. Whoever changed another draft than the one that stands overwrites nothing. */
export function saveFormDraft({ ctx, input }: Call<SaveFormDraftInput>): Promise<FormDraft> {
  const { id, form, baseRevision, draftRevision } = input;
  return ctx.db.transaction(async (tx) => {
    const name = await nameOfLocked(tx, id);
    const values = { form, baseRevision, savedBy: ctx.actor.userId };
    if (draftRevision === 0) await begin(tx, id, values);
    else await replace(tx, { id, draftRevision }, values);
    if (!(await notedLately(tx, ctx, "subCategory.saveFormDraft", id)))
      await audit(tx, ctx, "subCategory.saveFormDraft", id, { name });
    return formDraftOf(tx, id);
  });
}

/** Drops what was being written; what is published stays. */
export function discardFormDraft({ ctx, input }: Call<DiscardFormDraftInput>): Promise<FormDraft> {
  const { id, draftRevision } = input;
  return ctx.db.transaction(async (tx) => {
    const name = await nameOfLocked(tx, id);
    await replace(tx, { id, draftRevision }, { form: null, savedBy: ctx.actor.userId });
    await audit(tx, ctx, "subCategory.discardFormDraft", id, { name });
    return formDraftOf(tx, id);
  });
}

/** A draft that is published is none any more; one that somebody has changed meanwhile stays for whoever wrote it. */
export const endDraft = (tx: Transaction, id: string, draftRevision: number) =>
  tx
    .update(drafts)
    .set({ form: null, revision: sql`${drafts.revision} + 1`, savedAt: now })
    .where(and(eq(drafts.subcategoryId, id), eq(drafts.revision, draftRevision)));

async function nameOfLocked(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx
    .select({ name: subcategories.name })
    .from(subcategories)
    .where(eq(subcategories.id, id))
    .for("key share");
  return orNotFound(row).name;
}

type Values = Pick<typeof drafts.$inferInsert, "form" | "baseRevision" | "savedBy">;

async function begin(tx: Transaction, id: string, values: Values): Promise<void> {
  const added = await tx
    .insert(drafts)
    .values({ ...values, subcategoryId: id, savedAt: now })
    .onConflictDoNothing()
    .returning({ revision: drafts.revision });
  if (added.length === 0) throw await conflict(tx, id);
}

interface Edited {
  id: string;
  draftRevision: number;
}

async function replace(tx: Transaction, { id, draftRevision }: Edited, values: Partial<Values>): Promise<void> {
  const changed = await tx
    .update(drafts)
    .set({ ...values, savedAt: now, revision: sql`${drafts.revision} + 1` })
    .where(and(eq(drafts.subcategoryId, id), eq(drafts.revision, draftRevision)))
    .returning({ revision: drafts.revision });
  if (changed.length === 0) throw await conflict(tx, id);
}

async function conflict(tx: Transaction, id: string): Promise<DomainError> {
  const [row] = await tx.select({ revision: drafts.revision }).from(drafts).where(eq(drafts.subcategoryId, id));
  return new DomainError("REVISION_CONFLICT", { params: { revision: row?.revision ?? 0 } });
}
