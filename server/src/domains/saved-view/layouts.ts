import type { ListLayout, ListLayoutsInput } from "@metiro/shared/saved-view/schema";
import type { Call } from "../../trpc/context.ts";
import { layoutsOf } from "./queries.ts";

/** How the caller has laid a list out: by itself, and with each view that brings its columns. */
export const layouts = ({ ctx: { db, actor }, input }: Call<ListLayoutsInput>): Promise<ListLayout[]> =>
  layoutsOf(db, { userId: actor.userId, list: input.list });
