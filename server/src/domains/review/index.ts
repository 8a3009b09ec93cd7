export { reviewTexts } from "./docs.ts";
export { eraseReviewsOf } from "./erase.ts";
export { reviewsOf } from "./export.ts";
export { companiesFor } from "./policy.ts";
export { reviewRouter } from "./router.ts";
export { newestOfTrades, publishedPhotos, publishedReviews, publishedScores } from "./published.ts";
