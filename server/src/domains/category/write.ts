import type { CategoryFields, CategoryWithGuide, UpdateCategoryInput } from "@metiro/shared/category/schema";
import { slugOf } from "@metiro/shared/text/slug";
import { eq, sql } from "drizzle-orm";
import { requestCount } from "../../db/request-counters.ts";
import { savePatch } from "../../db/revision.ts";
import { keepSlug } from "../../db/slug-history.ts";
import { categories, subcategories } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { categoryById } from "./queries.ts";

/** The address follows the name. */
const changedColumns = ({ name, ...fields }: Omit<UpdateCategoryInput, "id" | "baseRevision">) => ({
  ...fields,
  ...(name !== undefined && { name, slug: slugOf(name) }),
});

/** What an entry of the audit compares. */
const audited = {
  name: categories.name,
  slug: categories.slug,
  description: categories.description,
  icon: categories.icon,
  position: categories.position,
  popular: categories.popular,
  translations: categories.translations,
};

/** A new category stands last in the menu unless it is given a place. */
export async function add({ ctx, input }: Call<CategoryFields>): Promise<CategoryWithGuide> {
  const id = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(categories)
      .values({
        ...input,
        slug: slugOf(input.name),
        position: input.position ?? sql`(select coalesce(max(${categories.position}), 0) + 1 from ${categories})`,
      })
      .returning({ id: categories.id, ...audited });
    if (!row) throw new Error("Inserting a category returned no row");
    const { id: _id, ...after } = row;
    await keepSlug(tx, "category", { id: row.id, after: row.slug });
    await audit(tx, ctx, "category.add", row.id, { name: input.name, after });
    return row.id;
  });
  return found(await categoryById(ctx.db, id));
}

/** Its address follows its name; the one it had leads on to it. */
export async function update({
  ctx,
  input: { id, baseRevision, ...fields },
}: Call<UpdateCategoryInput>): Promise<CategoryWithGuide> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select(audited).from(categories).where(eq(categories.id, id)).for("no key update");
    const before = found(row);
    const target = { table: categories, revision: categories.revision, returning: audited };
    const after = await savePatch(tx, target, { id, baseRevision }, changedColumns(fields));
    await keepSlug(tx, "category", { id, before: before.slug, after: after.slug });
    await audit(tx, ctx, "category.update", id, { name: after.name, before, after });
  });
  return found(await categoryById(ctx.db, id));
}

/** Takes its subcategories with it; refused while job requests use one of them. */
export async function deleteCategory({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    // Locked, no request can take one of them on and no subcategory can join while the count is made.
    const [row] = await tx.select(audited).from(categories).where(eq(categories.id, id)).for("update");
    const before = found(row);
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
