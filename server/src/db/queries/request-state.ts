import { unansweredHours } from "@metiro/shared/job-request/constants";
import { JobStatus, jobStatuses } from "@metiro/shared/job-request/rules/lifecycle";
import { isUnderWay } from "@metiro/shared/job-request/rules/under-way";
import { type SQL, sql } from "drizzle-orm";
import type { Fragment } from "postgres";
import type { Sql } from "../client.ts";
import { jobRequests } from "../schema/index.ts";
import { inlined } from "../sql.ts";

const statuses = sql.join(
  jobStatuses.filter((status) => isUnderWay({ status })).map((status) => inlined(status)),
  sql`, `,
);

/** `isUnderWay` of a request, in the words of its index, where the status is no parameter. */
export const underWay: SQL = sql`${jobRequests.status} in (${statuses}) and ${jobRequests.doneAt} is null`;

/** Whether a request was sent and no company has answered it, in the words of its index as well. */
export const isUnanswered: SQL = sql`${jobRequests.status} = ${inlined(JobStatus.Processed)} and ${jobRequests.firstAnsweredAt} is null`;

/** Whether a request was first sent over 48 hours ago and no company has answered it. */
export const isUnansweredOver48Hours: SQL = sql`${isUnanswered} and ${jobRequests.processedAt} < now() - ${inlined(unansweredHours)} * interval '1 hour'`;

/** `isUnansweredOver48Hours` of a row with the columns' plain names. */
export const isUnansweredOver48HoursRow = (sql: Sql): Fragment =>
  sql`(status = ${JobStatus.Processed} and first_answered_at is null and processed_at < now() - ${unansweredHours}::int * interval '1 hour')`;
