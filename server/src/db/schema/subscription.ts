import { sql } from "drizzle-orm";
import { char, check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { companies } from "./company.ts";
import { personal } from "./personal.ts";

/** A company's paid period, both days included. Its status follows from the dates; only a cancellation is stored. */
// Also in drizzle/sql: subscriptions_no_overlap (exclusions), sums in subscription_days, when one changed (triggers).
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    startsOn: date({ mode: "string" }).notNull(),
    endsOn: date({ mode: "string" }).notNull(),
    amount: integer().notNull(),
    currency: char({ length: 3 }).notNull(),
    note: text(),
    /** Who paid, of a company that is erased: books are kept for ten years. */
    payerName: text(),
    revision: integer().notNull().default(1),
    canceledAt: moment(),
    /** When the company was told that it ends soon. */
    endNoticeAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    check("subscriptions_days_ordered", sql`${table.endsOn} >= ${table.startsOn}`),
    check("subscriptions_amount_positive", sql`${table.amount} >= 0`),
    check("subscriptions_currency_code", sql`${table.currency} ~ '^[A-Z]{3}$'`),
    index("subscriptions_company_ends").on(table.companyId, table.endsOn),
    index("subscriptions_created").on(table.createdAt, table.id),
    index("subscriptions_updated").on(table.updatedAt, table.id),
    index("subscriptions_ends").on(table.endsOn, table.id),
    index("subscriptions_starts").on(table.startsOn, table.id),
    index("subscriptions_canceled")
      .on(table.currency, table.startsOn, table.amount)
      .where(sql`${table.canceledAt} is not null`),
  ],
);
personal(subscriptions, {
  note: { erased: null },
  payerName: { kept: "Accounts are kept for ten years, with who paid." },
});
