import { expect, test } from "vitest";
import { withTree } from "./places-and-districts.ts";

const place = (postalCode: string) => ({ postalCode, locality: postalCode, radiusKm: 10 });
const brought = new Map([
  ["1020", ["lausanne", "ouest"]],
  ["1260", ["nyon"]],
]);
const where = { subregionIds: ["lausanne", "sion"], places: [place("1020"), place("1260")] };
const after = (...ticked: string[]) => {
  const { subregionIds, places } = withTree(where, brought, new Set(ticked));
  return [[...subregionIds].toSorted(), places.map(({ postalCode }) => postalCode)];
};

test("a district more is chosen by itself, and what places bring stays theirs", () => {
  expect(after("lausanne", "ouest", "nyon", "sion", "morges")).toEqual([
    ["lausanne", "morges", "sion"],
    ["1020", "1260"],
  ]);
});

test("a place that lacks one of its districts gives way to those that are left", () => {
  expect(after("ouest", "nyon", "sion")).toEqual([["ouest", "sion"], ["1260"]]);
  expect(after("lausanne", "ouest")).toEqual([["lausanne"], ["1020"]]);
  expect(after()).toEqual([[], []]);
});
