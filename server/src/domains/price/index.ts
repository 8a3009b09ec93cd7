export { priceFile } from "./csv.ts";
export { priceOperations } from "./openapi.ts";
export { priceRouter } from "./router.ts";
