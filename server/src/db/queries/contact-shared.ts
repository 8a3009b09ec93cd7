import type { ContactVisibility } from "@metiro/shared/job-request/visibility";
import { type SQL, eq, sql } from "drizzle-orm";
import { jobRequestCompanies } from "../schema/index.ts";

/** Of the companies that a request was sent to those that may know its client: `isContactShared` of shared, in SQL. */
export const contactShared = (visibility: ContactVisibility): SQL =>
  visibility === "sent" ? sql`true` : eq(jobRequestCompanies.clientDecision, "accepted");
