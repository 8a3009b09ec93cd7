import type { ByNameInput, Category, CategoryWithGuide } from "@metiro/shared/category/schema";
import { slugOf } from "@metiro/shared/slug";
import { found } from "../../errors/found.ts";
import type { OpenCall } from "../../trpc/context.ts";
import { allCategories, categoryById, categoryBySlug } from "./queries.ts";

export const list = ({ ctx }: OpenCall): Promise<Category[]> => allCategories(ctx.db);

export async function get({ ctx, input: { id } }: OpenCall<{ id: string }>): Promise<CategoryWithGuide> {
  return found(await categoryById(ctx.db, id));
}

/** By name or slug: the slug of either is the slug. */
export async function getByName({ ctx, input }: OpenCall<ByNameInput>): Promise<CategoryWithGuide> {
  return found(await categoryBySlug(ctx.db, slugOf(input.Name)));
}
