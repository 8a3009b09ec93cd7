import { expect, test } from "vitest";
import { placesInWords } from "./places-in-words.ts";

const canton = (name: string, ...districts: string[]) => ({
  key: name,
  name,
  label: `${name} (XX)`,
  items: districts.map((label) => ({ key: label, label })),
});
const groups = [
  canton("Vaud", "Lausanne", "Morges", "Nyon"),
  canton("Genève", "Genève-ville"),
  canton("Fribourg", "La Sarine", "La Gruyère"),
  canton("Valais", "Sion", "Sierre"),
  canton("Jura", "Delémont", "Ajoie"),
  canton("Berne", "Jura bernois", "Seeland"),
];
const words = (...chosen: string[]) => placesInWords(groups, new Set(chosen), "fr", (count) => `${count} autres`);

test("nothing, districts of cantons, whole cantons, everything", () => {
  expect(words()).toEqual({ kind: "none" });
  expect(words("Lausanne", "Genève-ville")).toEqual({ kind: "districts", count: 2, cantons: "Vaud et Genève" });
  expect(words("Genève-ville", "La Sarine", "La Gruyère")).toEqual({ kind: "cantons", cantons: "Genève et Fribourg" });
  expect(words(...groups.flatMap(({ items }) => items.map(({ key }) => key)))).toEqual({ kind: "everywhere" });
});

test("of many cantons the rest is counted, never one alone", () => {
  expect(words("Lausanne", "Genève-ville", "La Sarine", "Sion", "Ajoie")).toMatchObject({
    cantons: "Vaud, Genève, Fribourg, Valais et Jura",
  });
  expect(words("Lausanne", "Genève-ville", "La Sarine", "Sion", "Ajoie", "Seeland")).toMatchObject({
    count: 6,
    cantons: "Vaud, Genève, Fribourg, Valais et 2 autres",
  });
});
