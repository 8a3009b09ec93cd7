import type { Category } from "@metiro/shared/category/schema";
import { literalSlugOf } from "@metiro/shared/text/slug";
import type { Subcategory } from "@metiro/shared/sub-category/schema";

/** What an address names: the item, or the slug that it is known by when the address has the unfolded one. */
export type FoundInMenu<Item> = { item: Item } | { movedTo: string } | undefined;

function find<Item extends { slug: string; name: string }>(items: readonly Item[], slug: string): FoundInMenu<Item> {
  const item = items.find((candidate) => candidate.slug === slug);
  if (item) return { item };
  const other = items.find(({ name }) => literalSlugOf(name) === slug);
  return other && { movedTo: other.slug };
}

export const findCategory = (categories: readonly Category[], slug: string): FoundInMenu<Category> =>
  find(categories, slug);

/** The subcategory, with the category that it belongs to. */
export const findSubcategory = (
  categories: readonly Category[],
  slug: string,
): FoundInMenu<Subcategory & { category: Category }> =>
  find(
    categories.flatMap((category) => category.subCategories.map((subcategory) => ({ ...subcategory, category }))),
    slug,
  );
