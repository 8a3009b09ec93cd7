import type { StandardLines, StandardLinesInput } from "@metiro/shared/offer/schema";
import type { OpenCall } from "../../../trpc/context.ts";
import { standardLinesOf } from "./queries.ts";

export const get = ({ ctx, input }: OpenCall<StandardLinesInput>): Promise<StandardLines> =>
  standardLinesOf(ctx.db, input.subcategoryId);
