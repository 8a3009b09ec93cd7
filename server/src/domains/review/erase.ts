import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { clientReviews, reviewPhotos, reviews } from "../../db/schema/index.ts";
import { erasedValues } from "../../db/schema/personal.ts";

type Whose = { tendererId: string } | { companyId: string };

/** Takes the words and photos of somebody who goes out of its reviews, and what was noted of it. Stars and verdicts stay. */
export async function eraseReviewsOf(tx: Transaction, whose: Whose): Promise<void> {
  const isClient = "tendererId" in whose;
  const of = (table: typeof reviews | typeof clientReviews) =>
    isClient ? eq(table.tendererId, whose.tendererId) : eq(table.companyId, whose.companyId);
  if (isClient)
    await tx
      .delete(reviewPhotos)
      .where(inArray(reviewPhotos.reviewId, tx.select({ id: reviews.id }).from(reviews).where(of(reviews))));
  await tx
    .update(reviews)
    .set({ ...erasedValues(reviews, isClient ? "client" : "company"), ...(isClient && { photosReleasedAt: null }) })
    .where(and(of(reviews), or(isNotNull(reviews.body), isNotNull(reviews.answer))));
  await tx
    .update(clientReviews)
    .set(erasedValues(clientReviews, isClient ? "client" : "company"))
    .where(and(of(clientReviews), isNotNull(clientReviews.note)));
}
