import type { ByNameInput } from "@metiro/shared/category/schema";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { slugOf } from "@metiro/shared/text/slug";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { OpenCall } from "../../../trpc/context.ts";
import { subcategoryById, subcategoryBySlug, subcategoryFormerlyAt } from "./queries.ts";

export async function get({ ctx, input: { id } }: OpenCall<{ id: string }>): Promise<SubcategoryWithForm> {
  return orNotFound(await subcategoryById(ctx.db, id));
}

/** By name or slug, the slug of either is the slug; or by a slug that it had before. */
export async function getByName({ ctx, input }: OpenCall<ByNameInput>): Promise<SubcategoryWithForm> {
  const slug = slugOf(input.Name);
  return orNotFound((await subcategoryBySlug(ctx.db, slug)) ?? (await subcategoryFormerlyAt(ctx.db, slug)));
}
