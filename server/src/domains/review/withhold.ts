import type { Review, WithholdReviewInput } from "@metiro/shared/review/schema";
import { and, eq, isNull } from "drizzle-orm";
import { isShown, reviews, tenderers } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { enqueueMails } from "../notification/index.ts";
import { photosOf, reviewFor, selectReviews } from "./queries.ts";

/** Withholds the words and photos of a published review for a legal reason. Its stars count on, and its author is told. */
export async function withhold({ ctx, input: { id, reason } }: Call<WithholdReviewInput>): Promise<Review> {
  const { db, actor, fileAddresses } = ctx;
  const published = and(eq(reviews.id, id), isShown(reviews.showsAt));
  return db.transaction(async (tx) => {
    const [held] = await tx
      .update(reviews)
      .set({ withheldAt: now, withheldReason: reason, updatedAt: now })
      .where(and(published, isNull(reviews.withheldAt)))
      .returning({ tendererId: reviews.tendererId, companyId: reviews.companyId });
    const [row] = await selectReviews(tx).where(published);
    const shown = orNotFound(row);
    if (!held) throw new DomainError("CONFLICT");
    await audit(tx, ctx, "review.withhold", id, { companyId: held.companyId, reason });
    const [author] = await tx
      .select({ userId: tenderers.userId })
      .from(tenderers)
      .where(eq(tenderers.id, held.tendererId));
    if (author && shown.deletedAt === null)
      await enqueueMails(tx, [{ kind: "reviewWithheld", to: author.userId, data: { reviewId: id } }]);
    return reviewFor(actor, shown, await photosOf(tx, [id]), fileAddresses.of);
  });
}
