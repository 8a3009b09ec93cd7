import { auditExport } from "../domains/audit/index.ts";
import { postExport } from "../domains/blog/index.ts";
import { categoryExport, regionExport } from "../domains/catalogue/index.ts";
import { companyExport } from "../domains/company/index.ts";
import { requestExport, responseExport } from "../domains/job-request/index.ts";
import { mailExport } from "../domains/notification/index.ts";
import { signInExport } from "../domains/auth/index.ts";
import { subscriptionExport } from "../domains/subscription/index.ts";
import { tendererExport } from "../domains/tenderer/index.ts";
import { userExport } from "../domains/user/index.ts";
import type { CsvExport } from "../exports/csv-export.ts";

/** Every list that can be taken along as a file. */
export const csvExports: readonly CsvExport[] = [
  requestExport,
  responseExport,
  userExport,
  companyExport,
  tendererExport,
  subscriptionExport,
  auditExport,
  signInExport,
  categoryExport,
  regionExport,
  postExport,
  mailExport,
];
