export { checkedProofs } from "./checked.ts";
export { eraseProofsOf } from "./erase.ts";
export { proofsOf } from "./export.ts";
export { isLacking, lackingKinds } from "./lacking.ts";
export { changeIdentified } from "./reopen.ts";
export { proofRouter } from "./router.ts";
export { vouch } from "./vouch.ts";
