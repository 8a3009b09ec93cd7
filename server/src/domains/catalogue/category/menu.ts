import { createHash } from "node:crypto";
import type { ReorderInput } from "@metiro/shared/category/overview";
import { asc } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { categories, subcategories } from "../../../db/schema/index.ts";

/** Every category with its subcategories, by id, in the order of the public menu. */
export type Menu = ReorderInput["categories"];

/** Stands for a menu: another order, another row or one less is another text. */
export const orderOf = (menu: Menu): string =>
  createHash("sha256")
    .update(JSON.stringify(menu.map(({ id, subcategoryIds }) => [id, subcategoryIds])))
    .digest("base64url");

/** The menu as it is, held until the transaction ends: who reorders it meanwhile waits. */
export async function lockMenu(tx: Transaction): Promise<Menu> {
  await tx.select({ id: categories.id }).from(categories).orderBy(asc(categories.id)).for("no key update");
  await tx.select({ id: subcategories.id }).from(subcategories).orderBy(asc(subcategories.id)).for("no key update");
  const all = await tx
    .select({ id: categories.id })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.name), asc(categories.id));
  const subs = await tx
    .select({ id: subcategories.id, categoryId: subcategories.categoryId })
    .from(subcategories)
    .orderBy(asc(subcategories.position), asc(subcategories.name), asc(subcategories.id));
  const byCategory = Map.groupBy(subs, ({ categoryId }) => categoryId);
  return all.map(({ id }) => ({ id, subcategoryIds: (byCategory.get(id) ?? []).map((sub) => sub.id) }));
}
