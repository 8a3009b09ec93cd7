export { changes } from "./changes.ts";
export { deedsOn } from "./history.ts";
export { auditExport } from "./csv.ts";
export { recordAudit } from "./record.ts";
export { auditRouter } from "./router.ts";
export { forgetCorrections } from "./forget.ts";
