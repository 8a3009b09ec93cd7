export { regionRouter } from "./router.ts";
