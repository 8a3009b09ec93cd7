import { inboxFolders } from "@metiro/shared/job-request/response";
import { textLanguages } from "@metiro/shared/languages";
import { roles } from "@metiro/shared/roles";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  char,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { categories } from "./catalogue/category.ts";
import { companies } from "./company.ts";

// Sums kept by triggers in the transaction of the change, so that no figure has to be counted.

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

/**
 * How long requests waited by the month, with the requests that were posted in it (`posted`, no minutes): a year is read from twelve rows
 * where it would be from 365, those of its first and last days from the days.
 */
// Also in drizzle/sql: its recount (views).
export const jobRequestMonths = pgTable(
  "job_request_months",
  {
    scope: uuid().notNull(),
    month: date({ mode: "string" }).notNull(),
    kind: text({ enum: ["posted", "send", "answer"] }).notNull(),
    minutes: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: "job_request_months_pk", columns: [table.scope, table.month, table.kind, table.minutes] }),
  ],
);

/** So many days and months back a company's figures are told to the day and to the month. */
export const dailyFigureDays = 64;
const figureMonths = 62;
const zeros = (length: number) => sql`array_fill(0, array[${sql.raw(String(length))}])`;

/**
 * What each company received and answered, for whatever looks at many companies at once. An array holds running sums: how
 * many there were up to a day, the last one being `lastDay`, or up to the end of a month, the last one being that of
 * `lastDay`. What was answered belongs to the day it was sent on.
 */
// Also in drizzle/sql: its recount (views), how it is read and written (functions).
export const companyFigures = pgTable("company_figures", {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  lastDay: date({ mode: "string" })
    .notNull()
    .default(sql`(now() at time zone 'Europe/Zurich')::date`),
  sentDays: integer().array().notNull().default(zeros(dailyFigureDays)),
  answeredDays: integer().array().notNull().default(zeros(dailyFigureDays)),
  sentMonths: integer().array().notNull().default(zeros(figureMonths)),
  answeredMonths: integer().array().notNull().default(zeros(figureMonths)),
  interested: integer().notNull().default(0),
  declined: integer().notNull().default(0),
  accepted: integer().notNull().default(0),
  /** Of the last fifty answers, rounded as the waits of requests are; null while there is none. */
  medianMinutes: integer(),
});

/** How many rows each folder of a company's inbox holds, those that are held back included. */
// Also in drizzle/sql: its recount (views).
export const inboxTotals = pgTable(
  "inbox_totals",
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    folder: text({ enum: inboxFolders }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ name: "inbox_totals_pk", columns: [table.companyId, table.folder] })],
);

/** How many conversations of each company have begun. */
// Also in drizzle/sql: its recount (views), what changes it (triggers).
export const conversationTotals = pgTable("conversation_totals", {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  count: integer().notNull(),
});

/** The days since which it is counted what each company received: moved each night. One is complete once all of it is counted. */
export const receivedStarts = pgTable("received_starts", {
  since: date({ mode: "string" }).primaryKey(),
  complete: boolean().notNull().default(false),
});

/** How many requests each company received since each of these days: those that received most are found in an index. */
// Also in drizzle/sql: its recount (views).
export const receivedTotals = pgTable(
  "received_totals",
  {
    since: date({ mode: "string" }).notNull(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: "received_totals_pk", columns: [table.companyId, table.since] }),
    index("received_totals_most").on(table.since, table.count, table.companyId),
  ],
);

/**
 * What is usual among the companies of a category, made anew each night of `company_figures` and of what was offered: lower quartile,
 * median and upper quartile, rounded. Null where too few companies have such a figure for it to be nobody's.
 */
export const usualFigures = pgTable("usual_figures", {
  categoryId: uuid()
    .primaryKey()
    .references(() => categories.id, { onDelete: "cascade" }),
  /** Of what was due in a year, how much was answered. */
  answerPercents: integer().array(),
  answerMinutes: integer().array(),
  /** Of the answers of a year that a client decided on, how many were accepted. */
  acceptedPercents: integer().array(),
  /** In hundredths of the currency, of the whole work. */
  prices: integer().array(),
  currency: char({ length: 3 }).notNull(),
});

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });
const ofTransaction = () =>
  xid8()
    .notNull()
    .default(sql`pg_current_xact_id()`);

/**
 * What a transaction has changed of requests and recipients, folded into the sums above at its commit: the sums that all
 * share are held for no round trip. No row outlives its transaction.
 */
// Also in drizzle/sql: unlogged (tables), folded at the commit (triggers).
export const pendingRequests = pgTable(
  "pending_requests",
  {
    transaction: ofTransaction(),
    subcategoryId: uuid().notNull(),
    categoryId: uuid().notNull(),
    subregionId: uuid().notNull(),
    regionId: uuid().notNull(),
    status: smallint().notNull(),
    hasPhotos: boolean().notNull(),
    day: date({ mode: "string" }).notNull(),
    /** When it was sent, and how long that and the first answer took, rounded. */
    sentOn: date({ mode: "string" }),
    sendMinutes: integer(),
    answerMinutes: integer(),
    n: integer().notNull(),
  },
  (table) => [index("pending_requests_transaction").on(table.transaction)],
);

// Also in drizzle/sql: unlogged (tables), folded at the commit (triggers).
export const pendingRecipients = pgTable(
  "pending_recipients",
  {
    transaction: ofTransaction(),
    companyId: uuid().notNull(),
    day: date({ mode: "string" }).notNull(),
    /** Of the inbox; null in what the version before wrote. */
    folder: text({ enum: inboxFolders }),
    sent: integer().notNull(),
    interested: integer().notNull(),
    declined: integer().notNull(),
    accepted: integer().notNull(),
    /** Conversations that began, less those that went. */
    conversations: integer().notNull().default(0),
  },
  (table) => [index("pending_recipients_transaction").on(table.transaction)],
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

/**
 * A row for each change that may give or take a pair of service and district the last company that can be counted on: what was
 * worked out of them holds until there is another one (`domains/dashboard/uncovered.ts`). Cut at night.
 */
// Also in drizzle/sql: what writes them (triggers).
export const coverageChanges = pgTable("coverage_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
});
