import type { Answers, QuestionForm } from "@metiro/shared/sub-category/questions";
import { declineReasons } from "@metiro/shared/company/decline-reasons";
import { clientDecisions, companyResponses, priceUnits, rejectReasons } from "@metiro/shared/job-request/response";
import { jobStatuses, JobStatus } from "@metiro/shared/job-request/lifecycle";
import { maxNotePhotos, maxNoteText } from "@metiro/shared/job-request/note-limits";
import type { RequestVersion } from "@metiro/shared/job-request/notes";
import { startPreferences } from "@metiro/shared/job-request/schema";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { subcategories } from "./category.ts";
import { createdAt, id, moment, revision, timestamps, tsvector } from "./columns.ts";
import { companies } from "./company.ts";
import { files } from "./file.ts";
import { oneOf } from "./one-of.ts";
import { regions } from "./region.ts";
import { tenderers } from "./tenderer.ts";
import { users } from "./user.ts";
import { inlined } from "../sql.ts";
import { personal } from "./personal.ts";

const noteKinds = ["edited", "asked", "changed", "added"] as const;

/** Category and region stand beside subcategory and subregion so that every filter of a list has an index of its own. */
// Also in drizzle/sql: the order of states, sums in job_request_totals, _days and _waits (triggers), the number (functions).
export const jobRequests = pgTable(
  "job_requests",
  {
    id: id(),
    number: text()
      .notNull()
      .unique("job_requests_number_unique")
      .default(sql`next_job_request_number()`),
    status: smallint().$type<(typeof jobStatuses)[number]>().notNull().default(JobStatus.Active),
    tendererId: uuid()
      .notNull()
      .references(() => tenderers.id),
    categoryId: uuid().notNull(),
    subcategoryId: uuid().notNull(),
    regionId: uuid().notNull(),
    subregionId: uuid().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Both as a company reads and finds them before it may know how to reach the client; absent where nobody looked yet. */
    maskedTitle: text(),
    maskedDescription: text(),
    postalCode: text(),
    locality: text(),
    street: text(),
    startPreference: text({ enum: startPreferences }).notNull(),
    startDate: date({ mode: "string" }),
    budgetMin: integer(),
    budgetMax: integer(),
    /** ISO 4217 code of every amount of the request: its budget, its answers in money, the prices of its companies. */
    currency: char({ length: 3 }).notNull(),
    /** The form as it stood when it was answered; editing the subcategory's never changes it. */
    form: jsonb().$type<QuestionForm>().notNull(),
    /** The version that the form was; absent where it was made before versions were kept, by a form that is no more. */
    formRevision: integer(),
    answers: jsonb().$type<Answers>().notNull(),
    processedAt: moment(),
    /** When the first company answered; kept by a trigger, and not moved by a later change of that answer. */
    firstAnsweredAt: moment(),
    canceledAt: moment(),
    /** When the client marked the work as done, the day it was finished, and who did it. Status stays Processed. */
    doneAt: moment(),
    doneOn: date({ mode: "string" }),
    doneCompanyId: uuid().references(() => companies.id),
    /** The request that this one takes up again. */
    reopenedFromId: uuid().references((): AnyPgColumn => jobRequests.id, { onDelete: "set null" }),
    /** When its personal data went, with its client or because of its age. */
    erasedAt: moment(),
    cancelReason: text(),
    /** Words of the title as they are typed and by their stem, of the description by their stem. */
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('simple_unaccent', title || ' ' || coalesce(postal_code, '') || ' ' || coalesce(locality, '')), 'A') || setweight(to_tsvector('french_unaccent', title), 'B') || setweight(to_tsvector('french_unaccent', description), 'C')`,
    ),
    /** Of what an admin may rewrite. */
    revision: revision(),
    ...timestamps(),
  },
  (table) => [
    oneOf("job_requests_status_known", table.status, jobStatuses),
    oneOf("job_requests_start_preference_known", table.startPreference, startPreferences),
    check(
      "job_requests_start_date_given",
      sql`(${table.startPreference} = 'on_date') = (${table.startDate} is not null)`,
    ),
    check(
      "job_requests_budget_ordered",
      sql`${table.budgetMin} >= 0 and ${table.budgetMax} >= 0 and coalesce(${table.budgetMin} <= ${table.budgetMax}, true)`,
    ),
    check(
      "job_requests_canceled_has_time",
      sql`(${table.status} = ${inlined(JobStatus.Canceled)}) = (${table.canceledAt} is not null)`,
    ),
    check(
      "job_requests_processed_has_time",
      sql`${table.status} <> ${inlined(JobStatus.Processed)} or ${table.processedAt} is not null`,
    ),
    check(
      "job_requests_active_is_unprocessed",
      sql`${table.status} <> ${inlined(JobStatus.Active)} or ${table.processedAt} is null`,
    ),
    check(
      "job_requests_done_is_whole",
      sql`num_nonnulls(${table.doneAt}, ${table.doneOn}, ${table.doneCompanyId}) in (0, 3)`,
    ),
    check(
      "job_requests_done_is_processed",
      sql`${table.doneAt} is null or ${table.status} = ${inlined(JobStatus.Processed)}`,
    ),
    index("job_requests_done_company")
      .on(table.doneCompanyId, table.doneAt)
      .where(sql`${table.doneCompanyId} is not null`),
    foreignKey({
      name: "job_requests_subcategory",
      columns: [table.subcategoryId, table.categoryId],
      foreignColumns: [subcategories.id, subcategories.categoryId],
    }).onUpdate("cascade"),
    foreignKey({
      name: "job_requests_subregion",
      columns: [table.subregionId, table.regionId],
      foreignColumns: [regions.id, regions.parentId],
    }).onUpdate("cascade"),
    // One order everywhere, (created_at, id), read backwards; an index for each equality filter, with the status at hand.
    index("job_requests_created").on(table.createdAt, table.id, table.status),
    index("job_requests_status_created").on(table.status, table.createdAt, table.id),
    index("job_requests_tenderer_created").on(table.tendererId, table.createdAt, table.id, table.status, table.doneAt),
    index("job_requests_category_created").on(table.categoryId, table.createdAt, table.id, table.status),
    index("job_requests_subcategory_created").on(table.subcategoryId, table.createdAt, table.id, table.status),
    index("job_requests_form_revision").on(table.subcategoryId, table.formRevision),
    index("job_requests_region_created").on(table.regionId, table.createdAt, table.id, table.status),
    index("job_requests_subregion_created").on(table.subregionId, table.createdAt, table.id, table.status),
    index("job_requests_trade_place_created").on(
      table.subcategoryId,
      table.subregionId,
      table.createdAt,
      table.id,
      table.status,
    ),
    index("job_requests_category_region_created").on(
      table.categoryId,
      table.regionId,
      table.createdAt,
      table.id,
      table.status,
    ),
    index("job_requests_reopened_from")
      .on(table.reopenedFromId)
      .where(sql`${table.reopenedFromId} is not null`),
    index("job_requests_unerased")
      .on(table.createdAt)
      .where(sql`erased_at is null`),
    index("job_requests_unanswered")
      .on(table.processedAt)
      .where(sql`${table.status} = ${inlined(JobStatus.Processed)} and ${table.firstAnsweredAt} is null`),
    index("job_requests_search").using("gin", table.search),
  ],
);
personal(jobRequests, {
  number: { kept: "Says nothing of who asks." },
  // Those who answered know the request by its service and number.
  title: {
    erased: sql`(select ${subcategories.name} from ${subcategories} where ${subcategories.id} = ${jobRequests.subcategoryId}) || ' ' || ${jobRequests.number}`,
  },
  description: { erased: "" },
  maskedTitle: { erased: null },
  maskedDescription: { erased: null },
  postalCode: { erased: null },
  locality: { erased: null },
  street: { erased: null },
  form: { kept: "The questions are the catalogue's." },
  answers: { stripped: "by its slice" },
  cancelReason: { erased: null },
});

/** A company to which a request was sent, and its answer. One row of `jobRequestCompanies`. */
// Also in drizzle/sql: sums in recipient_days and jobRequests.firstAnsweredAt (triggers).
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
    availableFrom: date({ mode: "string" }),
    respondedAt: moment(),
    /** When it first answered, of an answer that was changed since. */
    firstRespondedAt: moment(),
    declineReason: text({ enum: declineReasons }),
    clientDecision: text({ enum: clientDecisions }).notNull().default("none"),
    decidedAt: moment(),
    /** Why the client rejected it, as far as it said so. */
    rejectReason: text({ enum: rejectReasons }),
    rejectNote: text(),
  },
  (table) => [
    primaryKey({ name: "job_request_companies_pk", columns: [table.jobRequestId, table.companyId] }),
    oneOf("job_request_companies_response_known", table.response, companyResponses),
    oneOf("job_request_companies_unit_known", table.priceUnit, priceUnits),
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
    index("job_request_companies_company_created").on(
      table.companyId,
      table.createdAt,
      table.jobRequestId,
      table.response,
      table.seenAt,
      table.clientDecision,
      table.heldUntil,
    ),
    index("job_request_companies_declines")
      .on(table.companyId, table.respondedAt, table.declineReason, table.jobRequestId)
      .where(sql`decline_reason is not null`),
    index("job_request_companies_created").on(table.createdAt, table.companyId, table.response, table.clientDecision),
  ],
);
personal(jobRequestCompanies, {
  // Either may be named in what the other one wrote.
  message: { erased: null, by: "either" },
  rejectNote: { erased: null, by: "either" },
});

export const jobRequestPhotos = pgTable(
  "job_request_photos",
  {
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    /** The question that it answers; absent where it shows the request as a whole. */
    questionId: text(),
    /** Whether a company sees it only once it may see the contact details, as the answer to that question. */
    sensitive: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ name: "job_request_photos_pk", columns: [table.jobRequestId, table.fileId] }),
    index("job_request_photos_file").on(table.fileId),
  ],
);
personal(jobRequestPhotos, "removed");

/**
 * What was said about a request beside its own text: by an admin why it was put right (`edited`) and what is missing (`asked`,
 * with the client's answer), by its client what was changed (`changed`) and what was added. Goes with its personal data.
 */
export const jobRequestNotes = pgTable(
  "job_request_notes",
  {
    id: id(),
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    kind: text({ enum: noteKinds }).notNull(),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    text: text().notNull(),
    before: jsonb().$type<RequestVersion>(),
    after: jsonb().$type<RequestVersion>(),
    /** Of a question: empty where the client answered with photos alone. */
    answer: text(),
    answeredAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("job_request_notes_kind_known", table.kind, noteKinds),
    check("job_request_notes_answer_has_time", sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check("job_request_notes_answer_of_question", sql`${table.answer} is null or ${table.kind} = 'asked'`),
    check("job_request_notes_answer_length", sql`char_length(${table.answer}) <= ${sql.raw(String(maxNoteText))}`),
    index("job_request_notes_request").on(table.jobRequestId, table.createdAt),
    index("job_request_notes_author").on(table.authorId),
  ],
);
personal(jobRequestNotes, "removed");

/** The photos of a client's answer to a question, or of what it added. */
export const jobRequestNotePhotos = pgTable(
  "job_request_note_photos",
  {
    noteId: uuid()
      .notNull()
      .references(() => jobRequestNotes.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ name: "job_request_note_photos_pk", columns: [table.noteId, table.fileId] }),
    check(
      "job_request_note_photos_position",
      sql`${table.position} >= 0 and ${table.position} < ${sql.raw(String(maxNotePhotos))}`,
    ),
    index("job_request_note_photos_file").on(table.fileId),
  ],
);

/** Makes a repeated create return the first: the key a client sent, and what it made. Swept after 24 hours. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    bodyHash: text().notNull(),
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "idempotency_keys_pk", columns: [table.userId, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
    index("idempotency_keys_job_request").on(table.jobRequestId),
  ],
);
personal(idempotencyKeys, "removed");

/**
 * How many requests there are per trade, place and status, kept by triggers. Trade is a subcategory, a category or all;
 * place is a subregion, a region or all; "all" is the nil UUID. Lists read their totals here, not from the rows.
 */
// Also in drizzle/sql: its recount (views).
export const jobRequestTotals = pgTable(
  "job_request_totals",
  { trade: uuid().notNull(), place: uuid().notNull(), status: smallint().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ name: "job_request_totals_pk", columns: [table.trade, table.place, table.status] })],
);

/** The same per day of Europe/Zurich, where trade or place is "all": finds a deep page, counts a period. */
// Also in drizzle/sql: job_request_days_scope (tables), its recount (views).
export const jobRequestDays = pgTable(
  "job_request_days",
  {
    trade: uuid().notNull(),
    place: uuid().notNull(),
    status: smallint().notNull(),
    day: date({ mode: "string" }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: "job_request_days_pk", columns: [table.trade, table.place, table.day, table.status] }),
  ],
);
