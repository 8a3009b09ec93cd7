export { subscriptionExport } from "./csv.ts";
export { subscriptionsOf } from "./queries.ts";
export { subscriptionRouter } from "./router.ts";
