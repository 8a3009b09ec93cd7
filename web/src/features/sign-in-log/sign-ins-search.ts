import { signInMethods, signInOutcomes, signInSorts } from "@metiro/shared/auth/sign-in-kinds";
import type { SignInListInput } from "@metiro/shared/auth/sign-ins";
import { choiceField, dayField, idField } from "#list/filter/search-field.ts";
import { listSearch } from "#list/list-search.ts";

/** What the list of sign-ins keeps in its address. */
export const signInsSearch = listSearch({
  userId: idField(),
  outcome: choiceField(["", "refused", ...signInOutcomes], ""),
  method: choiceField(["", ...signInMethods], ""),
  from: dayField(),
  to: dayField(),
  sort: choiceField(signInSorts, "newest"),
});
export type SignInsValues = (typeof signInsSearch)["defaults"];

/** The address of the screen as the input of its call. */
export function signInsInput({ outcome, search, userId, from, to, method, ...rest }: SignInsValues): SignInListInput {
  return {
    ...rest,
    ...(outcome === "refused" ? { refused: true } : outcome !== "" && { outcome }),
    ...(method !== "" && { method }),
    ...(userId !== "" && { userId }),
    ...(from !== "" && { from }),
    ...(to !== "" && { to }),
    ...(search !== "" && { search: search.slice(0, 254) }),
  };
}
