import { textField } from "#list/filter/search-field.ts";

const search = textField();

/** What the address of the regions keeps. */
export interface RegionsSearch {
  search?: string;
}

export const regionsSearch = (raw: Record<string, unknown>): RegionsSearch => {
  const text = search.read(raw["search"]);
  return text === "" ? {} : { search: text };
};
