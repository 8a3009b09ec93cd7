export { guaranteesOfClient } from "./export.ts";
export { guaranteeRouter } from "./router.ts";
