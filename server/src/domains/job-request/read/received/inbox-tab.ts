import { inboxBoxes, type InboxFolder, inboxFolders } from "@metiro/shared/job-request/response";
import type { ReceivedListInput } from "@metiro/shared/job-request/schema";
import { type SQL, and, count, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../../../db/client.ts";
import {
  beyond,
  down,
  type Order,
  orderBy,
  type CursorPosition,
  cursorPositionOf,
  up,
} from "../../../../db/paging/order.ts";
import type { Placed, Window } from "../../../../db/paging/paginate.ts";
import { prepared } from "../../../../db/prepared.ts";
import { inboxTotals, jobRequestCompanies, jobRequests } from "../../../../db/schema/index.ts";
import { delivered } from "../../../../db/queries/recipients.ts";

/** Of a recipient its request. */
export const ofRequest = eq(jobRequests.id, jobRequestCompanies.jobRequestId);

export type FolderCounts = Record<InboxFolder, number>;

/** What a company has received; of a request that is held back it knows nothing yet. */
const receivedBy = (companyId: string) => and(eq(jobRequestCompanies.companyId, companyId), delivered);

/** Most look at their inbox without a filter: what is kept, without what is held back. */
const allFolders = prepared((db) => {
  const ofFolder = and(
    eq(jobRequestCompanies.companyId, inboxTotals.companyId),
    eq(jobRequestCompanies.folder, inboxTotals.folder),
    gt(jobRequestCompanies.heldUntil, sql`now()`),
  );
  const held = db.select({ n: count() }).from(jobRequestCompanies).where(ofFolder);
  return db
    .select({ folder: inboxTotals.folder, n: sql<number>`(${inboxTotals.count} - (${held}))::int` })
    .from(inboxTotals)
    .where(eq(inboxTotals.companyId, sql.placeholder("companyId")))
    .prepare("inbox_folders");
});

/** How many rows each folder holds, whatever is looked for; of kept sums, so that twenty thousand take no longer than twenty. */
export const totalsOfFolders = async (db: Db, companyId: string): Promise<FolderCounts> =>
  byFolder(await allFolders(db).execute({ companyId }));

/** How many of those that are looked for. `ofRequests` are conditions of the requests, which are looked up only for these. */
export async function countedFolders(
  db: Db,
  { companyId, ofRecipients, ofRequests }: { companyId: string; ofRecipients: SQL[]; ofRequests: SQL[] },
): Promise<FolderCounts> {
  if (ofRecipients.length + ofRequests.length === 0) return totalsOfFolders(db, companyId);
  return byFolder(await filteredFolders(db, and(receivedBy(companyId), ...ofRecipients), ofRequests));
}

function byFolder(rows: readonly { folder: InboxFolder; n: number }[]): FolderCounts {
  const counted = new Map(rows.map((row) => [row.folder, row.n]));
  return Object.fromEntries(inboxFolders.map((name) => [name, counted.get(name) ?? 0])) as FolderCounts;
}

function filteredFolders(db: Db, received: SQL | undefined, ofRequests: SQL[]) {
  const counts = db.select({ folder: jobRequestCompanies.folder, n: count() }).from(jobRequestCompanies).$dynamic();
  return (ofRequests.length > 0 ? counts.innerJoin(jobRequests, ofRequest) : counts)
    .where(and(received, ...ofRequests))
    .groupBy(jobRequestCompanies.folder);
}

/** Of some folders, or of all. */
export const inFolders = (counts: FolderCounts, wanted: readonly InboxFolder[] = inboxFolders): number =>
  wanted.reduce((sum, folder) => sum + counts[folder], 0);

/** The folders that a list asks for; undefined: all. */
export const foldersOfTab = ({
  folder,
  box,
}: Pick<ReceivedListInput, "folder" | "box">): readonly InboxFolder[] | undefined =>
  folder ? [folder] : box && inboxBoxes[box];

export interface Received {
  companyId: string;
  ofRecipients: SQL[];
  ofRequests: SQL[];
  folders: readonly InboxFolder[] | undefined;
}

/** What is asked of the recipients of one folder, or of all. */
export const inboxConditions = (
  { companyId, ofRecipients, ofRequests }: Omit<Received, "folders">,
  folder?: InboxFolder,
) => [receivedBy(companyId), ...ofRecipients, ...ofRequests, folder && eq(jobRequestCompanies.folder, folder)];

/** A page of ids by when they were received. Of several folders each is read in its index, as far as the page needs. */
export async function receivedIds(
  db: Db,
  { folders, oldestFirst, ...asked }: Received & { oldestFirst: boolean },
  { limit, offset, after }: Window,
): Promise<Placed<string>[]> {
  const key = oldestFirst ? up : down;
  const order: Order = [key(jobRequestCompanies.createdAt), key(jobRequestCompanies.jobRequestId)];
  const several = folders !== undefined && folders.length > 1;
  const rowsOf = (folder: InboxFolder | undefined) => {
    const all = db
      .select({
        id: jobRequestCompanies.jobRequestId,
        at: jobRequestCompanies.createdAt,
        place: cursorPositionOf(order).as("place"),
      })
      .from(jobRequestCompanies)
      .$dynamic();
    return (asked.ofRequests.length > 0 ? all.innerJoin(jobRequests, ofRequest) : all)
      .where(and(...inboxConditions(asked, folder), after && beyond(order, after)))
      .orderBy(...orderBy(order))
      .limit(several ? offset + limit : limit)
      .offset(several ? 0 : offset);
  };
  if (!several) return rowsOf(folders?.[0]);
  const parts = folders.map((folder) => sql`(${rowsOf(folder).getSQL()})`);
  const inOrder = oldestFirst ? sql`order by 2, 1` : sql`order by 2 desc, 1 desc`;
  const rows = await db.execute<{ job_request_id: string; place: CursorPosition }>(
    sql`${sql.join(parts, sql` union all `)} ${inOrder} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ job_request_id: id, place }) => ({ id, place }));
}
