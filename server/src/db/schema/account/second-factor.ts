import { factorKinds, firstFactors } from "@metiro/shared/reauthentication/factor-kinds";
import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf } from "../columns.ts";
import { personal } from "../personal.ts";
import { users } from "./user.ts";

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** What somebody signs in with besides the password: an authenticator app or a passkey. */
export const secondFactors = pgTable(
  "second_factors",
  {
    id: id(),
    userId: userId(),
    kind: text({ enum: factorKinds }).notNull(),
    /** What its owner calls it. */
    name: text().notNull(),
    /** Of an app: its key, sealed with one of the server. */
    sealedKey: text(),
    /** Of an app: the newest step of 30 seconds whose code was taken; that one and older ones are refused. */
    lastStep: bigint({ mode: "number" }),
    /** Of a passkey: its id and its public key (COSE), in base64url. */
    credentialId: text().unique("second_factors_credential_unique"),
    publicKey: text(),
    /** Of a passkey: how often it says that it has signed; 0 where it does not count. */
    signCount: bigint({ mode: "number" }),
    /** Of a passkey: the ways to reach it, as the browser named them. */
    transports: text().array(),
    /** Absent while an app has yet to show its first code: until then it protects nothing. */
    confirmedAt: moment(),
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("second_factors_kind_known", table.kind, factorKinds),
    check("second_factors_name_length", sql`length(${table.name}) between 1 and 60`),
    check("second_factors_app", sql`(${table.kind} = 'totp') = (${table.sealedKey} is not null)`),
    check(
      "second_factors_passkey",
      sql`(${table.kind} = 'passkey') = (${table.credentialId} is not null and ${table.publicKey} is not null and ${table.signCount} is not null)`,
    ),
    index("second_factors_user").on(table.userId, table.createdAt),
  ],
);
personal(secondFactors, { removed: "userId" });

/** The codes for whoever has lost its factors. A code is written down once, on paper; here is its hash. */
export const backupCodes = pgTable(
  "backup_codes",
  {
    id: id(),
    userId: userId(),
    /** The figure that the code begins with: it says which hash is meant. */
    position: smallint().notNull(),
    hash: text().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("backup_codes_position_unique").on(table.userId, table.position),
    check("backup_codes_position", sql`${table.position} between 0 and 9`),
  ],
);
personal(backupCodes, { removed: "userId" });

/** Somebody who has shown the first factor and has yet to show the second. It opens nothing else. */
export const signInTickets = pgTable(
  "sign_in_tickets",
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of the ticket, which its holder alone has. */
    hash: text().notNull().unique("sign_in_tickets_hash_unique"),
    /** What was shown already. */
    by: text({ enum: firstFactors }).notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("sign_in_tickets_by_known", table.by, firstFactors),
    check("sign_in_tickets_tries", sql`${table.tries} between 0 and 5`),
    index("sign_in_tickets_user").on(table.userId),
    index("sign_in_tickets_expires").on(table.expiresAt),
  ],
);
personal(signInTickets, { removed: "userId" });

/** A challenge for a passkey that has been answered: once, on every process, until it would be too old anyway. */
export const spentChallenges = pgTable(
  "spent_challenges",
  { key: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index("spent_challenges_expires").on(table.expiresAt)],
);
