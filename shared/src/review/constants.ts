/** What a client gives stars for. */
export const starGroups = ["quality", "punctuality", "price", "contact"] as const;
export type StarGroup = (typeof starGroups)[number];
export const maxStars = 5;

/** What a company says of a client, by yes or no. */
export const verdicts = ["matched", "reachable", "paidOnTime"] as const;
export type Verdict = (typeof verdicts)[number];

/** Characters of a review. */
export const reviewText = { min: 20, max: 2_000 } as const;
/** Characters of what a company tells the back office of a client. */
export const maxReviewNote = 2_000;
/** Characters of a company's answer to a review. */
export const maxReviewAnswer = 1_000;
export const maxReviewPhotos = 6;

/** The latest first, or those of the fewest stars. */
export const reviewSorts = ["newest", "lowest"] as const;

/** Days after the work was marked as done in which both may write. Triggers hold it too, as they do the next two (`review_written`, `review_stays` in drizzle/sql). */
export const reviewPeriodDays = 60;
/** So many days after the work was marked as done its client is asked for a review, as long as there is none. */
export const reviewReminderDays = [3, 10] as const;
/** After so many days the first of the two is shown, whether the other one has written or not. */
export const blindDays = 14;
/** Days from its publication in which a company may answer a review. */
export const reviewAnswerDays = 30;
/** Below so many reviews there are no figures but their number. */
export const minReviews = 3;

/** Why the text of a review is withheld: legal reasons, and no others. */
export const withholdReasons = ["personalData", "insult", "falseFact", "courtOrder", "unlawfulContent"] as const;
export type WithholdReason = (typeof withholdReasons)[number];

/** Companies of which the scores are asked for at once. */
export const maxScores = 50;
