export { turnDeliverer } from "./delivery/deliver-in-turns.ts";
export { quickDeliverer } from "./delivery/deliver-quickly.ts";
export { deliverQueue, slowQueue } from "./delivery/queue.ts";
export { endpointsOf, resealWebhooks } from "./account.ts";
export { webhookRouter } from "./router.ts";
