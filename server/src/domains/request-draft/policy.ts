import { type SQL, and, eq } from "drizzle-orm";
import { requestDrafts } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { Actor } from "../../trpc/actor.ts";

/** The client that calls. */
export function ownerOf({ tendererId }: Actor): string {
  if (tendererId === undefined) throw new DomainError("FORBIDDEN");
  return tendererId;
}

/** Drafts are their client's alone: its draft of one subcategory. */
export const ownDraft = (actor: Actor, subcategoryId: string): SQL | undefined =>
  and(eq(requestDrafts.tendererId, ownerOf(actor)), eq(requestDrafts.subcategoryId, subcategoryId));
