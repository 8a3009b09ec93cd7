import type { OwnReview } from "@metiro/shared/auth/export";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { clientReviews, isShown, jobRequests, reviews } from "../../db/schema/index.ts";
import type { CompanyActor, TendererActor } from "../../trpc/actor.ts";
import type { ActorContext } from "../../trpc/context.ts";

/** What somebody wrote in reviews and what was published about it, the oldest first. */
export async function reviewsOf({ db, actor }: ActorContext<TendererActor | CompanyActor>): Promise<OwnReview[]> {
  const isClient = actor.role === "Tenderer";
  const rows = await rowsOf(db, actor);
  return rows.flatMap(({ number, jobRequestId, byClient, byCompany }) => {
    const review = byClient && (isClient || byClient.shown) ? byClient : null;
    const verdict = byCompany && (!isClient || byCompany.shown) ? byCompany : null;
    if (!review && !verdict) return [];
    return [
      {
        number,
        jobRequestId,
        ...(review && { review: reviewPart(review, isClient) }),
        ...(verdict && { verdict: verdictPart(verdict, isClient) }),
      },
    ];
  });
}

type Selected = Awaited<ReturnType<typeof rowsOf>>[number];

const reviewPart = (
  { shown: _shown, text, ...review }: NonNullable<Selected["byClient"]>,
  isAuthor: boolean,
): NonNullable<OwnReview["review"]> =>
  omitNulls({ ...review, text: isAuthor || review.withheldAt === null ? text : null });

/** Its note is for the back office, so the client does not get it. */
const verdictPart = (
  { shown: _shown, note, ...verdict }: NonNullable<Selected["byCompany"]>,
  isClient: boolean,
): NonNullable<OwnReview["verdict"]> => omitNulls({ ...verdict, note: isClient ? null : note });

const rowsOf = (db: Db, actor: TendererActor | CompanyActor) =>
  db
    .select({
      number: jobRequests.number,
      jobRequestId: jobRequests.id,
      byClient: {
        shown: isShown(reviews.showsAt),
        quality: reviews.quality,
        punctuality: reviews.punctuality,
        price: reviews.price,
        contact: reviews.contact,
        text: reviews.body,
        answer: reviews.answer,
        photosReleasedAt: reviews.photosReleasedAt,
        withheldAt: reviews.withheldAt,
        createdAt: reviews.createdAt,
      },
      byCompany: {
        shown: isShown(clientReviews.showsAt),
        matched: clientReviews.matched,
        reachable: clientReviews.reachable,
        paidOnTime: clientReviews.paidOnTime,
        note: clientReviews.note,
        createdAt: clientReviews.createdAt,
      },
    })
    .from(jobRequests)
    .leftJoin(reviews, eq(reviews.jobRequestId, jobRequests.id))
    .leftJoin(clientReviews, eq(clientReviews.jobRequestId, jobRequests.id))
    .where(
      actor.role === "Tenderer"
        ? eq(jobRequests.tendererId, actor.tendererId)
        : eq(jobRequests.doneCompanyId, actor.companyId),
    )
    .orderBy(asc(jobRequests.createdAt), asc(jobRequests.id));
