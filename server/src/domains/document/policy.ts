import { eq, type SQL, sql } from "drizzle-orm";
import { delivered } from "../../db/queries/recipients.ts";
import {
  binEntries,
  companyProofs,
  documents,
  jobRequestCompanies,
  jobRequestPlans,
  requestDrafts,
  tenderers,
} from "../../db/schema/index.ts";
import { type Actor, isAdmin } from "../../trpc/actor.ts";

const isOfProof = sql`exists (select from ${companyProofs} where ${companyProofs.documentId} = ${documents.id})`;

const isOfRequest = sql`exists (select from ${jobRequestPlans} where ${jobRequestPlans.documentId} = ${documents.id})`;

/** Documents that somebody else than their owner may read: an admin. */
const isShown = sql`(${isOfProof} or ${isOfRequest})`;

/** Plans of a request that is begun and not sent: looked for in the client's own few drafts. */
const isOfDraft = sql`exists (
  select from ${requestDrafts} join ${tenderers} on ${tenderers.id} = ${requestDrafts.tendererId}
  where ${tenderers.userId} = ${documents.ownerId} and position(${documents.id}::text in ${requestDrafts.content}::text) > 0)`;

/** What names them was deleted and can still be put back. */
const isBinned = sql`exists (select from ${binEntries} where ${binEntries.fileIds} @> array[${documents.id}])`;

/** Documents that something names. Each slice that names one has its line here. */
export const isNamed: SQL = sql`(${isShown} or ${isOfDraft} or ${isBinned})`;

/** Plans of the requests that a company received. */
const planFor = (companyId: string) => sql`exists (
  select from ${jobRequestPlans} join ${jobRequestCompanies} on ${jobRequestCompanies.jobRequestId} = ${jobRequestPlans.jobRequestId}
  where ${jobRequestPlans.documentId} = ${documents.id} and ${jobRequestCompanies.companyId} = ${companyId} and ${delivered})`;

/** Whose documents these are: one's own, for a company the plans of what it received, and for an admin those that something shows. */
export function visibleTo(actor: Actor): SQL {
  const own = eq(documents.ownerId, actor.userId);
  if (isAdmin(actor)) return sql`(${own} or ${isShown})`;
  return actor.role === "Company" ? sql`(${own} or ${planFor(actor.companyId)})` : own;
}
