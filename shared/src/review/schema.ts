import { maxSearchLength } from "../paging/constants.ts";
import { z } from "zod";
import { image } from "../file/schema.ts";
import { cappedPageOf, paging } from "../paging/schema.ts";
import { emptyToAbsent, id, optionalText, text, timestamp } from "../scalars.ts";
import {
  maxReviewAnswer,
  maxReviewNote,
  maxReviewPhotos,
  maxScores,
  maxStars,
  reviewSorts,
  reviewText,
  withholdReasons,
} from "./constants.ts";

const given = z.int().min(1).max(maxStars);
/** Stars of a review. */
export const stars = z.object({ quality: given, punctuality: given, price: given, contact: given });

/** A client's review of the company that did the work, whole each time. */
export const reviewForm = z.object({
  ...stars.shape,
  text: text(reviewText.min, reviewText.max),
  photoIds: z.array(id).max(maxReviewPhotos).optional(),
  /** The company may show the photos on its page among its work; no, unless said. */
  photosReleased: z.boolean().optional(),
});
export const saveReviewInput = z.object({ jobRequestId: id, ...reviewForm.shape });
export type SaveReviewInput = z.infer<typeof saveReviewInput>;

export const releasePhotosInput = z.object({ jobRequestId: id, released: z.boolean() });
export type ReleasePhotosInput = z.infer<typeof releasePhotosInput>;

const verdict = z.object({
  /** The work was as the request described it. */
  matched: z.boolean(),
  reachable: z.boolean(),
  paidOnTime: z.boolean(),
});

/** A company's review of the client whose work it did, whole each time. */
export const saveVerdictInput = z.object({
  jobRequestId: id,
  ...verdict.shape,
  /** For the back office alone. */
  note: emptyToAbsent(text(0, maxReviewNote)),
});
export type SaveVerdictInput = z.infer<typeof saveVerdictInput>;

/** A client's review as its reader may see it. */
export const review = z.object({
  id,
  /** For its author, its company and admins. */
  jobRequestId: id.optional(),
  /** First name and canton of who wrote it; no name where the account was deleted. */
  author: z.object({ firstName: z.string().optional(), canton: z.string() }),
  stars,
  /** The mean of the four. */
  mean: z.number(),
  /** Absent where it is withheld or its author's account was deleted. */
  text: z.string().optional(),
  photos: z.array(image),
  /** Whether its company may show the photos among its work; for its author, its company and admins. */
  photosReleased: z.boolean().optional(),
  withheld: z.object({ reason: z.enum(withholdReasons), at: timestamp }).optional(),
  answer: z.object({ text: z.string(), at: timestamp }).optional(),
  /** Until when its company may answer; there for that company alone, as long as it may. */
  answerUntil: timestamp.optional(),
  /** When it is, or was, published. */
  showsAt: timestamp,
});
export type Review = z.infer<typeof review>;

/** What both said of the work of one request, as far as its reader may see it. */
export const requestReviews = z.object({
  jobRequestId: id,
  company: z.object({ id, name: z.string() }),
  /** Until when the reader may write, or change what it wrote; absent: no more, or an admin. */
  writeUntil: timestamp.optional(),
  /** The other one has written; what, both see at the same moment. */
  otherWrote: z.boolean(),
  /** When what is there is, or was, published; absent: nobody has written. */
  showsAt: timestamp.optional(),
  shown: z.boolean(),
  /** The client's review: one's own, or published. */
  review: review.optional(),
  /** What the company said of the client: one's own, or published. */
  verdict: z.object({ ...verdict.shape, note: z.string().optional() }).optional(),
});
export type RequestReviews = z.infer<typeof requestReviews>;

export const requestReviewsInput = z.object({ jobRequestId: id });
export type RequestReviewsInput = z.infer<typeof requestReviewsInput>;

/** Without a company: for a company its own, for an admin all. */
export const reviewListInput = paging.extend({
  companyId: emptyToAbsent(id),
  search: optionalText(maxSearchLength),
  sort: emptyToAbsent(z.enum(reviewSorts)),
});
export type ReviewListInput = z.infer<typeof reviewListInput>;
/** A published review in a list. */
export const reviewItem = review.extend({ company: z.object({ id, name: z.string() }) });
export type ReviewItem = z.infer<typeof reviewItem>;
export const reviewPage = cappedPageOf(reviewItem);
export type ReviewPage = z.infer<typeof reviewPage>;

export const answerReviewInput = z.object({ id, text: text(1, maxReviewAnswer) });
export type AnswerReviewInput = z.infer<typeof answerReviewInput>;

export const withholdReviewInput = z.object({ id, reason: z.enum(withholdReasons) });
export type WithholdReviewInput = z.infer<typeof withholdReviewInput>;

export const reviewScoresInput = z.object({ companyIds: z.array(id).min(1).max(maxScores) });
export type ReviewScoresInput = z.infer<typeof reviewScoresInput>;
/** What published reviews say of a company; from three of them on with a score. */
export const reviewScore = z.object({
  companyId: id,
  count: z.int(),
  /** Mean of 1 to 5, weighed against the platform's own. */
  score: z.number().optional(),
  /** How many reviews of one star, of two, up to five. */
  distribution: z.array(z.int()).length(maxStars).optional(),
});
export type ReviewScore = z.infer<typeof reviewScore>;
export const reviewScores = z.object({ items: z.array(reviewScore) });
export type ReviewScores = z.infer<typeof reviewScores>;

export const clientFiguresInput = z.object({ jobRequestId: id });
export type ClientFiguresInput = z.infer<typeof clientFiguresInput>;
/** What companies said of a client; for companies from three reviews on. */
export const clientFigures = z.object({
  count: z.int(),
  matched: z.int().optional(),
  reachable: z.int().optional(),
  paidOnTime: z.int().optional(),
});
export type ClientFigures = z.infer<typeof clientFigures>;
