import { nameless } from "@metiro/shared/user/nameless";
import { roles } from "@metiro/shared/roles";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { citext, createdAt, id, moment, oneOf, timestamps } from "../columns.ts";
import { personal } from "../personal.ts";

// Also in drizzle/sql: sums in account_totals (triggers).
export const users = pgTable(
  "users",
  {
    id: id(),
    email: citext().notNull().unique("users_email_unique"),
    username: citext().notNull().unique("users_username_unique"),
    /** Absent where the person enters with codes that are mailed, and while an invited one has not come. */
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    role: text({ enum: roles }).notNull(),
    lang: text().notNull().default("fr"),
    emailConfirmed: boolean().notNull().default(false),
    profileCompleted: boolean().notNull().default(false),
    /** A program of the back office: it has no password and no mailbox, and calls with keys that an admin makes. */
    isMachine: boolean().notNull().default(false),
    lockedAt: moment(),
    /** For the other admins; gone when the account is unlocked or erased. */
    lockReason: text(),
    /** Set when the account is erased; the row stays so that requests and the audit keep their author. */
    deletedAt: moment(),
    lastLoginAt: moment(),
    /** Raised by each save of what the person is called, how it is reached and, of a client, where it lives. */
    revision: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    oneOf("users_role_known", table.role, roles),
    check("users_machine", sql`not ${table.isMachine} or (${table.role} = 'Admin' and ${table.passwordHash} is null)`),
    check("users_email_length", sql`length(${table.email}::text) <= 254`),
    index("users_created")
      .on(table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index("users_role_created")
      .on(table.role, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index("users_updated")
      .on(table.updatedAt, table.id)
      .where(sql`deleted_at is null`),
    index("users_name")
      .on(sql`${table.lastName} collate "fr-x-icu"`, sql`${table.firstName} collate "fr-x-icu"`, table.id)
      .where(sql`deleted_at is null`),
    index("users_last_login")
      .on(table.lastLoginAt.asc().nullsFirst(), table.id)
      .where(sql`deleted_at is null`),
    index("users_locked")
      .on(table.createdAt, table.id)
      .where(sql`deleted_at is null and locked_at is not null`),
    index("users_unconfirmed")
      .on(table.createdAt, table.id)
      .where(sql`deleted_at is null and locked_at is null and not email_confirmed`),
    index("users_erased_companies")
      .on(table.id)
      .where(sql`role = 'Company' and deleted_at is not null`),
    index("users_company_without_account")
      .on(table.id)
      .where(sql`role = 'Company' and (not email_confirmed or locked_at is not null or deleted_at is not null)`),
    index("users_erased_tenderers")
      .on(table.id)
      .where(sql`role = 'Tenderer' and deleted_at is not null`),
    index("users_email_trigram").using("gin", sql`(${table.email}::text) gin_trgm_ops`),
    index("users_name_search").using(
      "gin",
      sql`to_tsvector('simple_unaccent', ${table.firstName} || ' ' || ${table.lastName})`,
    ),
  ],
);
personal(users, {
  email: { erased: sql`${users.id} || '@erased.invalid'` },
  username: { erased: sql`${users.id}::text` },
  passwordHash: { erased: null, secret: true },
  firstName: { erased: nameless },
  lastName: { erased: nameless },
  phone: { erased: null },
  lang: { kept: "One of four languages." },
  lockReason: { erased: null, secret: true },
});

/** A signed-in device. A token names its session, so ending the row ends the token on every process. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text(),
    lastSeenAt: createdAt(),
    /** When its holder last proved who it is: at the sign-in, or again since. */
    provedAt: createdAt(),
    /** The device that was signed out when this one came, because the account had as many sessions as one may have. */
    displacedDevice: text(),
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index("sessions_user").on(table.userId, table.createdAt)],
);
personal(sessions, { removed: "userId" });
