import type { Api } from "#api/calls.ts";
import { foundOrMissing } from "#api/failure/found-or-missing.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { nameOfUser } from "../account/name-of-user.ts";

/** The account of a page's address, for the page's loader. */
export const loadUser = (api: Api, id: string): Promise<{ name: string }> =>
  foundOrMissing(id, async () => ({ name: nameOfUser(await api.user.get.ensureData({ id }, handlesOwnErrors)) }));
