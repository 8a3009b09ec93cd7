export { draftsOf } from "./queries.ts";
export { eraseDraftsOf, moveDrafts, removeSent } from "./remove.ts";
export { requestDraftRouter } from "./router.ts";
