import { reviewPeriodDays } from "@metiro/shared/review/constants";
import type { RequestReviews, RequestReviewsInput } from "@metiro/shared/review/schema";
import { and, eq, sql } from "drizzle-orm";
import { clientReviews, companies, isShown, jobRequests, reviews } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { doneWorkOf } from "./policy.ts";
import { photosOf, reviewFor, selectReviews } from "./queries.ts";

/** What both said of done work, as far as its reader may see it: one's own at any time, the other's once both are shown. */
export const get = ({ ctx, input: { jobRequestId } }: Call<RequestReviewsInput>): Promise<RequestReviews> =>
  reviewsFor(ctx, jobRequestId);

export async function reviewsFor({ db, actor, fileAddresses }: ActorContext, id: string): Promise<RequestReviews> {
  const [work] = await db
    .select({
      company: { id: companies.id, name: companies.name },
      until: sql<string>`${jobRequests.doneAt} + ${reviewPeriodDays} * interval '1 day'`.mapWith(jobRequests.doneAt),
      inTime: sql<boolean>`now() < ${jobRequests.doneAt} + ${reviewPeriodDays} * interval '1 day'`,
      byClient: reviews.showsAt,
      byCompany: clientReviews.showsAt,
      shown: sql<boolean>`coalesce(${isShown(reviews.showsAt)}, ${isShown(clientReviews.showsAt)}, false)`,
      verdict: {
        matched: clientReviews.matched,
        reachable: clientReviews.reachable,
        paidOnTime: clientReviews.paidOnTime,
      },
      note: clientReviews.note,
    })
    .from(jobRequests)
    .innerJoin(companies, eq(companies.id, jobRequests.doneCompanyId))
    .leftJoin(reviews, eq(reviews.jobRequestId, jobRequests.id))
    .leftJoin(clientReviews, eq(clientReviews.jobRequestId, jobRequests.id))
    .where(and(eq(jobRequests.id, id), doneWorkOf(actor)));
  const { company, until, inTime, byClient, byCompany, shown, verdict, note } = orNotFound(work);
  const { role } = actor;
  const showsAt = byClient ?? byCompany;
  // What one wrote may be changed until it is shown; what one has not, until the other's is shown or time is up.
  const own = role === "Tenderer" ? byClient : byCompany;
  const mayWrite = role !== "Admin" && !shown && (own !== null || inTime);
  const [row] =
    byClient !== null && (shown || role === "Tenderer")
      ? await selectReviews(db).where(eq(reviews.jobRequestId, id))
      : [];
  return {
    jobRequestId: id,
    company,
    ...(mayWrite && { writeUntil: showsAt !== null && (own !== null || showsAt < until) ? showsAt : until }),
    otherWrote: role !== "Admin" && (role === "Tenderer" ? byCompany : byClient) !== null,
    ...(showsAt !== null && (shown || role !== "Admin") && { showsAt }),
    shown,
    ...(row && { review: reviewFor(actor, row, await photosOf(db, [row.id]), fileAddresses.of) }),
    ...(verdict &&
      (shown || role === "Company") && {
        verdict: { ...verdict, ...(role !== "Tenderer" && note !== null && { note }) },
      }),
  };
}
