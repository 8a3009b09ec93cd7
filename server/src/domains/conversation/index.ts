export { eraseMessagesOf } from "./erase.ts";
export { partiesOf } from "./parties.ts";
export { conversationRouter } from "./router.ts";
