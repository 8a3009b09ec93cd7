export { forgetViewsOf } from "./forget.ts";
export { savedViewRouter } from "./router.ts";
