import { hideInName } from "@metiro/shared/contact-details/hide";
import { localityText } from "@metiro/shared/text/names";
import { slugOf } from "@metiro/shared/text/slug";
import { expect, it } from "vitest";
import { readCatalogue, readGuides, readKeywords, readPlaces, readRegions } from "./read.ts";

const { categories } = readCatalogue();
const subcategories = categories.flatMap((category) => category.subcategories);
const { cantons } = readRegions();

/** Every text of a value in French, wherever it stands. */
function* frenchTexts(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "fr" && typeof inner === "string") yield inner;
    else yield* frenchTexts(inner);
  }
}

it("holds 12 categories of 5 trades each, in order, and all cantons with their districts", () => {
  expect(categories).toHaveLength(12);
  expect(subcategories).toHaveLength(60);
  expect(categories.map(({ position }) => position)).toEqual(categories.map((_, index) => index + 1));
  expect(categories.filter(({ popular }) => popular)).toHaveLength(4);
  expect(cantons).toHaveLength(26);
  expect(cantons.flatMap(({ subregions }) => subregions)).toHaveLength(152);
});

it("has one slug for each category and trade, one key for each district and one name within its canton", () => {
  expect(new Set(categories.map(({ name }) => slugOf(name.fr))).size).toBe(12);
  expect(new Set(subcategories.map(({ name }) => slugOf(name.fr))).size).toBe(60);
  expect(new Set(cantons.flatMap(({ subregions }) => subregions.map(({ key }) => key))).size).toBe(152);
  for (const { subregions } of cantons)
    expect(new Set(subregions.map(({ name }) => slugOf(name.fr))).size).toBe(subregions.length);
});

it("is written in French typography", () => {
  const texts = [...frenchTexts(categories), ...frenchTexts(cantons)];
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => /'| [?!:;»%]|« |\w[?!;»]/.test(text))).toEqual([]);
});

it("says of every trade, and of no other, what people call it", () => {
  const keywords = readKeywords();
  expect(Object.keys(keywords).sort()).toEqual(subcategories.map(({ name }) => slugOf(name.fr)).sort());
  for (const { fr = [], en = [] } of Object.values(keywords)) {
    expect(fr.length).toBeGreaterThan(4);
    expect(en.length).toBeGreaterThan(1);
  }
});

it("knows one canton, and mostly one district, for every postal code", () => {
  const places = readPlaces();
  const districts = new Set(cantons.flatMap(({ code, subregions }) => [code, ...subregions.map(({ key }) => key)]));
  expect(places.filter(({ district }) => !districts.has(district))).toEqual([]);
  expect(new Set(places.map(({ postalCode }) => postalCode)).size).toBe(places.length);
  expect(places.length).toBeGreaterThan(3000);
  expect(places.filter(({ district }) => district.includes("-")).length / places.length).toBeGreaterThan(0.75);
});

it("tells of every trade in French and in English what to prepare and what people ask of it, not of its neighbours", () => {
  const guides = readGuides().subcategories;
  expect(Object.keys(guides).toSorted()).toEqual(subcategories.map(({ name }) => slugOf(name.fr)).toSorted());
  for (const [slug, { fr, en }] of Object.entries(guides))
    for (const guide of [fr, en])
      expect([slug, guide?.prepare?.length, guide?.questions?.length]).toEqual([slug, 3, expect.any(Number)]);
  expect(JSON.stringify(guides["peinture-interieure"])).not.toMatch(/carreau|carrelage|tile/);
  // A price on such a page would be nobody's.
  expect(JSON.stringify(guides)).not.toMatch(/CHF|EUR|Fr\./);
});

it("names places as whoever types them may, and as companies read them", () => {
  const names = new Set(readPlaces().flatMap(({ locality, also }) => [locality, ...also]));
  expect([...names].filter((name) => !localityText.safeParse(name).success || hideInName(name) !== name)).toEqual([]);
});
