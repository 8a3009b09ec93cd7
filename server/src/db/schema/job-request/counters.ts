import { date, integer, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";

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

/** How many requests there are per day of Europe/Zurich, where trade or place is "all": finds a deep page, counts a period. */
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
