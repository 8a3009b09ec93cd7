import type { BinListInput } from "@metiro/shared/bin/schema";
import { type BinnedKind, binnedKinds } from "@metiro/shared/bin/kinds";
import { listSearch } from "#list/list-search.ts";
import { choiceField } from "#list/filter/search-field.ts";

export const binSearch = listSearch({ kind: choiceField<BinnedKind | "">(["", ...binnedKinds], "") });
type BinValues = (typeof binSearch)["defaults"];

/** The address of the screen as the input of its call. */
export const binInput = ({ kind, search, ...paging }: BinValues): BinListInput => ({
  ...paging,
  ...(kind !== "" && { kind }),
  ...(search !== "" && { search }),
});
