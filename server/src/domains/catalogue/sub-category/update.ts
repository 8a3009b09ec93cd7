import type { SubcategoryWithForm, UpdateSubcategoryInput } from "@metiro/shared/sub-category/schema";
import { slugOf } from "@metiro/shared/text/slug";
import { eq } from "drizzle-orm";
import { savePatch } from "../../../db/revision.ts";
import { subcategories } from "../../../db/schema/index.ts";
import { keepSlug } from "../../../db/slug-history.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { subcategoryById } from "./queries.ts";

/** The address follows the name. */
const changedColumns = ({ name, ...fields }: Omit<UpdateSubcategoryInput, "id" | "baseRevision">) => ({
  ...fields,
  ...(name !== undefined && { name, slug: slugOf(name) }),
});

/** What an entry of the audit compares. */
export const audited = {
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
    const [row] = await tx.select(audited).from(subcategories).where(eq(subcategories.id, id)).for("no key update");
    const before = orNotFound(row);
    const target = { table: subcategories, revision: subcategories.revision, returning: audited };
    const after = await savePatch(tx, target, { id, baseRevision }, changedColumns(fields));
    await keepSlug(tx, "subCategory", { id, before: before.slug, after: after.slug });
    await audit(tx, ctx, "subCategory.update", id, { name: after.name, before, after });
  });
  return orNotFound(await subcategoryById(ctx.db, id));
}
