import type { Language } from "@metiro/shared/languages";
import type { SearchedTrade } from "@metiro/shared/sub-category/schema";
import type { Translations } from "@metiro/shared/catalogue/schema";
import { asc, eq } from "drizzle-orm";
import { prepared } from "../../../db/prepared.ts";
import { categories, subcategories } from "../../../db/schema/index.ts";
import type { OpenCall } from "../../../trpc/context.ts";

const every = prepared((db) =>
  db
    .select({
      slug: subcategories.slug,
      name: subcategories.name,
      translations: subcategories.translations,
      keywords: subcategories.keywords,
      category: { name: categories.name, icon: categories.icon, translations: categories.translations },
    })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .orderBy(asc(categories.position), asc(categories.name), asc(subcategories.position), asc(subcategories.name))
    .prepare("subcategory_search_index"),
);

/** Every trade with what it is called in any language: one may think of the English word on a French page. */
export async function searchIndex({
  ctx,
  input: { language = "fr" },
}: OpenCall<{ language?: Language | undefined }>): Promise<SearchedTrade[]> {
  const rows = await every(ctx.db).execute();
  return rows.map(({ slug, category, keywords, ...trade }) => ({
    slug,
    name: nameIn(trade, language),
    categoryName: nameIn(category, language),
    ...(category.icon !== null && { icon: category.icon }),
    keywords: [...new Set([...namesOf(trade), ...Object.values(keywords).flat()])],
  }));
}

interface Named {
  name: string;
  translations: Translations;
}

const nameIn = ({ name, translations }: Named, language: Language) => translations[language]?.name ?? name;

const namesOf = ({ name, translations }: Named) => [
  name,
  ...Object.values(translations).flatMap((translated) => translated.name ?? []),
];
