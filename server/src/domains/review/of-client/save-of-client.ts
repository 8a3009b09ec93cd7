import type { RequestReviews, SaveVerdictInput } from "@metiro/shared/review/schema";
import { eq } from "drizzle-orm";
import { lockAccount } from "../../../db/lock-account.ts";
import { clientReviews, isShown } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { reviewsFor } from "../get.ts";
import { lockWork } from "../work.ts";

/** A company's review of the client whose work it did: written once, and changed as often as wished until it is shown. */
export async function saveOfClient({ ctx, input }: Call<SaveVerdictInput, CompanyActor>): Promise<RequestReviews> {
  const { jobRequestId, note = null, ...verdict } = input;
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, ctx.actor.userId, "key share");
    const work = await lockWork(tx, ctx.actor, jobRequestId);
    const [before] = await tx
      .select({ id: clientReviews.id, shown: isShown(clientReviews.showsAt) })
      .from(clientReviews)
      .where(eq(clientReviews.jobRequestId, jobRequestId));
    if (before?.shown) throw new DomainError("REVIEW_CLOSED");
    if (before)
      await tx
        .update(clientReviews)
        .set({ ...verdict, note, updatedAt: now })
        .where(eq(clientReviews.id, before.id));
    else await tx.insert(clientReviews).values({ ...work, ...verdict, note });
  });
  return reviewsFor(ctx, jobRequestId);
}
