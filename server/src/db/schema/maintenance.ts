import { sql } from "drizzle-orm";
import { boolean, check, pgTable } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/** One row while the operator keeps everybody from writing, none otherwise. */
export const maintenance = pgTable(
  "maintenance",
  {
    only: boolean().primaryKey().default(true),
    startedAt: createdAt(),
    /** When it is expected to end: it is said to people, nothing ends by it. */
    endsAt: moment(),
  },
  (table) => [check("maintenance_only_one", sql`${table.only}`)],
);
