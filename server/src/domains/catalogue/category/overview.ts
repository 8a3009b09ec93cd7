import type { CategoryOverview, CategoryOverviewItem } from "@metiro/shared/category/overview";
import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { recentRequestsOfTrade, requestsOfTrade } from "../../../db/queries/request-counters.ts";
import { categories, companySubcategories, subcategories } from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { orderOf } from "./menu.ts";

const companiesOfSubcategory = sql<number>`(
  select count(*)::int from ${companySubcategories} where ${eq(companySubcategories.subcategoryId, subcategories.id)})`;

/** A company that serves several of its subcategories counts once. */
const companiesOfCategory = sql<number>`(
  select count(distinct ${companySubcategories.companyId})::int from ${companySubcategories}
  join ${subcategories} on ${eq(subcategories.id, companySubcategories.subcategoryId)}
  where ${eq(subcategories.categoryId, categories.id)})`;

/** What only says something asks nothing. */
const questionCount = sql<number>`(
  select count(*)::int from jsonb_path_query(${subcategories.questions}, '$.steps[*].questions[*] ? (@.type != "info")'))`;

const everyCategory = prepared((db) =>
  db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      icon: categories.icon,
      translations: categories.translations,
      position: categories.position,
      popular: categories.popular,
      requestCount: sql<number>`${requestsOfTrade(categories.id)}`,
      recentRequestCount: sql<number>`${recentRequestsOfTrade(categories.id)}`,
      companyCount: sql<number>`${companiesOfCategory}`,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.name), asc(categories.id))
    .prepare("category_overview"),
);

const everySubcategory = prepared((db) =>
  db
    .select({
      id: subcategories.id,
      categoryId: subcategories.categoryId,
      name: subcategories.name,
      slug: subcategories.slug,
      translations: subcategories.translations,
      position: subcategories.position,
      questionCount: sql<number>`(${questionCount})`,
      requestCount: sql<number>`${requestsOfTrade(subcategories.id)}`,
      recentRequestCount: sql<number>`${recentRequestsOfTrade(subcategories.id)}`,
      companyCount: sql<number>`${companiesOfSubcategory}`,
    })
    .from(subcategories)
    .orderBy(asc(subcategories.position), asc(subcategories.name), asc(subcategories.id))
    .prepare("subcategory_overview"),
);

/** Every category as the back office sees it, with what depends on it. */
export const overview = ({ ctx }: Call): Promise<CategoryOverview> => categoryOverview(ctx.db);

export async function categoryOverview(db: Db): Promise<CategoryOverview> {
  const [all, subs] = await Promise.all([everyCategory(db).execute(), everySubcategory(db).execute()]);
  const byCategory = Map.groupBy(omitNulls(subs), ({ categoryId }) => categoryId);
  const rows: CategoryOverviewItem[] = omitNulls(all).map((category) => ({
    ...category,
    subCategories: byCategory.get(category.id) ?? [],
  }));
  const menu = rows.map(({ id, subCategories }) => ({ id, subcategoryIds: subCategories.map((sub) => sub.id) }));
  return { order: orderOf(menu), categories: rows };
}
