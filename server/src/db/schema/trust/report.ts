import { maxReportNote, reportedKinds, reportOutcomes, reportReasons } from "@metiro/shared/report/constants";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/user.ts";
import { createdAt, id, moment, oneOf } from "../columns.ts";
import { jobRequests } from "../job-request/requests.ts";
import { personal } from "../personal.ts";

/** What clients and companies report to the back office: a message, a review, a company, a request or a person. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    kind: text({ enum: reportedKinds }).notNull(),
    /** Of the message, the review, the company, the request or the user. */
    entityId: uuid().notNull(),
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Whom it is about. */
    aboutId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In which request it happened, while that is there. */
    jobRequestId: uuid().references(() => jobRequests.id, { onDelete: "set null" }),
    reason: text({ enum: reportReasons }).notNull(),
    note: text(),
    outcome: text({ enum: reportOutcomes }),
    settledAt: moment(),
    settledBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("reports_kind_known", table.kind, reportedKinds),
    oneOf("reports_reason_known", table.reason, reportReasons),
    oneOf("reports_outcome_known", table.outcome, reportOutcomes),
    check("reports_settled_whole", sql`(${table.outcome} is null) = (${table.settledAt} is null)`),
    check("reports_of_others", sql`${table.reporterId} <> ${table.aboutId}`),
    check("reports_note_length", sql`char_length(${table.note}) <= ${sql.raw(String(maxReportNote))}`),
    uniqueIndex("reports_open_once")
      .on(table.reporterId, table.kind, table.entityId)
      .where(sql`settled_at is null`),
    index("reports_open")
      .on(table.createdAt, table.id)
      .where(sql`settled_at is null`),
    index("reports_settled")
      .on(table.settledAt, table.id)
      .where(sql`settled_at is not null`),
    index("reports_reporter").on(table.reporterId),
    index("reports_about").on(table.aboutId, table.reporterId),
    index("reports_job_request").on(table.jobRequestId),
    index("reports_settled_by").on(table.settledBy),
  ],
);
personal(reports, { note: { erased: null } });
