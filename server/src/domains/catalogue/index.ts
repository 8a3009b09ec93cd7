export { categoryExport } from "./category/csv.ts";
export { allCategories } from "./category/queries.ts";
export { categoryRouter } from "./category/router.ts";
export { regionExport } from "./region/csv.ts";
export { regionRouter } from "./region/router.ts";
export { subCategoryRouter } from "./sub-category/router.ts";
