import { eq, type SQL, sql } from "drizzle-orm";
import { delivered } from "../../db/queries/recipients.ts";
import {
  binEntries,
  companies,
  companyProofs,
  documents,
  jobRequestCompanies,
  jobRequestPlans,
  jobRequests,
  offerDrafts,
  offers,
  replacedAnswers,
  requestDrafts,
  tenderers,
} from "../../db/schema/index.ts";
import { type Actor, isAdmin } from "../../trpc/actor.ts";

/** A paper that was taken back before anybody had judged it proves nothing. */
const isOfProof = sql`exists (select from ${companyProofs} where ${companyProofs.documentId} = ${documents.id}
  and (${companyProofs.state} <> 'withdrawn' or ${companyProofs.reviewedAt} is not null))`;

const isOfRequest = sql`exists (select from ${jobRequestPlans} where ${jobRequestPlans.documentId} = ${documents.id})`;

const isOfAnswer = sql`exists (select from ${jobRequestCompanies} where ${jobRequestCompanies.documentId} = ${documents.id})`;

const isOfAmendment = sql`exists (select from ${offers} where ${offers.documentId} = ${documents.id})`;

/** Of an answer that another one stands in place of, as long as that can be taken back. */
const isReplaced = sql`exists (select from ${replacedAnswers} where ${replacedAnswers.documentId} = ${documents.id})`;

/** Documents that somebody else than their owner may read: an admin. */
const isShown = sql`(${isOfProof} or ${isOfRequest} or ${isOfAnswer} or ${isOfAmendment})`;

/** Of a request or an offer that is begun and not sent: looked for in its owner's own few drafts. */
const isOfDraft = sql`(exists (
    select from ${requestDrafts} join ${tenderers} on ${tenderers.id} = ${requestDrafts.tendererId}
    where ${tenderers.userId} = ${documents.ownerId} and position(${documents.id}::text in ${requestDrafts.content}::text) > 0)
  or exists (
    select from ${offerDrafts} join ${companies} on ${companies.id} = ${offerDrafts.companyId}
    where ${companies.userId} = ${documents.ownerId} and ${offerDrafts.content}->>'documentId' = ${documents.id}::text))`;

/** What names them was deleted and can still be put back. */
const isBinned = sql`exists (select from ${binEntries} where ${binEntries.fileIds} @> array[${documents.id}])`;

/** Documents that something names. Each slice that names one has its line here. */
export const isNamedDocument: SQL = sql`(${isShown} or ${isReplaced} or ${isOfDraft} or ${isBinned})`;

/** Plans of the requests that a company received. */
const planFor = (companyId: string) => sql`exists (
  select from ${jobRequestPlans} join ${jobRequestCompanies} on ${jobRequestCompanies.jobRequestId} = ${jobRequestPlans.jobRequestId}
  where ${jobRequestPlans.documentId} = ${documents.id} and ${jobRequestCompanies.companyId} = ${companyId} and ${delivered})`;

/** PDFs of the answers to a client's requests. */
const answerTo = (tendererId: string) => sql`exists (
  select from ${jobRequestCompanies} join ${jobRequests} on ${jobRequests.id} = ${jobRequestCompanies.jobRequestId}
  where ${jobRequestCompanies.documentId} = ${documents.id} and ${jobRequests.tendererId} = ${tendererId} and ${delivered})`;

/** PDFs of the amendments that were proposed to a client. */
const amendmentTo = (tendererId: string) => sql`exists (
  select from ${offers} join ${jobRequests} on ${jobRequests.id} = ${offers.jobRequestId}
  where ${offers.documentId} = ${documents.id} and ${jobRequests.tendererId} = ${tendererId})`;

/**
 * Whose documents these are: one's own, for a company the plans of what it received, for a client the PDFs of its answers and of
 * amendments, and for an admin those that something shows.
 */
export function visibleTo(actor: Actor): SQL {
  const own = eq(documents.ownerId, actor.userId);
  if (isAdmin(actor)) return sql`(${own} or ${isShown})`;
  if (actor.role === "Company") return sql`(${own} or ${planFor(actor.companyId)})`;
  return actor.role === "Tenderer"
    ? sql`(${own} or ${answerTo(actor.tendererId)} or ${amendmentTo(actor.tendererId)})`
    : own;
}
