import * as fc from "fast-check";
import { expect, test } from "vitest";
import { categoriesThatFit } from "./menu-room.ts";

const words = { categories: ["Peinture", "Déménagement", "Nettoyage"], more: "Plus", fixed: ["Accueil", "Blog"] };

test("all of them, when there is room", () => {
  expect(categoriesThatFit(words, 1200)).toBe(3);
});

test("fewer, when they and « Plus » need more", () => {
  expect(categoriesThatFit(words, 400)).toBe(1);
});

test("none, when there is no room at all", () => {
  expect(categoriesThatFit(words, 0)).toBe(0);
});

test("never fewer in a wider menu", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(2000), fc.nat(2000), (categories, one, other) => {
      const [narrow, wide] = [one, one + other].map((width) => categoriesThatFit({ ...words, categories }, width));
      expect(wide).toBeGreaterThanOrEqual(narrow ?? 0);
    }),
  );
});
