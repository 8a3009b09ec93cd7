import * as fc from "fast-check";
import { expect, test } from "vitest";
import { changed, chosenIn, found, isWhole, partsOf } from "./tree-choice.ts";

const vaud = {
  key: "vd",
  label: "Vaud (VD)",
  items: [
    { key: "lausanne", label: "Lausanne" },
    { key: "ouest", label: "Ouest lausannois" },
    { key: "gros", label: "Gros-de-Vaud" },
  ],
};
const geneva = { key: "ge", label: "Genève (GE)", items: [{ key: "geneve", label: "Genève" }] };
const cantons = [vaud, geneva];
const labels = (groups: ReturnType<typeof found>) => groups.flatMap(({ items }) => items.map(({ label }) => label));

test("a group is chosen by all of its items, and untouched items stay as they were", () => {
  const one = new Set(["geneve", "lausanne"]);
  expect(chosenIn(vaud, one)).toBe(1);
  expect(isWhole(vaud, one)).toBe(false);
  const all = changed(one, vaud.items, true);
  expect(isWhole(vaud, all)).toBe(true);
  expect([...changed(all, vaud.items, false)]).toEqual(["geneve"]);
  expect([...one]).toEqual(["geneve", "lausanne"]);
});

test("a group without items is never whole", () => {
  expect(isWhole({ items: [] }, new Set())).toBe(false);
});

test.each([
  ["lausann", ["Lausanne", "Ouest lausannois"]],
  ["GENEVE", ["Genève"]],
  ["vaud", ["Lausanne", "Ouest lausannois", "Gros-de-Vaud"]],
  ["gros vaud", ["Gros-de-Vaud"]],
  ["aud", []],
  ["  ", ["Lausanne", "Ouest lausannois", "Gros-de-Vaud", "Genève"]],
])("%j finds %j", (typed, expected) => {
  expect(labels(found(cantons, typed))).toEqual(expected);
});

test("a choice is named in as few parts as it has, which together are the choice", () => {
  const keys = cantons.flatMap(({ items }) => items.map(({ key }) => key));
  const nameOfWhole = ({ label }: { label: string }) => `Tout ${label}`;
  expect(partsOf(cantons, new Set(["lausanne", "geneve"]), nameOfWhole).map(({ label }) => label)).toEqual([
    "Tout Genève (GE)",
    "Lausanne",
  ]);
  fc.assert(
    fc.property(fc.subarray(keys), (chosen) => {
      const parts = partsOf(cantons, new Set(chosen), nameOfWhole);
      expect(parts.flatMap(({ items }) => items.map(({ key }) => key)).sort()).toEqual(chosen.toSorted());
    }),
  );
});
