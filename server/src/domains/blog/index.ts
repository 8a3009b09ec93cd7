export { blogRouter } from "./router.ts";
