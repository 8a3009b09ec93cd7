import { textLanguages } from "@metiro/shared/languages";
import { roles } from "@metiro/shared/roles";
import { bigint, char, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

// Sums kept by triggers (drizzle/0011_figures.sql) in the transaction of the change, so that no figure has to be counted.

/** How many accounts there are of each role; erased ones do not count. */
// Also in drizzle/sql: its recount (views).
export const accountTotals = pgTable("account_totals", {
  role: text({ enum: roles }).primaryKey(),
  count: integer().notNull(),
});

/** Uncanceled subscriptions that begin and end on a day, and the price of those that begin on it. */
// Also in drizzle/sql: its recount (views).
export const subscriptionDays = pgTable(
  "subscription_days",
  {
    day: date({ mode: "string" }).notNull(),
    currency: char({ length: 3 }).notNull(),
    starts: integer().notNull(),
    ends: integer().notNull(),
    amount: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ name: "subscription_days_pk", columns: [table.day, table.currency] })],
);

/** What was sent to companies on a day of Europe/Zurich, and what has become of it. */
// Also in drizzle/sql: its recount (views).
export const recipientDays = pgTable("recipient_days", {
  day: date({ mode: "string" }).primaryKey(),
  sent: integer().notNull(),
  answered: integer().notNull(),
  interested: integer().notNull(),
  accepted: integer().notNull(),
});

/**
 * How long requests waited: from posting to being sent (`send`), from that to the first answer (`answer`). A histogram
 * by the day they were sent and by rounded minutes, for each category, each region and all (the nil UUID).
 */
// Also in drizzle/sql: its recount (views).
export const jobRequestWaits = pgTable(
  "job_request_waits",
  {
    scope: uuid().notNull(),
    day: date({ mode: "string" }).notNull(),
    kind: text({ enum: ["send", "answer"] }).notNull(),
    minutes: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: "job_request_waits_pk", columns: [table.scope, table.day, table.kind, table.minutes] }),
  ],
);

/** How often a page was come to on a day of Europe/Zurich, by its pattern and the language it was read in. */
export const pageViews = pgTable(
  "page_views",
  {
    day: date({ mode: "string" }).notNull(),
    path: text().notNull(),
    language: text({ enum: textLanguages }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ name: "page_views_pk", columns: [table.day, table.path, table.language] })],
);
