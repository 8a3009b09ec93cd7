export { subCategoryRouter } from "./router.ts";
