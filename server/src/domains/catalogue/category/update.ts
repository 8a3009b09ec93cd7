import type { CategoryWithGuide, UpdateCategoryInput } from "@metiro/shared/category/schema";
import { eq } from "drizzle-orm";
import { savePatch } from "../../../db/revision.ts";
import { categories } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { noteUpdated, withSlug } from "../items.ts";
import { categoryById } from "./queries.ts";

/** What an entry of the audit compares. */
export const auditedCategory = {
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
    const [row] = await tx.select(auditedCategory).from(categories).where(eq(categories.id, id)).for("no key update");
    const before = orNotFound(row);
    const target = { table: categories, revision: categories.revision, returning: auditedCategory };
    const after = await savePatch(tx, target, { id, baseRevision }, withSlug(fields));
    await noteUpdated(tx, ctx, "category", { id, before, after });
  });
  return orNotFound(await categoryById(ctx.db, id));
}
