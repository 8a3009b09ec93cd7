export { checkedProofs } from "./checked.ts";
export { eraseProofsOf } from "./erase.ts";
export { proofsOf } from "./export.ts";
export { isLacking, lackingKinds } from "./trade/lacking.ts";
export { changeIdentified } from "./decision/reopen.ts";
export { proofRouter } from "./router.ts";
export { vouch } from "./decision/vouch.ts";
