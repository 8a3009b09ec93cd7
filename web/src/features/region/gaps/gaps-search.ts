import type { GapsInput } from "@metiro/shared/region/gaps";
import { listSearch } from "#list/list-search.ts";
import { choiceField, idField } from "#list/filter/search-field.ts";

/** What the list of gaps keeps in its address. */
export const gapsSearch = listSearch({
  categoryId: idField(),
  subcategoryId: idField(),
  regionId: idField(),
  subregionId: idField(),
  asked: choiceField(["asked", "all"], "asked"),
});
export type GapsValues = typeof gapsSearch.defaults;

/** The call's input. A service says its category, a district its canton: the narrower one alone is asked for. */
export const gapsInput = ({ search, categoryId, regionId, asked, ...values }: GapsValues): GapsInput => ({
  ...values,
  search: search.slice(0, 80),
  asked: asked === "asked" ? true : undefined,
  categoryId: values.subcategoryId ? undefined : categoryId,
  regionId: values.subregionId ? undefined : regionId,
});
