import type { Category } from "@metiro/shared/category/schema";
import { describe, expect, test } from "vitest";
import { searchEntries, suggest } from "./search-words.ts";

const trade = (name: string, en: string, description = "") => ({
  id: name,
  categoryId: "c",
  name,
  slug: name.toLowerCase(),
  description,
  position: 0,
  translations: { en: { name: en } },
});
const category = (name: string, subCategories: ReturnType<typeof trade>[]): Category => ({
  id: name,
  name,
  slug: name,
  position: 0,
  popular: false,
  translations: {},
  subCategories,
});

const categories = [
  category("Peinture et revêtements", [
    trade("Plâtrerie", "Plastering"),
    trade("Peinture intérieure", "Interior painting", "Murs, plafonds et boiseries"),
  ]),
  category("Électricité", [trade("Borne de recharge", "Charging point")]),
];

const find = (typed: string, language = "fr", limit = 10) =>
  suggest(searchEntries(categories, language), typed, limit).map(({ name }) => name);

describe("the search over trades", () => {
  test.each([
    ["pein", ["Peinture intérieure", "Plâtrerie"]],
    ["PLATRERIE", ["Plâtrerie"]],
    ["electricite", ["Borne de recharge"]],
    ["recharge borne", ["Borne de recharge"]],
    ["plafond", ["Peinture intérieure"]],
    ["peindre un appartement", ["Peinture intérieure"]],
    ["einture", []],
    ["", []],
    ["  ' ", []],
  ])("%j finds %j", (typed, expected) => {
    expect(find(typed)).toEqual(expected);
  });

  test("finds in the reader's language and in French, and answers in the reader's", () => {
    expect([find("charging", "en"), find("borne", "en")]).toEqual([["Charging point"], ["Charging point"]]);
  });

  test("stops at the limit", () => {
    expect(find("pein", "fr", 1)).toEqual(["Peinture intérieure"]);
  });
});
