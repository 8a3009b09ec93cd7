import type { ByNameInput, CategoryWithGuide } from "@metiro/shared/category/schema";
import { slugOf } from "@metiro/shared/text/slug";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { OpenCall } from "../../../trpc/context.ts";
import { categoryById, categoryBySlug, categoryFormerlyAt } from "./queries.ts";

export async function get({ ctx, input: { id } }: OpenCall<{ id: string }>): Promise<CategoryWithGuide> {
  return orNotFound(await categoryById(ctx.db, id));
}

/** By name or slug, the slug of either is the slug; or by a slug that it had before. */
export async function getByName({ ctx, input }: OpenCall<ByNameInput>): Promise<CategoryWithGuide> {
  const slug = slugOf(input.Name);
  return orNotFound((await categoryBySlug(ctx.db, slug)) ?? (await categoryFormerlyAt(ctx.db, slug)));
}
