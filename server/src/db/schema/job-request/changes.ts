import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, oneOf } from "../columns.ts";
import { jobRequests } from "./requests.ts";

/** Who may know that something changed beside the back office: everybody who has the request, its client and one company, its client, nobody. */
export const changeReaches = ["everybody", "company", "client", "office"] as const;

/**
 * When a request changed, and for whom. Rows are only added, so that nobody waits for it who works on the same request; what is
 * overtaken is swept.
 */
// Also in drizzle/sql: who writes it (triggers).
export const requestChanges = pgTable(
  "request_changes",
  {
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    changedAt: createdAt(),
    id: uuid()
      .notNull()
      .default(sql`uuidv7()`),
    reach: text({ enum: changeReaches }).notNull(),
    /** The company of a change that passes between it and the request. */
    companyId: uuid(),
  },
  (table) => [
    primaryKey({ name: "request_changes_pk", columns: [table.jobRequestId, table.changedAt, table.id] }),
    oneOf("request_changes_reach_known", table.reach, changeReaches),
    check("request_changes_of_company", sql`(${table.reach} = 'company') <= (${table.companyId} is not null)`),
    index("request_changes_changed").on(table.changedAt, table.jobRequestId),
  ],
);
