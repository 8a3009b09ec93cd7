import type { ByNameInput } from "@metiro/shared/category/schema";
import { slugOf } from "@metiro/shared/slug";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { found } from "../../errors/found.ts";
import type { OpenCall } from "../../trpc/context.ts";
import {
  allSubcategories,
  subcategoriesOf,
  subcategoryById,
  subcategoryBySlug,
  subcategoryFormerlyAt,
} from "./queries.ts";

export const list = ({ ctx }: OpenCall): Promise<SubcategoryWithForm[]> => allSubcategories(ctx.db);

/** Of a category that does not exist there are none. */
export const listByCategory = ({ ctx, input }: OpenCall<{ categoryId: string }>): Promise<SubcategoryWithForm[]> =>
  subcategoriesOf(ctx.db, input.categoryId);

export async function get({ ctx, input: { id } }: OpenCall<{ id: string }>): Promise<SubcategoryWithForm> {
  return found(await subcategoryById(ctx.db, id));
}

/** By name or slug, the slug of either is the slug; or by a slug that it had before. */
export async function getByName({ ctx, input }: OpenCall<ByNameInput>): Promise<SubcategoryWithForm> {
  const slug = slugOf(input.Name);
  return found((await subcategoryBySlug(ctx.db, slug)) ?? (await subcategoryFormerlyAt(ctx.db, slug)));
}
