export { categoryRouter } from "./router.ts";
export { allCategories } from "./queries.ts";
