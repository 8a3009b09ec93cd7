import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type companies, jobRequests, requestChanges, type tenderers, users } from "../schema/index.ts";

/** A change may become visible after later ones that took less time: a list looks so much further back than it is asked to. */
export const since = (moment: string): SQL => sql`(${moment}::timestamptz - interval '1 minute')`;

/** Who asks: the back office, a client, or a company by its id. */
export type ChangeReader =
  | { role: "Admin" }
  | { role: "Tenderer" }
  | { role: "Company"; companyId: string | Placeholder };

/** Of the changes of a request those that a reader may know of: a company not what happens to another one, or what it does not see. */
function toldTo(reader: ChangeReader): SQL {
  const { reach, companyId } = requestChanges;
  if (reader.role === "Admin") return sql`true`;
  return reader.role === "Tenderer"
    ? sql`${reach} <> 'office'`
    : sql`(${reach} = 'everybody' or (${reach} = 'company' and ${companyId} = ${reader.companyId}))`;
}

/** When a request last changed for its reader. */
export const requestChangedAt = (reader: ChangeReader): SQL<string> =>
  sql<string>`coalesce((select max(${requestChanges.changedAt}) from ${requestChanges}
    where ${and(eq(requestChanges.jobRequestId, jobRequests.id), toldTo(reader))}), ${jobRequests.updatedAt})`.mapWith(
    jobRequests.updatedAt,
  );

/** Of requests that an index finds already, those that have changed. */
export const requestChangedSince = (moment: string, reader: ChangeReader): SQL =>
  sql`exists (select from ${requestChanges}
    where ${and(eq(requestChanges.jobRequestId, jobRequests.id), sql`${requestChanges.changedAt} >= ${since(moment)}`, toldTo(reader))})`;

/** Of all requests those that have changed: an array, so that they are looked up instead of all being read. */
export const anyRequestChangedSince = (moment: string): SQL =>
  sql`${jobRequests.id} = any(array(
    select distinct ${requestChanges.jobRequestId} from ${requestChanges} where ${requestChanges.changedAt} >= ${since(moment)}))`;

type ProfileTable = typeof companies | typeof tenderers;

/** When a profile or the account that it belongs to last changed. */
export const profileChangedAt = (profile: ProfileTable): SQL<string> =>
  sql<string>`greatest(${profile.updatedAt}, ${users.updatedAt})`.mapWith(profile.updatedAt);

/** The profiles that have changed, or whose accounts have. */
export const profileChangedSince = (profile: ProfileTable, moment: string): SQL =>
  sql`${profile.id} = any(array(
    select ${profile.id} from ${profile} where ${profile.updatedAt} >= ${since(moment)}
    union select ${profile.id} from ${users} join ${profile} on ${eq(profile.userId, users.id)}
    where ${users.updatedAt} >= ${since(moment)} and ${users.deletedAt} is null))`;
