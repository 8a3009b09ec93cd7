import { type InboxFolder, inboxFolders } from "@metiro/shared/job-request/response";
import { type SQL, count, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/client.ts";
import { jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";
import { inlined } from "../../../db/sql.ts";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";

const others = alias(jobRequestCompanies, "others");

/** The client has accepted somebody. Asked only where this company is not accepted itself. */
const given = sql`exists (
  select from ${jobRequestCompanies} as others
  where ${others.jobRequestId} = ${jobRequestCompanies.jobRequestId} and ${others.clientDecision} = 'accepted')`;

/** The folder of a company's inbox in which its row of a request lies: each in one, by its first line that holds. */
export const folder: SQL<InboxFolder> = sql`case
  when ${jobRequestCompanies.response} = 'declined' then 'declined'
  when ${jobRequests.status} = ${inlined(JobStatus.Canceled)} or ${jobRequestCompanies.clientDecision} = 'rejected' then 'lost'
  when ${jobRequestCompanies.clientDecision} = 'accepted' then 'accepted'
  when ${given} then 'lost'
  when ${jobRequestCompanies.response} = 'interested' then 'answered'
  when ${jobRequestCompanies.seenAt} is null then 'new'
  else 'seen' end`;

export type FolderCounts = Record<InboxFolder, number>;

/** How many rows each folder holds: one pass over the company's own. */
export async function countedFolders(db: Db, received: SQL | undefined): Promise<FolderCounts> {
  const rows = await db
    .select({ folder: folder.as("folder"), n: count() })
    .from(jobRequestCompanies)
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
    .where(received)
    .groupBy(sql`1`);
  const counted = new Map(rows.map((row) => [row.folder, row.n]));
  return Object.fromEntries(inboxFolders.map((name) => [name, counted.get(name) ?? 0])) as FolderCounts;
}

/** Of one folder, or of all. */
export const inFolder = (counts: FolderCounts, wanted: InboxFolder | undefined): number =>
  wanted === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[wanted];
