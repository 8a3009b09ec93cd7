import type { Region } from "@metiro/shared/region/schema";
import { expect, test } from "vitest";
import { filterRegions } from "../filter.ts";

const region = (id: string, name: string, more: Partial<Region> = {}): Region => ({
  id,
  name,
  slug: id,
  translations: {},
  revision: 1,
  ...more,
});
const regions = [
  region("ge", "Genève", { code: "GE", translations: { en: { name: "Geneva" } } }),
  region("vd", "Vaud", { code: "VD" }),
  region("lavaux", "Lavaux-Oron", { parentId: "vd" }),
  region("geneve", "Genève", { parentId: "ge" }),
];

test.each([
  ["nothing asked", {}, ["ge", "vd", "lavaux", "geneve"]],
  ["accents do not matter", { search: "GENEVE" }, ["ge", "geneve"]],
  ["a name in another language", { search: "geneva" }, ["ge"]],
  ["part of a name", { search: "vau" }, ["vd", "lavaux"]],
  ["a code", { search: "vd" }, ["vd"]],
  ["signs alone match nothing", { search: "%" }, []],
  ["the subregions of a region", { parentId: "vd" }, ["lavaux"]],
  ["regions only", { onlyRegions: true }, ["ge", "vd"]],
  ["subregions only", { onlySubregions: true }, ["lavaux", "geneve"]],
  ["both at once", { search: "geneve", onlySubregions: true }, ["geneve"]],
])("%s", (_name, filter, ids) => {
  expect(filterRegions(regions, filter).map(({ id }) => id)).toEqual(ids);
});
