export { categoryExport } from "./csv.ts";
export { categoryRouter } from "./router.ts";
export { allCategories } from "./queries.ts";
