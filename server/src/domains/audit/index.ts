export { changes } from "./audit.ts";
export { auditTrailOf } from "./history.ts";
export { auditExport } from "./csv.ts";
export { asUser, audit, type Author, nobody } from "./audit.ts";
export { notedLately } from "./noted-lately.ts";
export { auditRouter } from "./router.ts";
export { eraseAuditDetails } from "./forget.ts";
export { type ChainHead, verifyAudit } from "./verify.ts";
