import type { Category } from "@metiro/shared/category/schema";
import { expect, test } from "vitest";
import { findCategory, findSubcategory } from "./find.ts";

const rooms = {
  id: "2",
  categoryId: "1",
  name: "Pièces d’eau",
  slug: "pieces-deau",
  position: 0,
  translations: {},
  revision: 1,
};
const works: Category = {
  id: "1",
  name: "Rénovation",
  slug: "renovation",
  position: 0,
  popular: true,
  translations: {},
  revision: 1,
  subCategories: [rooms],
};

test("by its slug", () => {
  expect(findCategory([works], "renovation")).toEqual({ item: works });
  expect(findSubcategory([works], "pieces-deau")).toEqual({ item: { ...rooms, category: works } });
});

test("the slug that drops accents leads to the one that folds them", () => {
  expect(findCategory([works], "rnovation")).toEqual({ movedTo: "renovation" });
  expect(findSubcategory([works], "pices-deau")).toEqual({ movedTo: "pieces-deau" });
});

test("nothing else", () => {
  expect(findCategory([works], "pieces-deau")).toBeUndefined();
  expect(findSubcategory([works], "renovation")).toBeUndefined();
});
