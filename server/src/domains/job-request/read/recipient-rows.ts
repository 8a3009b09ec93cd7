import type { DeclineReason } from "@metiro/shared/company/decline-reasons";
import type { Contact } from "@metiro/shared/contact-details/hide";
import type { DurationUnit, RejectReason, Vat, Visit } from "@metiro/shared/job-request/response";
import { type SQL, sql } from "drizzle-orm";
import { companyContact } from "../../../db/queries/company/company-contact.ts";
import { delivered, isWithdrawn, firstAnsweredAt } from "../../../db/queries/recipients.ts";
import {
  companies,
  conversations,
  jobRequestCompanies,
  jobRequests,
  messages,
  requestGuarantees,
} from "../../../db/schema/index.ts";
import type { Viewer } from "../access/policy.ts";
import { type CardJson, cardOfCompany } from "./company-cards.ts";

/** Those of the recipients that a reader may know of: a company only itself, and only admins those that a sending waits for. */
function shownTo(viewer: Viewer): SQL {
  if (viewer.role === "Admin") return sql``;
  return viewer.role === "Company"
    ? sql` and ${delivered} and ${jobRequestCompanies.companyId} = ${viewer.companyId}`
    : sql` and ${delivered}`;
}

/** How the company can be reached, where something of it is read before its client may know. */
const toBeHidden = sql`
  case when ${jobRequestCompanies.clientDecision} <> 'accepted' and (${jobRequestCompanies.message} is not null or ${jobRequestCompanies.documentId} is not null)
    then ${companyContact} end`;

/** How often the company wrote before it answered, read in the index of the conversation. */
const questionCount = sql`(
  select nullif(count(*)::int, 0) from ${messages}
  where ${messages.jobRequestId} = ${jobRequestCompanies.jobRequestId} and ${messages.companyId} = ${jobRequestCompanies.companyId}
    and ${messages.sender} = 'company' and ${messages.createdAt} < coalesce(${firstAnsweredAt}, 'infinity'))`;

/** By when an answer was promised, of a company that has given none. */
export const expectedBy = sql`
  case when ${jobRequestCompanies.response} = 'none' then (select ${requestGuarantees.currentDueAt} from ${requestGuarantees}
    where ${requestGuarantees.jobRequestId} = ${jobRequestCompanies.jobRequestId}) end`;

/**
 * The recipients of a request as JSON, oldest first, with the cards of their companies where they are asked for. As rows: for
 * `json_build_object` PostgreSQL looks up the type of each value at each call, which is a third of the statement.
 */
export const recipientsJson = (viewer: Viewer, { cards = false } = {}) => sql<RecipientJson[]>`(
  select coalesce(json_agg(recipient), '[]'::json) from (
    select ${companies.id} as "companyId",
      ${companies.name} as "name",
      ${companies.locality} as "locality",
      ${companies.verified} as "verified",
      ${jobRequestCompanies.createdAt} as "createdAt",
      case when not ${delivered} then ${jobRequestCompanies.heldUntil} end as "heldUntil",
      ${jobRequestCompanies.seenAt} as "seenAt",
      ${jobRequestCompanies.response} as "response",
      ${jobRequestCompanies.message} as "message",
      ${jobRequestCompanies.priceMin} as "priceMin",
      ${jobRequestCompanies.priceMax} as "priceMax",
      ${jobRequestCompanies.priceUnit} as "priceUnit",
      ${jobRequestCompanies.vat} as "vat",
      ${jobRequestCompanies.availableFrom} as "availableFrom",
      ${jobRequestCompanies.duration} as "duration",
      ${jobRequestCompanies.durationUnit} as "durationUnit",
      ${jobRequestCompanies.visit} as "visit",
      ${jobRequestCompanies.documentId} as "documentId",
      ${jobRequestCompanies.offerLines} as "offerLines",
      ${jobRequestCompanies.offerVersion} as "offerVersion",
      ${jobRequestCompanies.respondedAt} as "respondedAt",
      ${jobRequestCompanies.clientDecision} as "clientDecision",
      ${jobRequestCompanies.decidedAt} as "decidedAt",
      ${jobRequestCompanies.rejectReason} as "rejectReason",
      ${jobRequestCompanies.rejectNote} as "rejectNote",
      ${jobRequestCompanies.declineReason} as "declineReason",
      ${isWithdrawn} as "withdrawn",
      nullif(exists (select from ${conversations} where ${conversations.jobRequestId} = ${jobRequestCompanies.jobRequestId} and ${conversations.companyId} = ${jobRequestCompanies.companyId}), false) as "hasConversation",
      ${viewer.role === "Tenderer" ? toBeHidden : sql`null::json`} as "contact",
      ${viewer.role === "Admin" ? questionCount : sql`null::int`} as "questionCount",
      ${viewer.role === "Company" ? expectedBy : sql`null::timestamptz`} as "expectedBy",
      ${cards ? sql`card` : sql`null::json`} as "card",
      ${firstAnsweredAt} as "firstRespondedAt"
    from ${jobRequestCompanies} join ${companies} on ${companies.id} = ${jobRequestCompanies.companyId}
      ${cards ? sql`left join lateral ${cardOfCompany} as card on true` : sql``}
    where ${jobRequestCompanies.jobRequestId} = ${jobRequests.id}${shownTo(viewer)}
    order by ${jobRequestCompanies.createdAt}, ${companies.name}) as recipient
)`;

/** A recipient as PostgreSQL writes it: absent is null, times carry their offset. */
export interface RecipientJson {
  companyId: string;
  name: string;
  locality: string | null;
  verified: boolean;
  createdAt: string;
  heldUntil: string | null;
  seenAt: string | null;
  response: "none" | "interested" | "declined";
  message: string | null;
  priceMin: number | null;
  priceMax: number | null;
  priceUnit: "total" | "hour" | "day" | "m2" | null;
  vat: Vat | null;
  availableFrom: string | null;
  duration: number | null;
  durationUnit: DurationUnit | null;
  visit: Visit | null;
  documentId: string | null;
  offerLines: number | null;
  offerVersion: number | null;
  respondedAt: string | null;
  clientDecision: "none" | "accepted" | "rejected";
  decidedAt: string | null;
  rejectReason: RejectReason | null;
  rejectNote: string | null;
  declineReason: DeclineReason | null;
  withdrawn: boolean;
  hasConversation: true | null;
  contact: Contact | null;
  card: CardJson | null;
  questionCount: number | null;
  expectedBy: string | null;
  firstRespondedAt: string | null;
}
