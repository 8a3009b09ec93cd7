import { signInMethods, signInOutcomes } from "@metiro/shared/auth/sign-in-kinds";
import { secondFactorMethods } from "@metiro/shared/reauthentication/factor-kinds";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, oneOf } from "../columns.ts";
import { personal } from "../personal.ts";
import { users } from "./user.ts";

/** Sign-ins and refusals: who, how, from where, and what came of it. Kept for 90 days. */
export const signInEvents = pgTable(
  "sign_in_events",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** Where no account was found: a hash of the e-mail that was typed. */
    subject: text(),
    method: text({ enum: signInMethods }).notNull(),
    outcome: text({ enum: signInOutcomes }).notNull(),
    /** What was shown in the second place, rightly or not; `method` is then what came first. */
    secondFactor: text({ enum: secondFactorMethods }),
    /** The call that was refused to a role. */
    call: text(),
    address: text().notNull(),
    /** The `User-Agent` header. */
    device: text(),
    /** Whether the account had been entered before, but never from there. */
    fromNewDevice: boolean().notNull().default(false),
    at: createdAt(),
  },
  (table) => [
    oneOf("sign_in_events_method_known", table.method, signInMethods),
    oneOf("sign_in_events_second_factor_known", table.secondFactor, secondFactorMethods),
    oneOf("sign_in_events_outcome_known", table.outcome, signInOutcomes),
    index("sign_in_events_at").on(table.at, table.id),
    index("sign_in_events_user").on(table.userId, table.at, table.id),
    index("sign_in_events_address").on(table.address, table.at, table.id),
    index("sign_in_events_refusals")
      .on(table.at, table.id)
      .where(sql`outcome in ('wrong', 'paused', 'locked', 'forbidden')`),
    index("sign_in_events_outcome").on(table.outcome, table.at, table.id),
    index("sign_in_events_method").on(table.method, table.at, table.id),
    index("sign_in_events_typed").on(table.subject, table.at, table.id),
  ],
);
personal(signInEvents, { removed: "userId" });

const originKinds = ["device", "address", "browser"] as const;

/**
 * From where an account has been entered with the right password or code. `device`: hash of the cookie that a right sign-in sets;
 * `address`: the address, of IPv6 the first four groups; `browser`: hash of address and `User-Agent`, by which a new device is told.
 */
export const knownOrigins = pgTable(
  "known_origins",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: originKinds }).notNull(),
    key: text().notNull(),
    lastSeenAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.key] }),
    oneOf("known_origins_kind_known", table.kind, originKinds),
    index("known_origins_last_seen").on(table.lastSeenAt),
  ],
);
personal(knownOrigins, { removed: "userId" });
