import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { OpenCall } from "../../../trpc/context.ts";
import { allSubcategories, categoryExists, subcategoriesOf } from "./queries.ts";

export const list = ({ ctx }: OpenCall): Promise<SubcategoryWithForm[]> => allSubcategories(ctx.db);

/** None may be there in a category; a category that is not there is not found. */
export async function listByCategory({ ctx, input }: OpenCall<{ categoryId: string }>): Promise<SubcategoryWithForm[]> {
  const subcategories = await subcategoriesOf(ctx.db, input.categoryId);
  if (subcategories.length === 0) orNotFound(await categoryExists(ctx.db, input.categoryId));
  return subcategories;
}
