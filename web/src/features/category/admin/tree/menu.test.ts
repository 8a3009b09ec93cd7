import type { CategoryOverviewItem } from "@metiro/shared/category/overview";
import { expect, test } from "vitest";
import { draggedOver, type Menu, orderInput, placeCategory, placeSubcategory, sameOrder, wholeKey } from "./menu.ts";

const base = { translations: {}, position: 1, recentRequestCount: 0, companyCount: 0 };
const category = (id: string, ...subs: string[]): CategoryOverviewItem => ({
  ...base,
  id,
  name: id,
  slug: id,
  popular: false,
  requestCount: subs.length,
  subCategories: subs.map((sub) => ({
    ...base,
    id: sub,
    categoryId: id,
    name: sub,
    slug: sub,
    questionCount: 0,
    requestCount: 1,
  })),
});
const menu = [category("A", "a1", "a2", "a3"), category("B", "b1"), category("C")];
const ids = (of: Menu) => orderInput(of).map(({ id, subcategoryIds }) => [id, ...subcategoryIds].join(" "));

test("a category takes another place", () => {
  expect(ids(placeCategory(menu, "C", 0))).toEqual(["C", "A a1 a2 a3", "B b1"]);
  expect(ids(placeCategory(menu, "A", 2))).toEqual(["B b1", "C", "A a1 a2 a3"]);
  expect(placeCategory(menu, "X", 0)).toBe(menu);
});

test("a subcategory takes another place in its category", () => {
  expect(ids(placeSubcategory(menu, "a1", "A", 2))).toEqual(["A a2 a3 a1", "B b1", "C"]);
});

test("a subcategory takes its requests along to another category", () => {
  const after = placeSubcategory(menu, "a2", "B", 0);
  expect(ids(after)).toEqual(["A a1 a3", "B a2 b1", "C"]);
  expect(after.map(({ requestCount }) => requestCount)).toEqual([2, 2, 0]);
  expect(after[1]?.subCategories[0]?.categoryId).toBe("B");
});

test("what is dragged takes the place of what it is over", () => {
  expect(ids(draggedOver(menu, "A", "C"))).toEqual(["B b1", "C", "A a1 a2 a3"]);
  expect(ids(draggedOver(menu, "a1", "a3"))).toEqual(["A a2 a3 a1", "B b1", "C"]);
  expect(ids(draggedOver(menu, "a3", "a1"))).toEqual(["A a3 a1 a2", "B b1", "C"]);
  expect(ids(draggedOver(menu, "a3", "b1"))).toEqual(["A a1 a2", "B a3 b1", "C"]);
});

test("a subcategory dropped on a category as a whole stands last in it", () => {
  expect(ids(draggedOver(menu, "a1", wholeKey("C")))).toEqual(["A a2 a3", "B b1", "C a1"]);
  expect(draggedOver(menu, "a1", wholeKey("A"))).toBe(menu);
  expect(draggedOver(menu, "a1", "a1")).toBe(menu);
});

test("an order is the same until something has another place", () => {
  expect(sameOrder(menu, placeCategory(menu, "A", 0))).toBe(true);
  expect(sameOrder(menu, placeSubcategory(menu, "a1", "B", 1))).toBe(false);
});
