export { audienceOf } from "./audience.ts";
export { liveRouter } from "./router.ts";
