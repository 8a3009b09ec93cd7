import { and, desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../db/client.ts";
import { jobRequests, questionFormVersions, regions, subcategories } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";

/** A service with what a request takes over from it. It stays for the rest of the transaction. */
export async function tradeOfRequest(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      categoryId: subcategories.categoryId,
      form: subcategories.questions,
      formRevision: subcategories.questionsRevision,
    })
    .from(subcategories)
    .where(eq(subcategories.id, id))
    .for("key share");
  return row;
}

/** The refusal that names each choice that is not there. */
export const unknownChoice = (chosen: Record<string, object | null | undefined>): DomainError =>
  new DomainError("VALIDATION_FAILED", {
    errors: Object.fromEntries(
      Object.entries(chosen).flatMap(([field, row]) =>
        row !== undefined ? [] : [[field, [{ rule: "unknown" as const }]]],
      ),
    ),
  });

const districts = alias(regions, "districts");

/** Where a request stands: its service and its district, as they are called. */
export async function tradeAndPlaceOf(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      subcategory: { id: subcategories.id, name: subcategories.name, translations: subcategories.translations },
      subregion: { id: districts.id, name: districts.name, translations: districts.translations },
    })
    .from(jobRequests)
    .innerJoin(subcategories, eq(subcategories.id, jobRequests.subcategoryId))
    .innerJoin(districts, eq(districts.id, jobRequests.subregionId))
    .where(eq(jobRequests.id, id));
  if (!row) throw new DomainError("NOT_FOUND");
  return row;
}

/** The version of a service's form that a request answered; null where it answered the form of another one. */
export async function answeredRevision(tx: Transaction, { id, subcategoryId }: { id: string; subcategoryId: string }) {
  const [row] = await tx
    .select({ revision: questionFormVersions.revision })
    .from(questionFormVersions)
    .innerJoin(jobRequests, and(eq(jobRequests.id, id), eq(jobRequests.form, questionFormVersions.form)))
    .where(eq(questionFormVersions.subcategoryId, subcategoryId))
    .orderBy(desc(questionFormVersions.revision))
    .limit(1);
  return row?.revision ?? null;
}
