import { expect, describe, test } from "vitest";
import { findTrades, searchEntries } from "./find-trades.ts";

const trade = (name: string, categoryName: string, ...keywords: string[]) => ({
  slug: name.toLowerCase(),
  name,
  categoryName,
  keywords: [name, ...keywords],
});

const entries = searchEntries([
  trade("Plâtrerie", "Peinture et revêtements", "Plastering", "plafond", "cloison"),
  trade("Peinture intérieure", "Peinture et revêtements", "peintre", "peindre un appartement", "plafond"),
  trade("Plomberie", "Sanitaire et chauffage", "plombier", "fuite", "WC", "leak"),
  trade("Débouchage", "Sanitaire et chauffage", "WC bouché", "évier bouché"),
  trade("Toiture", "Rénovation", "couvreur", "fuite de toit"),
  trade("Électroménager", "Aide à domicile", "frigo", "vitre cassée"),
]);

const find = (typed: string, limit = 10) => findTrades(entries, typed, limit).map(({ name }) => name);

describe("the search over trades", () => {
  test.each([
    ["pein", ["Peinture intérieure", "Plâtrerie"]],
    ["PLATRERIE", ["Plâtrerie"]],
    ["sanitaire", ["Plomberie", "Débouchage"]],
    ["plafond cloison", ["Plâtrerie"]],
    ["peindre un appartement", ["Peinture intérieure"]],
    ["fuite", ["Plomberie", "Toiture"]],
    ["fuite d’eau", ["Plomberie", "Toiture"]],
    ["wc bouche", ["Débouchage"]],
    ["my tap has a leak", ["Plomberie"]],
    ["frigo cassé", ["Électroménager"]],
    ["einture", ["Peinture intérieure"]],
    ["licorne", []],
    ["", []],
    ["  ' ", []],
  ])("%j finds %j", (typed, expected) => {
    expect(find(typed)).toEqual(expected);
  });

  test.each([
    ["plonbier", "Plomberie"],
    ["plommbier", "Plomberie"],
    ["platrrie", "Plâtrerie"],
    ["pientre", "Peinture intérieure"],
    ["debouchaje", "Débouchage"],
    ["couvreure", "Toiture"],
  ])("%j, written wrong, finds %s first", (typed, expected) => {
    expect(find(typed)[0]).toBe(expected);
  });

  test("does not guess at short words, nor where a word is written right", () => {
    expect(find("frg")).toEqual([]);
    expect(find("peintre")).toEqual(["Peinture intérieure"]);
  });

  test("leads on when only a small word was typed so far", () => {
    expect(find("la")).toEqual([]);
    expect(find("pl", 1)).toEqual(["Plâtrerie"]);
  });
});
