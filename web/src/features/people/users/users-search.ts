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
