export { forgetAccessesOf, forgetAccessesTo } from "./forget.ts";
export { accessesOf } from "./list.ts";
export { noteConversationRead, noteExported, noteProfileSeen, noteRequestSeen } from "./note.ts";
export { dataAccessRouter } from "./router.ts";
