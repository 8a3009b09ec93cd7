export { deliverer } from "./delivery/deliver.ts";
export { deliverQueue, slowQueue } from "./delivery/queue.ts";
export { endpointsOf, resealWebhooks } from "./account.ts";
export { webhookRouter } from "./router.ts";
