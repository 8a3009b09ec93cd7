import type { OfferDraft } from "@metiro/shared/offer/schema";
import type { Queryable } from "../../../db/client.ts";
import { offerDrafts } from "../../../db/schema/index.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import { ownOfferDraft } from "../policy.ts";

/** What a company has written so far; undefined where it has not. */
export async function offerDraftOf(
  db: Queryable,
  actor: CompanyActor,
  jobRequestId: string,
): Promise<OfferDraft | undefined> {
  const [row] = await db
    .select({
      jobRequestId: offerDrafts.jobRequestId,
      revision: offerDrafts.revision,
      updatedAt: offerDrafts.updatedAt,
      content: offerDrafts.content,
    })
    .from(offerDrafts)
    .where(ownOfferDraft(actor, jobRequestId));
  return row;
}
