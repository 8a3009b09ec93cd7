export { type Days, periodOf } from "./period.ts";
export { dashboardRouter } from "./router.ts";
export { sumsThatDiffer } from "./recount.ts";
