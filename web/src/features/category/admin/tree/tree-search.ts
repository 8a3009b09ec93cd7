import { idField, textField } from "#list/filter/search-field.ts";

const fields = { search: textField(), category: idField() };

/** What the address of the tree keeps: what is searched, and which category is shown. */
export interface TreeSearch {
  search?: string;
  category?: string;
}

export const treeSearch = (raw: Record<string, unknown>): TreeSearch => {
  const search = fields.search.read(raw["search"]);
  const category = fields.category.read(raw["category"]);
  return { ...(search !== "" && { search }), ...(category !== "" && { category }) };
};
