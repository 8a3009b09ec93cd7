import type { Category, CategoryWithGuide } from "@metiro/shared/category/schema";
import { type SQL, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { formerlyAt } from "../../../db/slug-history.ts";
import { categories, subcategories } from "../../../db/schema/index.ts";
import { menuOrder } from "../items.ts";

/** Each category once for each of its subcategories, in the order of the public menu. */
const select = (db: Db, where?: SQL) =>
  db
    .select({
      category: {
        id: categories.id,
        name: categories.name,
        slug: categories.slug,
        icon: categories.icon,
        description: categories.description,
        position: categories.position,
        popular: categories.popular,
        translations: categories.translations,
        revision: categories.revision,
      },
      subcategory: {
        id: subcategories.id,
        categoryId: subcategories.categoryId,
        name: subcategories.name,
        slug: subcategories.slug,
        description: subcategories.description,
        position: subcategories.position,
        translations: subcategories.translations,
        revision: subcategories.revision,
      },
    })
    .from(categories)
    .leftJoin(subcategories, eq(subcategories.categoryId, categories.id))
    .where(where)
    .orderBy(...menuOrder);

const everyCategory = prepared((db) => select(db).prepare("category_all"));
const oneById = prepared((db) => select(db, eq(categories.id, sql.placeholder("id"))).prepare("category_by_id"));
const oneBySlug = prepared((db) =>
  select(db, eq(categories.slug, sql.placeholder("slug"))).prepare("category_by_slug"),
);

type Row = Awaited<ReturnType<typeof select>>[number];

function grouped(rows: Row[]): Category[] {
  const found = new Map<string, Category>();
  for (const { category, subcategory } of rows) {
    let entry = found.get(category.id);
    if (!entry) found.set(category.id, (entry = { ...omitNulls(category), subCategories: [] }));
    if (subcategory) entry.subCategories.push(omitNulls(subcategory));
  }
  return [...found.values()];
}

/** Every category with its subcategories. */
export const allCategories = async (db: Db): Promise<Category[]> => grouped(await everyCategory(db).execute());

/** The guide is read beside: in the rows of a category it would come once for each subcategory. */
const guideById = prepared((db) =>
  db
    .select({ guide: categories.guide })
    .from(categories)
    .where(eq(categories.id, sql.placeholder("id")))
    .prepare("category_guide"),
);

async function withGuide(db: Db, [category]: Category[]): Promise<CategoryWithGuide | undefined> {
  if (!category) return undefined;
  const [row] = await guideById(db).execute({ id: category.id });
  return row && { ...category, guide: row.guide };
}

export const categoryById = async (db: Db, id: string): Promise<CategoryWithGuide | undefined> =>
  withGuide(db, grouped(await oneById(db).execute({ id })));

export const categoryBySlug = async (db: Db, slug: string): Promise<CategoryWithGuide | undefined> =>
  withGuide(db, grouped(await oneBySlug(db).execute({ slug })));

/** What had this slug before it was renamed. */
export async function categoryFormerlyAt(db: Db, slug: string): Promise<CategoryWithGuide | undefined> {
  const id = await formerlyAt(db, "category", slug);
  return id === undefined ? undefined : categoryById(db, id);
}
