import type { CategoryWithGuide, UpdateCategoryInput } from "@metiro/shared/category/schema";
import { slugOf } from "@metiro/shared/text/slug";
import { eq } from "drizzle-orm";
import { savePatch } from "../../../db/revision.ts";
import { categories } from "../../../db/schema/index.ts";
import { keepSlug } from "../../../db/slug-history.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { categoryById } from "./queries.ts";

/** The address follows the name. */
const changedColumns = ({ name, ...fields }: Omit<UpdateCategoryInput, "id" | "baseRevision">) => ({
  ...fields,
  ...(name !== undefined && { name, slug: slugOf(name) }),
});

/** What an entry of the audit compares. */
export const audited = {
  name: categories.name,
  slug: categories.slug,
  description: categories.description,
  icon: categories.icon,
  position: categories.position,
  popular: categories.popular,
  translations: categories.translations,
};

/** Its address follows its name; the one it had leads on to it. */
export async function update({
  ctx,
  input: { id, baseRevision, ...fields },
}: Call<UpdateCategoryInput>): Promise<CategoryWithGuide> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select(audited).from(categories).where(eq(categories.id, id)).for("no key update");
    const before = orNotFound(row);
    const target = { table: categories, revision: categories.revision, returning: audited };
    const after = await savePatch(tx, target, { id, baseRevision }, changedColumns(fields));
    await keepSlug(tx, "category", { id, before: before.slug, after: after.slug });
    await audit(tx, ctx, "category.update", id, { name: after.name, before, after });
  });
  return orNotFound(await categoryById(ctx.db, id));
}
