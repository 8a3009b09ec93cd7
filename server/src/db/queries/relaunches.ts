import { type SQL, sql } from "drizzle-orm";
import { jobRequestCompanies, jobRequests, requestRelaunches } from "../schema/index.ts";
import { underWay } from "./request-state.ts";

/** What waits to be sent on: nobody was added since. Few, in an index of their own. */
const waiting: SQL = sql`${requestRelaunches.endedAt} is null and not exists (
  select from ${jobRequestCompanies} where ${jobRequestCompanies.jobRequestId} = ${requestRelaunches.jobRequestId}
    and ${jobRequestCompanies.createdAt} > ${requestRelaunches.createdAt})`;

/** The ids of the requests that the back office is to send on. */
export const inQueue: SQL = sql`select ${requestRelaunches.jobRequestId} from ${requestRelaunches} where ${waiting}`;

/** How many of them still run. */
export const countToRelaunch: SQL = sql`select count(*)::int as count from ${jobRequests}
  where ${jobRequests.id} in (${inQueue}) and ${underWay}`;
