import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, tsvector } from "./columns.ts";
import { users } from "./account/user.ts";
import { personal } from "./personal.ts";

/**
 * Who did what to which row, written in the transaction of the change. Triggers (drizzle/sql) refuse every update but the
 * taking out of details, and every deletion.
 */
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
    /** SHA-256 of the details as they were written, by a trigger: the chain holds it, so that details may be taken out. */
    detailsDigest: text(),
    /** When what named a person was taken out of the details. */
    redactedAt: moment(),
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
  detailsDigest: { kept: "A hash, which the chain needs." },
});

/**
 * The entries in the order of their commits, each with the hash of the one before and of its own; written by a trigger at the
 * commit. Without a foreign key: it outlives an entry that somebody took away, and so tells it.
 */
export const auditChain = pgTable("audit_chain", {
  seq: bigint({ mode: "number" }).primaryKey(),
  entryId: uuid().notNull().unique("audit_chain_entry_unique"),
  hash: text().notNull(),
});
personal(auditChain, { hash: { kept: "A hash, which the next one needs." } });
