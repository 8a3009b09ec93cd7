import { type InboxFolder, inboxFolders } from "@metiro/shared/job-request/response";
import { type SQL, and, count, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { jobRequestCompanies, jobRequests } from "../../../db/schema/index.ts";

/** Of a recipient its request. */
export const ofRequest = eq(jobRequests.id, jobRequestCompanies.jobRequestId);

export type FolderCounts = Record<InboxFolder, number>;

/**
 * How many rows each folder holds: one pass over the company's own in their index. `ofRequests` are conditions of the requests,
 * which are looked up only for these.
 */
export async function countedFolders(
  db: Db,
  { received, ofRequests }: { received: SQL | undefined; ofRequests: SQL[] },
): Promise<FolderCounts> {
  const counts = db.select({ folder: jobRequestCompanies.folder, n: count() }).from(jobRequestCompanies).$dynamic();
  const rows = await (ofRequests.length > 0 ? counts.innerJoin(jobRequests, ofRequest) : counts)
    .where(and(received, ...ofRequests))
    .groupBy(jobRequestCompanies.folder);
  const counted = new Map(rows.map((row) => [row.folder, row.n]));
  return Object.fromEntries(inboxFolders.map((name) => [name, counted.get(name) ?? 0])) as FolderCounts;
}

/** Of one folder, or of all. */
export const inFolder = (counts: FolderCounts, wanted: InboxFolder | undefined): number =>
  wanted === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[wanted];
