export { tendererById } from "./queries.ts";
export { tendererRouter } from "./router.ts";
