export { dashboardRouter } from "./router.ts";
export { sumsThatDiffer } from "./recount.ts";
