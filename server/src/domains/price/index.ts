export { priceFile } from "./csv.ts";
export { pricesAt } from "./get.ts";
export { priceOperations } from "./openapi.ts";
export { priceRouter } from "./router.ts";
