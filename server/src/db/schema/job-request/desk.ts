import { requestMarks } from "@metiro/shared/job-request/desk";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/user.ts";
import { createdAt, id, moment, oneOf } from "../columns.ts";
import { companies } from "../company.ts";
import { jobRequests } from "./requests.ts";

/**
 * How the back office deals with a request: who of it looks after it, and whether it is no request at all. Beside the request, whose
 * row is wide, and which clients and companies read.
 */
export const requestDesks = pgTable(
  "request_desks",
  {
    jobRequestId: uuid()
      .primaryKey()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    assigneeId: uuid().references(() => users.id, { onDelete: "set null" }),
    mark: text({ enum: requestMarks }),
    /** The request that a duplicate repeats. */
    originalId: uuid().references(() => jobRequests.id, { onDelete: "set null" }),
    updatedAt: moment()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    oneOf("request_desks_mark_known", table.mark, requestMarks),
    index("request_desks_assignee").on(table.assigneeId, table.jobRequestId),
    index("request_desks_mark")
      .on(table.mark, table.jobRequestId)
      .where(sql`mark is not null`),
    check(
      "request_desks_original_of_duplicate",
      sql`${table.originalId} is null or (${table.mark} = 'duplicate' and ${table.originalId} <> ${table.jobRequestId})`,
    ),
    index("request_desks_original")
      .on(table.originalId, table.jobRequestId)
      .where(sql`original_id is not null`),
  ],
);

/** When a company that had not answered was asked again, and by whom. */
export const requestReminders = pgTable(
  "request_reminders",
  {
    id: id(),
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    byId: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("request_reminders_recipient").on(table.jobRequestId, table.companyId, table.createdAt),
    index("request_reminders_company").on(table.companyId),
    index("request_reminders_by").on(table.byId),
  ],
);
