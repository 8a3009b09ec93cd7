import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { type SQL, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { formerlyAt } from "../../../db/slug-history.ts";
import { categories, subcategories } from "../../../db/schema/index.ts";
import { menuOrder } from "../items.ts";

/** In the order of the public menu. */
const select = (db: Db, where?: SQL) =>
  db
    .select({
      id: subcategories.id,
      categoryId: subcategories.categoryId,
      name: subcategories.name,
      slug: subcategories.slug,
      description: subcategories.description,
      position: subcategories.position,
      translations: subcategories.translations,
      guide: subcategories.guide,
      keywords: subcategories.keywords,
      questions: subcategories.questions,
      revision: subcategories.revision,
      questionsRevision: subcategories.questionsRevision,
    })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(where)
    .orderBy(...menuOrder);

const every = prepared((db) => select(db).prepare("subcategory_all"));
const everyOfCategory = prepared((db) =>
  select(db, eq(subcategories.categoryId, sql.placeholder("categoryId"))).prepare("subcategory_of_category"),
);
const oneById = prepared((db) => select(db, eq(subcategories.id, sql.placeholder("id"))).prepare("subcategory_by_id"));
const oneBySlug = prepared((db) =>
  select(db, eq(subcategories.slug, sql.placeholder("slug"))).prepare("subcategory_by_slug"),
);

const categoryById = prepared((db) =>
  db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, sql.placeholder("id")))
    .prepare("subcategory_category_by_id"),
);
export const categoryExists = async (db: Db, id: string): Promise<{ id: string } | undefined> =>
  (await categoryById(db).execute({ id }))[0];

type Row = Awaited<ReturnType<typeof select>>[number];

/** The form is left as it was saved: a null in it means something. */
const subcategoryOf = ({ questions, ...row }: Row): SubcategoryWithForm => ({ ...omitNulls(row), questions });

export const allSubcategories = async (db: Db): Promise<SubcategoryWithForm[]> =>
  (await every(db).execute()).map(subcategoryOf);

export const subcategoriesOf = async (db: Db, categoryId: string): Promise<SubcategoryWithForm[]> =>
  (await everyOfCategory(db).execute({ categoryId })).map(subcategoryOf);

export const subcategoryById = async (db: Db, id: string): Promise<SubcategoryWithForm | undefined> =>
  (await oneById(db).execute({ id })).map(subcategoryOf)[0];

export const subcategoryBySlug = async (db: Db, slug: string): Promise<SubcategoryWithForm | undefined> =>
  (await oneBySlug(db).execute({ slug })).map(subcategoryOf)[0];

/** What had this slug before it was renamed. */
export async function subcategoryFormerlyAt(db: Db, slug: string): Promise<SubcategoryWithForm | undefined> {
  const id = await formerlyAt(db, "subCategory", slug);
  return id === undefined ? undefined : subcategoryById(db, id);
}
