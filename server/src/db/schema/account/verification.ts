import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { citext, createdAt, id, moment, oneOf } from "../columns.ts";
import { users } from "./user.ts";
import { personal } from "../personal.ts";

export const codePurposes = ["confirm", "reset", "invite", "signIn", "changeEmail", "proof"] as const;

/**
 * A code that was asked for; the code itself is nowhere, it follows from the id and the server's secret. Whoever names an
 * e-mail without an account leaves a row as well, so that nothing tells the two apart.
 */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    id: id(),
    purpose: text({ enum: codePurposes }).notNull(),
    /** For whom: the user's id, or a hash of the e-mail where nobody is signed in. */
    subject: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** The page that the link of the mail leads on to. */
    returnPath: text(),
    /** The address that a change is to, and the one it is from; only `changeEmail`. */
    newEmail: citext(),
    oldEmail: citext(),
    /** Who asked for it while nobody was signed in: a known device of the account, or an address. */
    asker: text(),
    /** Whether the account had been entered from there before; a stranger's codes have a limit of their own. */
    askerKnown: boolean().notNull().default(false),
    tries: smallint().notNull().default(0),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("verification_codes_purpose_known", table.purpose, codePurposes),
    check("verification_codes_tries", sql`${table.tries} between 0 and 5`),
    check("verification_codes_return_path", sql`${table.returnPath} ~ '^/' and length(${table.returnPath}) <= 500`),
    check(
      "verification_codes_change_of_email",
      sql`(${table.purpose} = 'changeEmail') = (${table.newEmail} is not null and ${table.oldEmail} is not null)`,
    ),
    check("verification_codes_new_email_length", sql`length(${table.newEmail}::text) <= 254`),
    index("verification_codes_subject").on(table.subject, table.purpose, table.createdAt),
    index("verification_codes_user").on(table.userId),
    index("verification_codes_expires").on(table.expiresAt),
  ],
);
personal(verificationCodes, { removed: "userId" });

/** A bot proof that has been used: its key once, on every process, until it would be too old anyway. */
export const spentBotProofs = pgTable(
  "spent_bot_proofs",
  { key: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index("spent_bot_proofs_expires").on(table.expiresAt)],
);
