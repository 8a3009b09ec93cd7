export { cover, refuseUnknownCoverage } from "./coverage/set-coverage.ts";
export { companyExport } from "./read/csv.ts";
export { rankedCompanies } from "./read/matching.ts";
export { ownersOfCompany } from "./access/owner-join.ts";
export { companyById } from "./read/rows.ts";
export { companyRouter } from "./router.ts";
export { sendableCompanies } from "./access/eligibility.ts";
export { templatesOf } from "./answer-template/queries.ts";
export { answerTemplateRouter } from "./answer-template/router.ts";
