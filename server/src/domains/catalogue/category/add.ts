import type { CategoryFields, CategoryWithGuide } from "@metiro/shared/category/schema";
import { slugOf } from "@metiro/shared/text/slug";
import { sql } from "drizzle-orm";
import { categories } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { noteAdded } from "../items.ts";
import { categoryById } from "./queries.ts";
import { auditedCategory } from "./update.ts";

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
      .returning({ id: categories.id, ...auditedCategory });
    return noteAdded(tx, ctx, "category", row);
  });
  return orNotFound(await categoryById(ctx.db, id));
}
