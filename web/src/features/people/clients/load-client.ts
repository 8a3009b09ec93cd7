import type { Api } from "#api/calls.ts";
import { foundOrMissing } from "#api/failure/found-or-missing.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { nameOfUser } from "../account/name-of-user.ts";

/** The client of a page's address with the account, for the page's loader. */
export const loadClient = (api: Api, id: string): Promise<{ name: string; userId: string }> =>
  foundOrMissing(id, async () => {
    const { user } = await api.tenderer.get.ensureData({ id }, handlesOwnErrors);
    await api.user.get.ensureData({ id: user.id }, handlesOwnErrors);
    return { name: nameOfUser(user), userId: user.id };
  });
