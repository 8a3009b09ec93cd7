export { eraseReviewsOf } from "./erase.ts";
export { reviewsOf } from "./export.ts";
export { companiesFor } from "./policy.ts";
export { reviewRouter } from "./router.ts";
