export { regionExport } from "./csv.ts";
export { regionRouter } from "./router.ts";
