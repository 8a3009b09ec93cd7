import type { AnswerReviewInput, Review } from "@metiro/shared/review/schema";
import { and, eq } from "drizzle-orm";
import { lockAccount } from "../../db/lock-account.ts";
import { isShown, reviews } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { CompanyActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { photosOf, reviewFor, selectReviews } from "./queries.ts";

/** A company's public answer to a review of its work: once, within some days of its publication. */
export async function answer({ ctx, input: { id, text } }: Call<AnswerReviewInput, CompanyActor>): Promise<Review> {
  const { db, actor, fileAddresses } = ctx;
  const own = and(eq(reviews.id, id), eq(reviews.companyId, actor.companyId), isShown(reviews.showsAt));
  return db.transaction(async (tx) => {
    await lockAccount(tx, actor.userId, "key share");
    const [held] = await tx.select({ id: reviews.id }).from(reviews).where(own).for("no key update");
    orNotFound(held);
    const [before] = await selectReviews(tx).where(own);
    if (!before?.mayAnswer) throw new DomainError("REVIEW_CLOSED");
    await tx.update(reviews).set({ answer: text, answeredAt: now, updatedAt: now }).where(own);
    const [row] = await selectReviews(tx).where(own);
    return reviewFor(actor, orNotFound(row), await photosOf(tx, [id]), fileAddresses.of);
  });
}
