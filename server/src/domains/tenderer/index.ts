export { tendererExport } from "./csv.ts";
export { tendererById } from "./queries.ts";
export { tendererRouter } from "./router.ts";
