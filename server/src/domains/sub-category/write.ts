import { slugOf } from "@metiro/shared/text/slug";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import type {
  SubcategoryFields,
  SubcategoryWithForm,
  UpdateSubcategoryInput,
} from "@metiro/shared/sub-category/schema";
import { eq, sql } from "drizzle-orm";
import { requestCount } from "../../db/request-counters.ts";
import { savePatch } from "../../db/revision.ts";
import { keepSlug } from "../../db/slug-history.ts";
import { subcategories } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { subcategoryById } from "./queries.ts";

const emptyForm: QuestionForm = { version: 1, steps: [] };

/** The address follows the name. */
const changedColumns = ({ name, ...fields }: Omit<UpdateSubcategoryInput, "id" | "baseRevision">) => ({
  ...fields,
  ...(name !== undefined && { name, slug: slugOf(name) }),
});

/** What an entry of the audit compares. */
const audited = {
  categoryId: subcategories.categoryId,
  name: subcategories.name,
  slug: subcategories.slug,
  description: subcategories.description,
  position: subcategories.position,
  translations: subcategories.translations,
  keywords: subcategories.keywords,
};

/** A new subcategory stands last in its category unless it is given a place. It asks nothing yet. */
export async function add({ ctx, input }: Call<SubcategoryFields>): Promise<SubcategoryWithForm> {
  const last = sql`(select coalesce(max(${subcategories.position}), 0) + 1 from ${subcategories} where ${subcategories.categoryId} = ${input.categoryId})`;
  const id = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(subcategories)
      .values({ ...input, slug: slugOf(input.name), position: input.position ?? last, questions: emptyForm })
      .returning({ id: subcategories.id, ...audited });
    if (!row) throw new Error("Inserting a subcategory returned no row");
    const { id: _id, ...after } = row;
    await keepSlug(tx, "subCategory", { id: row.id, after: row.slug });
    await audit(tx, ctx, "subCategory.add", row.id, { name: input.name, after });
    return row.id;
  });
  return found(await subcategoryById(ctx.db, id));
}

/** Its address follows its name; the one it had leads on to it. In another category it takes its job requests along. */
export async function update({
  ctx,
  input: { id, baseRevision, ...fields },
}: Call<UpdateSubcategoryInput>): Promise<SubcategoryWithForm> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select(audited).from(subcategories).where(eq(subcategories.id, id)).for("no key update");
    const before = found(row);
    const target = { table: subcategories, revision: subcategories.revision, returning: audited };
    const after = await savePatch(tx, target, { id, baseRevision }, changedColumns(fields));
    await keepSlug(tx, "subCategory", { id, before: before.slug, after: after.slug });
    await audit(tx, ctx, "subCategory.update", id, { name: after.name, before, after });
  });
  return found(await subcategoryById(ctx.db, id));
}

/** Refused while job requests use it. */
export async function deleteSubcategory({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    // Locked, no request can take it on while the count is made.
    const [row] = await tx
      .select({ ...audited, questions: subcategories.questions })
      .from(subcategories)
      .where(eq(subcategories.id, id))
      .for("update");
    const before = found(row);
    const count = await requestCount(tx, { trade: id });
    if (count > 0) throw new DomainError("IN_USE", { params: { count } });
    await tx.delete(subcategories).where(eq(subcategories.id, id));
    await audit(tx, ctx, "subCategory.delete", id, { name: before.name, before });
  });
  return { id };
}
