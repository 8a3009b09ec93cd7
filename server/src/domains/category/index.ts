export { categoryRouter } from "./router.ts";
