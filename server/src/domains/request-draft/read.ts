import { photosOf } from "@metiro/shared/request-draft/photos";
import type { OfSubcategory, RequestDraft, RequestDraftItem } from "@metiro/shared/request-draft/schema";
import { eq } from "drizzle-orm";
import { requestDrafts } from "../../db/schema/index.ts";
import { found } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { ownImages } from "../file/index.ts";
import { ownDraft } from "./policy.ts";
import { draftItems, drafts } from "./queries.ts";
import type { TendererActor } from "../../trpc/actor.ts";

/** One's own drafts, the one that was changed last first. */
export const list = ({ ctx: { db, actor } }: Call<void, TendererActor>): Promise<RequestDraftItem[]> =>
  draftItems(db, eq(requestDrafts.tendererId, actor.tendererId));

export async function get({ ctx, input }: Call<OfSubcategory, TendererActor>): Promise<RequestDraft> {
  const [row] = await drafts(ctx.db, ownDraft(ctx.actor, input.subcategoryId));
  const draft = found(row);
  return { ...draft, photos: await ownImages(ctx, photosOf(draft.content)) };
}
