export { signInExport } from "./csv.ts";
export { signInRouter } from "./router.ts";
