import { eq } from "drizzle-orm";
import { requestCount } from "../../../db/queries/request-counters.ts";
import { categories, subcategories } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { auditedCategory } from "./update.ts";

/** Takes its subcategories with it; refused while job requests use one of them. */
export async function deleteCategory({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    // Locked, no request can take one of them on and no subcategory can join while the count is made.
    const [row] = await tx.select(auditedCategory).from(categories).where(eq(categories.id, id)).for("update");
    const before = orNotFound(row);
    await tx
      .select({ id: subcategories.id })
      .from(subcategories)
      .where(eq(subcategories.categoryId, id))
      .orderBy(subcategories.id)
      .for("update");
    const count = await requestCount(tx, { trade: id });
    if (count > 0) throw new DomainError("IN_USE", { params: { count } });
    await tx.delete(categories).where(eq(categories.id, id));
    await audit(tx, ctx, "category.delete", id, { name: before.name, before });
  });
  return { id };
}
