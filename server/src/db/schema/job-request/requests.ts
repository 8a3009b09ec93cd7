import type { Answers, QuestionForm } from "@metiro/shared/sub-category/questions";
import { jobStatuses, JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
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
import { subcategories } from "../catalogue/category.ts";
import { id, moment, oneOf, revision, timestamps, tsvector } from "../columns.ts";
import { companies } from "../company.ts";
import { documents } from "../document.ts";
import { files } from "../file.ts";
import { regions } from "../catalogue/region.ts";
import { tenderers } from "../tenderer.ts";
import { inlined } from "../../sql.ts";
import { personal } from "../personal.ts";

/** Category and region stand beside subcategory and subregion so that every filter of a list has an index of its own. */
// Also in drizzle/sql: the order of states, sums in job_request_totals, _days and _waits, folders of its recipients (triggers), the
// number (functions).
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
    /** Kept by a trigger, so that the lists by it have an index and totals. */
    hasPhotos: boolean().notNull().default(false),
    cancelReason: text(),
    /** What searches find: words of title, postal code and locality as they are typed, of title and description by their stem. */
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
    index("job_requests_done")
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
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
    index("job_requests_photos_created").on(table.hasPhotos, table.createdAt, table.id, table.status),
    index("job_requests_processed")
      .on(table.processedAt, table.id)
      .where(sql`${table.processedAt} is not null`),
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

/** PDFs that go with a request as a whole: every company that received it may download them. */
export const jobRequestPlans = pgTable(
  "job_request_plans",
  {
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ name: "job_request_plans_pk", columns: [table.jobRequestId, table.documentId] }),
    index("job_request_plans_document").on(table.documentId),
  ],
);
personal(jobRequestPlans, "removed");
