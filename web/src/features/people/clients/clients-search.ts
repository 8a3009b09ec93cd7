import { tendererSorts } from "@metiro/shared/tenderer/constants";
import { accountStates } from "@metiro/shared/roles";
import { listSearch } from "#list/list-search.ts";
import { choiceField, idField } from "#list/filter/search-field.ts";

/** What the list of clients keeps in its address. */
export const clientsSearch = listSearch({
  regionId: idField(),
  subregionId: idField(),
  state: choiceField(["", ...accountStates], ""),
  sort: choiceField(tendererSorts, "newest"),
});
export type ClientsValues = typeof clientsSearch.defaults;

/** The call's input. A district says its canton: it alone is asked for. */
export const clientsInput = ({ regionId, subregionId, ...values }: ClientsValues) => ({
  ...values,
  regionId: subregionId || regionId,
});
