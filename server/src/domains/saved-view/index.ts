export { savedViewRouter } from "./router.ts";
