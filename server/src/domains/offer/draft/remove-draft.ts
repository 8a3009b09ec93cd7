import type { OfRequest } from "@metiro/shared/offer/schema";
import { offerDrafts } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { ownOfferDraft } from "../policy.ts";

export async function removeDraft({ ctx, input }: Call<OfRequest, CompanyActor>): Promise<OfRequest> {
  const [gone] = await ctx.db
    .delete(offerDrafts)
    .where(ownOfferDraft(ctx.actor, input.jobRequestId))
    .returning({ jobRequestId: offerDrafts.jobRequestId });
  return orNotFound(gone);
}
