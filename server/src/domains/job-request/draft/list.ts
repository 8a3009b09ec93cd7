import type { RequestDraftItem } from "@metiro/shared/request-draft/schema";
import { eq } from "drizzle-orm";
import { requestDrafts } from "../../../db/schema/index.ts";
import type { TendererActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { draftItems } from "./queries.ts";

/** One's own drafts, the one that was changed last first. */
export const list = ({ ctx: { db, actor } }: Call<void, TendererActor>): Promise<RequestDraftItem[]> =>
  draftItems(db, eq(requestDrafts.tendererId, actor.tendererId));
