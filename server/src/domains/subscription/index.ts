export { subscriptionsOf } from "./queries.ts";
