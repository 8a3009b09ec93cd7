import type { MergedSubcategory, MergeInput } from "@metiro/shared/category/overview";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { moveSlugs } from "../../../db/slug-history.ts";
import { companySubcategories, jobRequests, subcategories } from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { moveDrafts } from "../../job-request/index.ts";
import { audit } from "../../audit/index.ts";
import { mergedPair } from "../items.ts";

/**
 * Moves the requests of a subcategory to another one, lets its companies serve that one, and deletes it. Requests keep the
 * form that they answered, which is no version of the other one's; its address leads on to the other one.
 */
export async function merge({ ctx, input: { id, targetId } }: Call<MergeInput>): Promise<MergedSubcategory> {
  return ctx.db.transaction(async (tx) => {
    // Locked, no request can take either on meanwhile.
    const rows = await tx
      .select({
        id: subcategories.id,
        name: subcategories.name,
        slug: subcategories.slug,
        categoryId: subcategories.categoryId,
        questions: subcategories.questions,
      })
      .from(subcategories)
      .where(inArray(subcategories.id, [id, targetId]))
      .orderBy(asc(subcategories.id))
      .for("update");
    const [subcategory, target] = mergedPair(rows, { id, targetId });
    const { count: requestCount } = await tx
      .update(jobRequests)
      .set({ subcategoryId: targetId, categoryId: target.categoryId, formRevision: null })
      .where(eq(jobRequests.subcategoryId, id));
    await moveDrafts(tx, { from: id, to: targetId });
    const { count: companyCount } = await tx.execute(sql`
      insert into ${companySubcategories} (company_id, subcategory_id)
      select company_id, ${targetId}::uuid from ${companySubcategories}
      where ${eq(companySubcategories.subcategoryId, id)} on conflict do nothing`);
    await moveSlugs(tx, "subCategory", { from: subcategory, to: targetId });
    await tx.delete(subcategories).where(eq(subcategories.id, id));
    const { id: _id, ...before } = subcategory;
    await audit(tx, ctx, "subCategory.merge", id, {
      name: subcategory.name,
      into: target.name,
      requestCount,
      companyCount,
      before,
    });
    return { id, targetId, requestCount, companyCount };
  });
}
