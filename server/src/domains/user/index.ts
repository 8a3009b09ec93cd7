export { userExport } from "./csv.ts";
export { userRouter } from "./router.ts";
