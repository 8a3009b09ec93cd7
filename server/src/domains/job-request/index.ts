export { eraseAnswersOf, eraseRequestsOf } from "./erase.ts";
export { answersOf, requestsOf } from "./export.ts";
export { jobRequestRouter } from "./router.ts";
