import { type SQL, eq } from "drizzle-orm";
import { answerTemplates } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { Actor } from "../../trpc/actor.ts";

/** The company in whose name somebody calls. */
export function ownerOf({ companyId }: Actor): string {
  if (companyId === undefined) throw new DomainError("FORBIDDEN");
  return companyId;
}

/** Templates are their company's alone. */
export const visibleTo = (actor: Actor): SQL => eq(answerTemplates.companyId, ownerOf(actor));
