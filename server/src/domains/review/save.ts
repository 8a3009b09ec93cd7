import type { RequestReviews, SaveReviewInput } from "@metiro/shared/review/schema";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { lockAccount } from "../../db/lock-account.ts";
import { isShown, reviewPhotos, reviews } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { TendererActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { heldOwnImages } from "../file/index.ts";
import { reviewsFor } from "./get.ts";
import { lockWork } from "./work.ts";

/** A client's review of the company that did the work: written once, and changed as often as wished until it is shown. */
export async function save({ ctx, input }: Call<SaveReviewInput, TendererActor>): Promise<RequestReviews> {
  const { jobRequestId, text: body, photoIds = [], photosReleased, ...stars } = input;
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, ctx.actor.userId, "key share");
    const work = await lockWork(tx, ctx.actor, jobRequestId);
    const photos = await heldOwnImages(tx, ctx.actor.userId, { photoIds });
    const [before] = await tx
      .select({ id: reviews.id, shown: isShown(reviews.showsAt) })
      .from(reviews)
      .where(eq(reviews.jobRequestId, jobRequestId));
    if (before?.shown) throw new DomainError("REVIEW_CLOSED");
    const photosReleasedAt = photosReleased && photos.length > 0 ? now : null;
    const [row] = before
      ? await tx
          .update(reviews)
          .set({ ...stars, body, photosReleasedAt, updatedAt: now })
          .where(eq(reviews.id, before.id))
          .returning({ id: reviews.id })
      : await tx
          .insert(reviews)
          .values({ ...work, ...stars, body, photosReleasedAt })
          .returning({ id: reviews.id });
    if (!row) throw new Error("Saving a review returned no row");
    await showPhotos(tx, row.id, photos, before === undefined);
  });
  return reviewsFor(ctx, jobRequestId);
}

/** Shows these photos with a review, in this order, and no others. */
async function showPhotos(
  tx: Transaction,
  reviewId: string,
  photos: readonly { id: string }[],
  isNew: boolean,
): Promise<void> {
  if (!isNew) await tx.delete(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId));
  if (photos.length > 0)
    await tx.insert(reviewPhotos).values(photos.map(({ id: fileId }, position) => ({ reviewId, fileId, position })));
}
