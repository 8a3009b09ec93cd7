import type { SavedView, SavedViewListInput } from "@metiro/shared/saved-view/schema";
import type { Call } from "../../trpc/context.ts";
import { viewsOf } from "./queries.ts";

/** One's own views of a list and those that colleagues share. */
export const list = ({ ctx: { db, actor }, input }: Call<SavedViewListInput>): Promise<SavedView[]> =>
  viewsOf(db, { userId: actor.userId, list: input.list });
