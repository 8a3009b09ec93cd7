export { eraseMessagesOf } from "./erase.ts";
export { messagesOf } from "./export.ts";
export { partiesOf } from "./parties.ts";
export { conversationRouter } from "./router.ts";
