export { eraseReviewsOf } from "./erase.ts";
export { reviewsOf } from "./export.ts";
export { reviewRouter } from "./router.ts";
