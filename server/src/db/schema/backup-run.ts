import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";

/** The making of a backup, and what came of it: one that has ended is whole, or says why it is not. */
export const backupRuns = pgTable(
  "backup_runs",
  {
    id: id(),
    startedAt: moment().notNull(),
    endedAt: moment(),
    /** Its name where it is kept, once it is whole. */
    name: text(),
    bytes: bigint({ mode: "number" }),
    /** How many invariants held in a database that was restored of it. */
    invariants: integer(),
    failure: text(),
  },
  (table) => [
    index("backup_runs_latest").on(table.startedAt.desc()),
    check(
      "backup_runs_outcome",
      sql`case when ${table.endedAt} is null then num_nonnulls(${table.name}, ${table.bytes}, ${table.invariants}, ${table.failure}) = 0
        when ${table.failure} is null then num_nonnulls(${table.name}, ${table.bytes}, ${table.invariants}) = 3
        else num_nonnulls(${table.name}, ${table.bytes}, ${table.invariants}) = 0 end`,
    ),
  ],
);
