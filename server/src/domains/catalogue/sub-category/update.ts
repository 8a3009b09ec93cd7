import type { SubcategoryWithForm, UpdateSubcategoryInput } from "@metiro/shared/sub-category/schema";
import { eq } from "drizzle-orm";
import { savePatch } from "../../../db/revision.ts";
import { subcategories } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { noteUpdated, withSlug } from "../items.ts";
import { subcategoryById } from "./queries.ts";

/** What an entry of the audit compares. */
export const auditedSubcategory = {
  categoryId: subcategories.categoryId,
  name: subcategories.name,
  slug: subcategories.slug,
  description: subcategories.description,
  position: subcategories.position,
  translations: subcategories.translations,
  keywords: subcategories.keywords,
};

/** Its address follows its name; the one it had leads on to it. In another category it takes its job requests along. */
export async function update({
  ctx,
  input: { id, baseRevision, ...fields },
}: Call<UpdateSubcategoryInput>): Promise<SubcategoryWithForm> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select(auditedSubcategory)
      .from(subcategories)
      .where(eq(subcategories.id, id))
      .for("no key update");
    const before = orNotFound(row);
    const target = { table: subcategories, revision: subcategories.revision, returning: auditedSubcategory };
    const after = await savePatch(tx, target, { id, baseRevision }, withSlug(fields));
    await noteUpdated(tx, ctx, "subCategory", { id, before, after });
  });
  return orNotFound(await subcategoryById(ctx.db, id));
}
