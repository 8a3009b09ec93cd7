export { cover, refuseUnknownCoverage } from "./coverage.ts";
export { companyExport } from "./csv.ts";
export { ownersOfCompany } from "./owners.ts";
export { companyById } from "./queries.ts";
export { companyRouter } from "./router.ts";
export { sendableCompanies } from "./sendable.ts";
