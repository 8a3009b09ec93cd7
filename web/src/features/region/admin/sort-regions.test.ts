import type { RegionOverview, SubregionOverview } from "@metiro/shared/region/overview";
import { expect, test } from "vitest";
import { regionsSearch } from "./regions-search.ts";
import { sortRegions, uncoveredIn } from "./sort-regions.ts";

const district = (name: string, coveringCount: number, requestCount: number): SubregionOverview => ({
  id: name,
  name,
  slug: name,
  translations: {},
  revision: 1,
  companyCount: coveringCount,
  coveringCount,
  requestCount,
  clientCount: 0,
});
const canton = (name: string, ...subregions: SubregionOverview[]): RegionOverview => ({
  ...district(
    name,
    Math.max(0, ...subregions.map((one) => one.coveringCount)),
    subregions.reduce((sum, one) => sum + one.requestCount, 0),
  ),
  subregions,
});
const regions = [
  canton("Genève", district("Genève-Ville", 9, 40)),
  canton("Jura"),
  canton("Vaud", district("Aigle", 0, 2), district("Lausanne", 8, 90), district("Nyon", 0, 7)),
];
const names = (of: { name: string }[]) => of.map(({ name }) => name).join(" ");

test("cantons with most districts that nobody serves come first, and in them these, by what is asked there", () => {
  const [first, ...others] = sortRegions(regions, "uncovered");
  expect(first && names(first.subregions)).toBe("Nyon Aigle Lausanne");
  expect(names(others)).toBe("Jura Genève");
  expect(first && uncoveredIn(first)).toBe(2);
});

test("any column sorts cantons and their districts", () => {
  expect(names(sortRegions(regions, "requests"))).toBe("Vaud Genève Jura");
  expect(names(sortRegions(regions, "covering"))).toBe("Genève Vaud Jura");
  expect(names(sortRegions(regions, "name"))).toBe("Genève Jura Vaud");
});

test("the order stands in the address where it is not the usual", () => {
  expect(regionsSearch({ sort: "requests", search: "vaud" })).toEqual({ sort: "requests", search: "vaud" });
  expect(regionsSearch({ sort: "uncovered" })).toEqual({});
  expect(regionsSearch({ sort: "size" })).toEqual({});
});
