import type { OfferDraftReceipt, SaveOfferDraftInput } from "@metiro/shared/offer/schema";
import { eq, sql } from "drizzle-orm";
import { lockAccount } from "../../../db/lock-account.ts";
import { jobRequests, offerDrafts } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { countAttempt } from "../../../limits/attempts.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { refuseAction } from "../../job-request/index.ts";
import { pairFor } from "../queries.ts";
import { offerDraftOf } from "./queries.ts";

/** Keeps what a company has written of an offer. Whoever edited another revision than the one that stands overwrites nothing. */
export function saveDraft({ ctx, input }: Call<SaveOfferDraftInput, CompanyActor>): Promise<OfferDraftReceipt> {
  const { jobRequestId, baseRevision, content } = input;
  const { actor } = ctx;
  return ctx.db.transaction(async (tx) => {
    // Giving an offer holds the account as well: a draft is saved before it is sent, or not at all.
    await lockAccount(tx, actor.userId, "no key update");
    await countAttempt(tx, [{ kind: "draft", subject: actor.userId, userId: actor.userId }]);
    await pairFor(tx, actor, { jobRequestId, companyId: actor.companyId });
    const [request] = await tx
      .select({ status: jobRequests.status, doneAt: jobRequests.doneAt, erasedAt: jobRequests.erasedAt })
      .from(jobRequests)
      .where(eq(jobRequests.id, jobRequestId))
      .for("key share");
    refuseAction("draftOffer", actor, orNotFound(request));
    const standing = (await offerDraftOf(tx, actor, jobRequestId))?.revision ?? 0;
    if (baseRevision !== undefined && baseRevision !== standing)
      throw new DomainError("REVISION_CONFLICT", { params: { revision: standing } });
    const [saved] = await tx
      .insert(offerDrafts)
      .values({ jobRequestId, companyId: actor.companyId, content })
      .onConflictDoUpdate({
        target: [offerDrafts.jobRequestId, offerDrafts.companyId],
        set: { content, revision: sql`${offerDrafts.revision} + 1`, updatedAt: now },
      })
      .returning({
        jobRequestId: offerDrafts.jobRequestId,
        revision: offerDrafts.revision,
        updatedAt: offerDrafts.updatedAt,
      });
    return orNotFound(saved);
  });
}
