import { maxKeyDays, maxNetworks, maxScopes, maxKeyNameLength } from "@metiro/shared/auth/api-key-limits";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { personal } from "../personal.ts";
import { users } from "./user.ts";

/** What a program calls with in place of a session. The key itself is shown once; here is what it is known by. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    /** The account in whose name it calls. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What its owner calls it. */
    name: text().notNull(),
    /** SHA-256 of the whole key, which holds 190 random bits: nothing slower is needed. */
    hash: text().notNull().unique("api_keys_hash_unique"),
    /** How the key begins: by it lists, mails and the audit name it. */
    prefix: text().notNull(),
    /** The calls that it opens: rows of the table of permissions. */
    scopes: text().array().notNull(),
    /** Where it may call from: networks (CIDR). Absent: from anywhere. */
    networks: text().array(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
    /** The network of the last call, which says little of a person. */
    lastUsedFrom: text(),
    revokedAt: moment(),
    /** When its owner was told that it will end. */
    endToldAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    check("api_keys_name_length", sql`length(${table.name}) between 1 and ${sql.raw(String(maxKeyNameLength))}`),
    check("api_keys_prefix_shape", sql`${table.prefix} ~ '^mtr_[0-9A-Za-z]{6}$'`),
    check("api_keys_scopes_count", sql`cardinality(${table.scopes}) between 1 and ${sql.raw(String(maxScopes))}`),
    check("api_keys_networks_count", sql`cardinality(${table.networks}) between 1 and ${sql.raw(String(maxNetworks))}`),
    check(
      "api_keys_ends",
      sql`${table.expiresAt} <= ${table.createdAt} + interval '${sql.raw(String(maxKeyDays + 1))} days'`,
    ),
    index("api_keys_user").on(table.userId, table.createdAt, table.id),
    index("api_keys_ending")
      .on(table.expiresAt)
      .where(sql`revoked_at is null and end_told_at is null`),
  ],
);
personal(apiKeys, { removed: "userId" });
