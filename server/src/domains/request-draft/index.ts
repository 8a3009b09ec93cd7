export { draftsOf } from "./queries.ts";
export { eraseDraftsOf, forgetOldDrafts, moveDrafts, removeSent } from "./remove.ts";
export { requestDraftRouter } from "./router.ts";
