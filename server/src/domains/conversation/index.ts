export { eraseMessagesOf } from "./erase.ts";
export { messagesOf } from "./export.ts";
export { partiesOf } from "./parties.ts";
export { begunBy, otherSide, partyOf } from "./policy.ts";
export { conversationRouter } from "./router.ts";
