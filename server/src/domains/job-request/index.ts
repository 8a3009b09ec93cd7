export { requestExport } from "./read/csv.ts";
export { eraseAnswersOf, eraseRequestsOf } from "./erase/erase.ts";
export { answersOfCompany, requestsOf } from "./erase/personal-data.ts";
export { hasNumber } from "./read/filter.ts";
export { draftsOf } from "./draft/queries.ts";
export { eraseDraftsOf, moveDrafts } from "./draft/remove.ts";
export { requestDraftRouter } from "./draft/router.ts";
export { peopleOfRequest } from "./access/audience.ts";
export { jobRequestRouter } from "./router.ts";
