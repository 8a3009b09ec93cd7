export { changes } from "./changes.ts";
export { recordAudit } from "./record.ts";
export { auditRouter } from "./router.ts";
