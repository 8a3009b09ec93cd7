import type { ReleasePhotosInput, RequestReviews } from "@metiro/shared/review/schema";
import { and, eq, sql } from "drizzle-orm";
import { lockAccount } from "../../db/lock-account.ts";
import { reviews } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { TendererActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { reviewsFor } from "./get.ts";

/** A client lets the company show the photos of its review among its work, or no more: at any time, once it is published too. */
export async function releasePhotos({ ctx, input }: Call<ReleasePhotosInput, TendererActor>): Promise<RequestReviews> {
  const { db, actor } = ctx;
  const { jobRequestId, released } = input;
  await db.transaction(async (tx) => {
    await lockAccount(tx, actor.userId, "key share");
    const [row] = await tx
      .update(reviews)
      .set({
        photosReleasedAt: released ? sql`coalesce(${reviews.photosReleasedAt}, ${now})` : null,
        updatedAt: now,
      })
      .where(and(eq(reviews.jobRequestId, jobRequestId), eq(reviews.tendererId, actor.tendererId)))
      .returning({ id: reviews.id });
    orNotFound(row);
  });
  return reviewsFor(ctx, jobRequestId);
}
