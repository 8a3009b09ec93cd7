export { mailExport } from "./csv.ts";
export { mailRouter } from "./router.ts";
