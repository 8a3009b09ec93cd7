import { requestExport } from "../domains/job-request/index.ts";
import { subscriptionExport } from "../domains/subscription/index.ts";
import type { CsvExport } from "./csv-export.ts";

/** Every list that can be taken along as a file. */
export const csvExports: readonly CsvExport[] = [requestExport, subscriptionExport];
