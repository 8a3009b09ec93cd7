import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, tsvector } from "./columns.ts";
import { users } from "./user.ts";
import { personal } from "./personal.ts";

/** Who did what to which row, written in the transaction of the change. Never updated. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    actorId: uuid().references(() => users.id, { onDelete: "set null" }),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: uuid(),
    details: jsonb()
      .$type<Record<string, unknown>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** What it says of the row that it is about: its name, its number, its key. */
    words: tsvector().generatedAlwaysAs(
      sql`to_tsvector('simple_unaccent', translate(coalesce(details->>'name', details->>'title', details->>'number', details->>'key', ''), '.-', '  '))`,
    ),
    at: createdAt(),
  },
  (table) => [
    index("audit_entries_at").on(table.at, table.id),
    index("audit_entries_entity").on(table.entity, table.at, table.id),
    index("audit_entries_entity_id").on(table.entityId, table.at, table.id),
    index("audit_entries_action").on(table.action, table.at, table.id),
    index("audit_entries_actor").on(table.actorId, table.at, table.id),
    index("audit_entries_search").using("gin", table.words),
  ],
);
personal(auditEntries, {
  action: { kept: "What was done." },
  entity: { kept: "To what kind of thing." },
  details: { stripped: "by its slice" },
});
