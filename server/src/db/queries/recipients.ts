import type { ContactVisibility } from "@metiro/shared/job-request/visibility";
import { eq, type Placeholder, sql, type SQL } from "drizzle-orm";
import { jobRequestCompanies } from "../schema/index.ts";
import type { Fragment } from "postgres";
import type { Sql } from "../client.ts";

/** Of the companies that a request was sent to those that may know its client: `isContactShared` of shared, in SQL. */
export const contactShared = (visibility: ContactVisibility): SQL =>
  visibility === "sent" ? sql`true` : eq(jobRequestCompanies.clientDecision, "accepted");

/** Of the companies that a request was sent to those that may know of it: the sending waits no more. */
export const delivered: SQL = sql`(${jobRequestCompanies.heldUntil} is null or ${jobRequestCompanies.heldUntil} <= now())`;

/*
 * The answer rate is what was answered of what is due, here in SQL and in `@metiro/shared/job-request/answer-rate` for what is
 * summed by hand. Due is what was answered, or was not within the days that a company has for it (setting
 * `jobRequest.answerDays`); what may still be answered in time counts neither for nor against anybody.
 */

/** Whether a row of `job_request_companies` is due. */
export const isDue = (answerDays: number | Placeholder): SQL =>
  sql`(${jobRequestCompanies.response} <> 'none' or ${jobRequestCompanies.createdAt} < now() - ${answerDays}::int * interval '1 day')`;

/** The same of a row with the columns' plain names. */
export const isDueRow = (sql: Sql, answerDays: number): Fragment =>
  sql`(response <> 'none' or created_at < now() - ${answerDays}::int * interval '1 day')`;

/** Of sums by the day of sending, whether all of a day is due: of a later one only what was answered is. */
export const isDueDay = (sql: Sql, answerDays: number): Fragment =>
  sql`(day < (now() at time zone 'Europe/Zurich')::date - ${answerDays}::int)`;
