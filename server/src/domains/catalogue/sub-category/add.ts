import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import type { SubcategoryFields, SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { slugOf } from "@metiro/shared/text/slug";
import { sql } from "drizzle-orm";
import { subcategories } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { noteAdded } from "../items.ts";
import { subcategoryById } from "./queries.ts";
import { auditedSubcategory } from "./update.ts";

const emptyForm: QuestionForm = { version: 1, steps: [] };

/** A new subcategory stands last in its category unless it is given a place. It asks nothing yet. */
export async function add({ ctx, input }: Call<SubcategoryFields>): Promise<SubcategoryWithForm> {
  const last = sql`(select coalesce(max(${subcategories.position}), 0) + 1 from ${subcategories} where ${subcategories.categoryId} = ${input.categoryId})`;
  const id = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(subcategories)
      .values({ ...input, slug: slugOf(input.name), position: input.position ?? last, questions: emptyForm })
      .returning({ id: subcategories.id, ...auditedSubcategory });
    return noteAdded(tx, ctx, "subCategory", row);
  });
  return orNotFound(await subcategoryById(ctx.db, id));
}
