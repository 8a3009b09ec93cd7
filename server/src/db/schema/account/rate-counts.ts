import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

/** Calls of an address in its minute, over all processes. Unlogged: after a crash one counts afresh. */
// Also in drizzle/sql: unlogged (tables).
export const rateCounts = pgTable("rate_counts", {
  key: text().primaryKey(),
  calls: integer().notNull(),
  until: moment().notNull(),
});
