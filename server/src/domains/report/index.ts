export { eraseReportsOf } from "./erase.ts";
export { reportsOf } from "./export.ts";
export { reportRouter } from "./router.ts";
