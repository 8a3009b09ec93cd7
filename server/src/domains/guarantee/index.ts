export { promisesOf } from "./export.ts";
export { guaranteeRouter } from "./router.ts";
