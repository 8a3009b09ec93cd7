import { roles } from "@metiro/shared/roles";
import { accountStates } from "@metiro/shared/roles";
import { lastSignIns, userSorts } from "@metiro/shared/user/constants";
import { listSearch } from "#list/list-search.ts";
import { choiceField } from "#list/filter/search-field.ts";

/** What the list of accounts keeps in its address. */
export const usersSearch = listSearch({
  role: choiceField(["", ...roles], ""),
  state: choiceField(["", ...accountStates], ""),
  lastSignIn: choiceField(["", ...lastSignIns], ""),
  sort: choiceField(userSorts, "newest"),
});
export type UsersValues = typeof usersSearch.defaults;

/** The filters of the call; with page and page size its whole input. */
export const usersInput = ({ search, ...values }: UsersValues) => ({ ...values, search: search.slice(0, 200) });
