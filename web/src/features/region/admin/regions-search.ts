import { choiceField, textField } from "#list/filter/search-field.ts";

export const regionSorts = ["uncovered", "name", "companies", "covering", "requests", "clients"] as const;
export type RegionSort = (typeof regionSorts)[number];

const search = textField();
const sort = choiceField(regionSorts, "uncovered");

/** What the address of the regions keeps. */
export interface RegionsSearch {
  search?: string;
  sort?: RegionSort;
}

export const regionsSearch = (raw: Record<string, unknown>): RegionsSearch => {
  const text = search.read(raw["search"]);
  const order = sort.read(raw["sort"]);
  return { ...(text !== "" && { search: text }), ...(order !== "uncovered" && { sort: order }) };
};
