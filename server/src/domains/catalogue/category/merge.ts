import type { MergedCategory, MergeInput } from "@metiro/shared/category/overview";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { moveSlugs } from "../../../db/slug-history.ts";
import { blogs, categories, subcategories } from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { now } from "../../../db/sql.ts";
import { audit } from "../../audit/index.ts";
import { mergedPair } from "../items.ts";

/** Moves the subcategories of a category behind those of another one, with their requests, and deletes it. Its posts are about the other one then. */
export async function merge({ ctx, input: { id, targetId } }: Call<MergeInput>): Promise<MergedCategory> {
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: categories.id, name: categories.name, slug: categories.slug })
      .from(categories)
      .where(inArray(categories.id, [id, targetId]))
      .orderBy(asc(categories.id))
      .for("update");
    const [category, target] = mergedPair(rows, { id, targetId });
    const last = sql`(select coalesce(max(position), 0) from ${subcategories} where ${eq(subcategories.categoryId, targetId)})`;
    const moved = await tx
      .update(subcategories)
      .set({
        categoryId: targetId,
        position: sql`${subcategories.position} + ${last} + 1`,
        revision: sql`${subcategories.revision} + 1`,
        updatedAt: now,
      })
      .where(eq(subcategories.categoryId, id))
      .returning({ name: subcategories.name });
    await tx.update(blogs).set({ categoryId: targetId }).where(eq(blogs.categoryId, id));
    await moveSlugs(tx, "category", { from: category, to: targetId });
    await tx.delete(categories).where(eq(categories.id, id));
    await audit(tx, ctx, "category.merge", id, {
      name: category.name,
      into: target.name,
      subcategories: moved.map(({ name }) => name),
    });
    return { id, targetId, subcategoryCount: moved.length };
  });
}
