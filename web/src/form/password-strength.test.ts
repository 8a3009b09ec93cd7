import { expect, test } from "vitest";
import { strengthOf } from "./password-strength.ts";

test.each([
  ["", "weak"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["1234567890", "weak"],
  ["abcdefghijklm", "weak"],
  ["Geranium", "weak"],
  ["gerant-vert", "fair"],
  ["vert-gerant-4", "good"],
  ["trois-vélos-bleus-sur-le-pont", "strong"],
])("%j is %s", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test("a longer password is never weaker", () => {
  const order = ["weak", "fair", "good", "strong"];
  const text = "Le pont de bois, 3 fois par jour";
  const ranks = Array.from(text, (_, index) => order.indexOf(strengthOf(text.slice(0, index + 1))));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(ranks.at(-1)).toBe(3);
});
