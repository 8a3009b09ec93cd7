import type { CategoryOverviewItem, ReorderInput } from "@metiro/shared/category/overview";

/** All categories in the order of the public menu. */
export type Menu = readonly CategoryOverviewItem[];

export const orderInput = (menu: Menu): ReorderInput["categories"] =>
  menu.map(({ id, subCategories }) => ({ id, subcategoryIds: subCategories.map((sub) => sub.id) }));

export const sameOrder = (one: Menu, other: Menu): boolean =>
  JSON.stringify(orderInput(one)) === JSON.stringify(orderInput(other));

/** The category that a subcategory is in. */
export const categoryOf = (menu: Menu, subcategoryId: string): CategoryOverviewItem | undefined =>
  menu.find(({ subCategories }) => subCategories.some(({ id }) => id === subcategoryId));

/** The menu with the category at another place. */
export function placeCategory(menu: Menu, id: string, index: number): Menu {
  const category = menu.find((one) => one.id === id);
  if (!category) return menu;
  return menu.filter((one) => one.id !== id).toSpliced(index, 0, category);
}

/** The menu with the subcategory at a place in a category, its own or another one; what depends on it is counted there. */
export function placeSubcategory(menu: Menu, id: string, categoryId: string, index: number): Menu {
  const from = categoryOf(menu, id);
  const sub = from?.subCategories.find((one) => one.id === id);
  if (!from || !sub) return menu;
  const moves = from.id !== categoryId;
  return menu.map((category) => {
    const others = category.subCategories.filter((one) => one.id !== id);
    const here = category.id === categoryId;
    const change = moves ? (here ? 1 : category.id === from.id ? -1 : 0) : 0;
    return {
      ...category,
      requestCount: category.requestCount + change * sub.requestCount,
      recentRequestCount: category.recentRequestCount + change * sub.recentRequestCount,
      subCategories: here ? others.toSpliced(index, 0, { ...sub, categoryId }) : others,
    };
  });
}

/** What a category is called where a subcategory is dropped on it as a whole. */
export const wholeKey = (categoryId: string): string => `whole:${categoryId}`;

/** The menu while something is dragged over something else: it takes that one's place. */
export function draggedOver(menu: Menu, sourceId: string, targetId: string): Menu {
  if (sourceId === targetId) return menu;
  const at = menu.findIndex(({ id }) => id === targetId);
  if (menu.some(({ id }) => id === sourceId)) return at === -1 ? menu : placeCategory(menu, sourceId, at);
  const whole = menu.find(({ id }) => wholeKey(id) === targetId);
  if (whole) {
    const isThere = whole.subCategories.some(({ id }) => id === sourceId);
    return isThere ? menu : placeSubcategory(menu, sourceId, whole.id, whole.subCategories.length);
  }
  const target = categoryOf(menu, targetId);
  if (!target) return menu;
  return placeSubcategory(
    menu,
    sourceId,
    target.id,
    target.subCategories.findIndex(({ id }) => id === targetId),
  );
}
