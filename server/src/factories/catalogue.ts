import type { Queryable } from "../db/client.ts";
import { categories, regions, subcategories } from "../db/schema/index.ts";
import { nextSerial, onlyRow } from "./only-row.ts";

type CategoryFields = Partial<typeof categories.$inferInsert>;
type SubcategoryFields = Partial<typeof subcategories.$inferInsert>;
type RegionFields = Partial<typeof regions.$inferInsert>;

export async function createCategory(
  db: Queryable,
  fields: CategoryFields = {},
): Promise<typeof categories.$inferSelect> {
  const serial = nextSerial();
  const defaults = { name: `Catégorie ${serial}`, slug: `categorie-${serial}` };
  return onlyRow(
    await db
      .insert(categories)
      .values({ ...defaults, ...fields })
      .returning(),
  );
}

/** A subcategory with an empty form, in a category of its own where none is given. */
export async function createSubcategory(
  db: Queryable,
  fields: SubcategoryFields = {},
): Promise<typeof subcategories.$inferSelect> {
  const serial = nextSerial();
  const categoryId = fields.categoryId ?? (await createCategory(db)).id;
  const defaults = {
    name: `Prestation ${serial}`,
    slug: `prestation-${serial}`,
    questions: { version: 1 as const, steps: [] },
  };
  return onlyRow(
    await db
      .insert(subcategories)
      .values({ ...defaults, ...fields, categoryId })
      .returning(),
  );
}

/** A canton. */
export async function createRegion(db: Queryable, fields: RegionFields = {}): Promise<typeof regions.$inferSelect> {
  const serial = nextSerial();
  const defaults = { name: `Canton ${serial}`, slug: `canton-${serial}` };
  return onlyRow(
    await db
      .insert(regions)
      .values({ ...defaults, ...fields })
      .returning(),
  );
}

/** A district, in a canton of its own where none is given. */
export async function createSubregion(db: Queryable, fields: RegionFields = {}): Promise<typeof regions.$inferSelect> {
  const parentId = fields.parentId ?? (await createRegion(db)).id;
  return createRegion(db, { ...fields, parentId });
}
