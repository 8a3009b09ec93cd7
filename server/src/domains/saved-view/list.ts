import type { SavedView, SavedViewListInput } from "@metiro/shared/saved-view/schema";
import type { Call } from "../../trpc/context.ts";
import { viewsOf } from "./queries.ts";

/** One's own views of a list, by name. */
export const list = ({ ctx: { db, actor }, input }: Call<SavedViewListInput>): Promise<SavedView[]> =>
  viewsOf(db, { ownerId: actor.userId, list: input.list });
