import type { TradePlacesInput } from "@metiro/shared/showcase/schema";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { categories, regions, subcategories } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";

export const regionFields = {
  id: regions.id,
  name: regions.name,
  slug: regions.slug,
  code: regions.code,
  translations: regions.translations,
};

/** The category, and the service of it where one was asked for. */
export async function tradeOfPlaces(db: Db, { category, subcategory }: TradePlacesInput) {
  const [row] = await db
    .select({
      category: {
        id: categories.id,
        name: categories.name,
        slug: categories.slug,
        icon: categories.icon,
        translations: categories.translations,
      },
      subcategory: {
        id: subcategories.id,
        categoryId: subcategories.categoryId,
        name: subcategories.name,
        slug: subcategories.slug,
        translations: subcategories.translations,
      },
    })
    .from(categories)
    .leftJoin(
      subcategories,
      and(eq(subcategories.categoryId, categories.id), eq(subcategories.slug, subcategory ?? "")),
    )
    .where(subcategory === undefined ? eq(categories.slug, category ?? "") : isNotNull(subcategories.id))
    .limit(1);
  const { category: found, subcategory: service } = orNotFound(row);
  return { category: omitNulls(found), subcategory: service ?? undefined };
}
