export { requestExport } from "./csv.ts";
export { eraseAnswersOf, eraseRequestsOf } from "./erase.ts";
export { answersOf, requestsOf } from "./export.ts";
export { hasNumber } from "./filter.ts";
export { peopleOfRequest } from "./people.ts";
export { jobRequestRouter } from "./router.ts";
export { type ContactVisibility, mayReach } from "./sight.ts";
