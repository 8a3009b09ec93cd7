import { declineReasons } from "@metiro/shared/company/decline-reasons";
import {
  clientDecisions,
  companyResponses,
  durationUnits,
  inboxFolders,
  priceUnits,
  rejectReasons,
  vats,
  visits,
} from "@metiro/shared/job-request/response";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, oneOf } from "../columns.ts";
import { companies } from "../company.ts";
import { documents } from "../document.ts";
import { personal } from "../personal.ts";
import { jobRequests } from "./requests.ts";

/** A company to which a request was sent, and its answer. One row of `jobRequestCompanies`. */
// Also in drizzle/sql: sums in recipient_days and company_figures, jobRequests.firstAnsweredAt, the folder, what it says of
// its offer (triggers).
export const jobRequestCompanies = pgTable(
  "job_request_companies",
  {
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    createdAt: createdAt(),
    /** Until then the sending can be taken back, and the company does not know of it; absent: it knew at once. */
    heldUntil: moment(),
    seenAt: moment(),
    response: text({ enum: companyResponses }).notNull().default("none"),
    message: text(),
    priceMin: integer(),
    priceMax: integer(),
    priceUnit: text({ enum: priceUnits }),
    vat: text({ enum: vats }),
    availableFrom: date({ mode: "string" }),
    duration: smallint(),
    durationUnit: text({ enum: durationUnits }),
    visit: text({ enum: visits }),
    /** Of an answer that sums up an offer: how many lines that has. */
    offerLines: smallint(),
    /** The latest version that there is of its offer, of one that was replaced or is only proposed as well. */
    offerVersion: smallint(),
    respondedAt: moment(),
    /** When it first answered, of an answer that was changed since. */
    firstRespondedAt: moment(),
    declineReason: text({ enum: declineReasons }),
    /** The PDF of an interested answer. */
    documentId: uuid().references(() => documents.id, { onDelete: "set null" }),
    clientDecision: text({ enum: clientDecisions }).notNull().default("none"),
    decidedAt: moment(),
    /** Who the two were when the client accepted, as they agreed with each other. Of older acceptances nobody knows. */
    agreedCompanyName: text(),
    agreedCompanyUid: text(),
    agreedFirstName: text(),
    agreedLastName: text(),
    /** Why the client rejected it, as far as it said so. */
    rejectReason: text({ enum: rejectReasons }),
    rejectNote: text(),
    /** Of the company's inbox; kept by triggers from its own row, the request's status and whom the client accepted. */
    folder: text({ enum: inboxFolders }).notNull().default("new"),
  },
  (table) => [
    primaryKey({ name: "job_request_companies_pk", columns: [table.jobRequestId, table.companyId] }),
    oneOf("job_request_companies_response_known", table.response, companyResponses),
    oneOf("job_request_companies_unit_known", table.priceUnit, priceUnits),
    oneOf("job_request_companies_visit_known", table.visit, visits),
    oneOf("job_request_companies_vat_known", table.vat, vats),
    oneOf("job_request_companies_duration_unit_known", table.durationUnit, durationUnits),
    check(
      "job_request_companies_duration_has_unit",
      sql`(${table.duration} is null) = (${table.durationUnit} is null) and coalesce(${table.duration} > 0, true)`,
    ),
    oneOf("job_request_companies_decision_known", table.clientDecision, clientDecisions),
    oneOf("job_request_companies_reason_known", table.declineReason, declineReasons),
    check(
      "job_request_companies_reason_of_decline",
      sql`${table.declineReason} is null or ${table.response} = 'declined'`,
    ),
    check(
      "job_request_companies_price_ordered",
      sql`${table.priceMin} >= 0 and ${table.priceMax} >= 0 and coalesce(${table.priceMin} <= ${table.priceMax}, true)`,
    ),
    check(
      "job_request_companies_response_has_time",
      sql`(${table.response} = 'none') = (${table.respondedAt} is null)`,
    ),
    check(
      "job_request_companies_decision_has_time",
      sql`(${table.clientDecision} = 'none') = (${table.decidedAt} is null)`,
    ),
    oneOf("job_request_companies_reject_reason_known", table.rejectReason, rejectReasons),
    check(
      "job_request_companies_reason_of_rejection",
      sql`${table.clientDecision} = 'rejected' or num_nonnulls(${table.rejectReason}, ${table.rejectNote}) = 0`,
    ),
    check(
      "job_request_companies_decided_on_interest",
      sql`${table.clientDecision} = 'none' or ${table.response} = 'interested'`,
    ),
    // What became of a company's rows of some days is counted here alone (statistics).
    index("job_request_companies_received").on(
      table.companyId,
      table.createdAt,
      table.jobRequestId,
      table.response,
      table.seenAt,
      table.clientDecision,
      table.heldUntil,
      table.respondedAt,
    ),
    index("job_request_companies_held")
      .on(table.companyId, table.heldUntil, table.folder)
      .where(sql`held_until is not null`),
    index("job_request_companies_inbox").on(
      table.companyId,
      table.folder,
      table.createdAt,
      table.jobRequestId,
      table.heldUntil,
    ),
    index("job_request_companies_answered")
      .on(table.companyId, table.respondedAt, table.jobRequestId)
      .where(sql`responded_at is not null`),
    index("job_request_companies_declines")
      .on(table.companyId, table.respondedAt, table.declineReason, table.jobRequestId)
      .where(sql`decline_reason is not null`),
    index("job_request_companies_document")
      .on(table.documentId)
      .where(sql`document_id is not null`),
    index("job_request_companies_responses")
      .on(table.respondedAt, table.jobRequestId, table.companyId, table.response, table.clientDecision)
      .where(sql`response <> 'none'`),
    check(
      "job_request_companies_document_of_interest",
      sql`${table.documentId} is null or ${table.response} = 'interested'`,
    ),
    index("job_request_companies_created").on(table.createdAt, table.companyId, table.response, table.clientDecision),
  ],
);
personal(jobRequestCompanies, {
  // Either may be named in what the other one wrote.
  message: { erased: null, by: "either" },
  documentId: { erased: null, by: "either" },
  rejectNote: { erased: null, by: "either" },
  agreedCompanyName: { erased: null, by: "company" },
  agreedCompanyUid: { erased: null, by: "company" },
  agreedFirstName: { erased: null, by: "client" },
  agreedLastName: { erased: null, by: "client" },
});
