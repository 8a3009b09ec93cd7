import { hideContact, hideInName } from "@metiro/shared/contact-details/hide";
import type { Image } from "@metiro/shared/file/schema";
import { reviewAnswerDays } from "@metiro/shared/review/constants";
import type { Review } from "@metiro/shared/review/schema";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import {
  companies,
  files,
  isShown,
  jobRequests,
  regions,
  reviewPhotos,
  reviews,
  tenderers,
  users,
} from "../../db/schema/index.ts";
import type { Actor } from "../../trpc/actor.ts";

const fields = {
  id: reviews.id,
  jobRequestId: reviews.jobRequestId,
  tendererId: reviews.tendererId,
  company: { id: companies.id, name: companies.name },
  firstName: users.firstName,
  deletedAt: users.deletedAt,
  canton: regions.name,
  quality: reviews.quality,
  punctuality: reviews.punctuality,
  price: reviews.price,
  contact: reviews.contact,
  stars: reviews.stars,
  body: reviews.body,
  photosReleased: sql<boolean>`(${reviews.photosReleasedAt} is not null)`,
  withheldAt: reviews.withheldAt,
  withheldReason: reviews.withheldReason,
  answer: reviews.answer,
  answeredAt: reviews.answeredAt,
  answerUntil: sql<string>`${reviews.showsAt} + ${reviewAnswerDays} * interval '1 day'`.mapWith(reviews.showsAt),
  mayAnswer: sql<boolean>`(${isShown(reviews.showsAt)} and ${reviews.answeredAt} is null
    and now() < ${reviews.showsAt} + ${reviewAnswerDays} * interval '1 day')`,
  showsAt: reviews.showsAt,
  shown: isShown(reviews.showsAt),
};

/** Reviews with who wrote them; whose they are to be seen says who asks. */
export const selectReviews = (db: Queryable) =>
  db
    .select(fields)
    .from(reviews)
    .innerJoin(companies, eq(companies.id, reviews.companyId))
    .innerJoin(jobRequests, eq(jobRequests.id, reviews.jobRequestId))
    .innerJoin(regions, eq(regions.id, jobRequests.regionId))
    .innerJoin(tenderers, eq(tenderers.id, reviews.tendererId))
    .innerJoin(users, eq(users.id, tenderers.userId));

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

type Photos = ReadonlyMap<string, Omit<Image, "url">[]>;

/** The photos of some reviews, by the review. */
export async function photosOf(db: Queryable, ids: readonly string[]): Promise<Photos> {
  const byReview = new Map<string, Omit<Image, "url">[]>();
  if (ids.length === 0) return byReview;
  const rows = await db
    .select({ reviewId: reviewPhotos.reviewId, id: files.id, width: files.width, height: files.height })
    .from(reviewPhotos)
    .innerJoin(files, eq(files.id, reviewPhotos.fileId))
    .where(inArray(reviewPhotos.reviewId, [...ids]))
    .orderBy(asc(reviewPhotos.reviewId), asc(reviewPhotos.position));
  for (const { reviewId, ...photo } of rows) byReview.set(reviewId, [...(byReview.get(reviewId) ?? []), photo]);
  return byReview;
}

/**
 * A review as its reader may see it, nobody signed in as well: what is withheld reads only its author, and ways to reach somebody
 * only who knows the work.
 */
export function reviewFor(
  actor: Actor | null,
  row: ReviewRow,
  photos: Photos,
  address: (id: string) => string,
): Review {
  const isAuthor = actor?.role === "Tenderer" && actor.tendererId === row.tendererId;
  const isCompany = actor?.role === "Company" && actor.companyId === row.company.id;
  const { id, quality, punctuality, price, contact, withheldAt, withheldReason } = row;
  const knowsWork = isAuthor || isCompany || actor?.role === "Admin";
  const readable = withheldAt === null || isAuthor;
  const shown = (text: string) => (knowsWork ? text : hideContact(text));
  return {
    id,
    ...(knowsWork && { jobRequestId: row.jobRequestId, photosReleased: row.photosReleased }),
    author: {
      ...(row.deletedAt === null && { firstName: isAuthor ? row.firstName : hideInName(row.firstName) }),
      canton: row.canton,
    },
    stars: { quality, punctuality, price, contact },
    mean: row.stars / 4,
    ...(readable && row.body !== null && { text: shown(row.body) }),
    photos: readable ? (photos.get(id) ?? []).map((photo) => ({ ...photo, url: address(photo.id) })) : [],
    ...(withheldAt !== null && withheldReason !== null && { withheld: { reason: withheldReason, at: withheldAt } }),
    ...(row.answer !== null && row.answeredAt !== null && { answer: { text: shown(row.answer), at: row.answeredAt } }),
    ...(isCompany && row.mayAnswer && { answerUntil: row.answerUntil }),
    showsAt: row.showsAt,
  };
}
