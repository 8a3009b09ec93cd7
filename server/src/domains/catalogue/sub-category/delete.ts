import { eq } from "drizzle-orm";
import { requestCount } from "../../../db/queries/request-counters.ts";
import { subcategories } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { auditedSubcategory } from "./update.ts";

/** Refused while job requests use it. */
export async function deleteSubcategory({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    // Locked, no request can take it on while the count is made.
    const [row] = await tx
      .select({ ...auditedSubcategory, questions: subcategories.questions })
      .from(subcategories)
      .where(eq(subcategories.id, id))
      .for("update");
    const before = orNotFound(row);
    const count = await requestCount(tx, { trade: id });
    if (count > 0) throw new DomainError("IN_USE", { params: { count } });
    await tx.delete(subcategories).where(eq(subcategories.id, id));
    await audit(tx, ctx, "subCategory.delete", id, { name: before.name, before });
  });
  return { id };
}
