import { type SQL, sql } from "drizzle-orm";
import { jobRequestCompanies } from "../schema/index.ts";

/** Of the companies that a request was sent to those that may know of it: the sending waits no more. */
export const delivered: SQL = sql`(${jobRequestCompanies.heldUntil} is null or ${jobRequestCompanies.heldUntil} <= now())`;
