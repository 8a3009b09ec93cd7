import { jobStatuses } from "@metiro/shared/job-request/rules/lifecycle";
import { isUnderWay } from "@metiro/shared/job-request/rules/under-way";
import { type SQL, sql } from "drizzle-orm";
import { jobRequests } from "../schema/index.ts";
import { inlined } from "../sql.ts";

const statuses = sql.join(
  jobStatuses.filter((status) => isUnderWay({ status })).map((status) => inlined(status)),
  sql`, `,
);

/** `isUnderWay` of a request, in the words of its index, where the status is no parameter. */
export const underWay: SQL = sql`${jobRequests.status} in (${statuses}) and ${jobRequests.doneAt} is null`;
