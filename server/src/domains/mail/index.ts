export { mailRouter } from "./router.ts";
