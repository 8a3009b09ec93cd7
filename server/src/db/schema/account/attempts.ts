import { lockoutKinds } from "@metiro/shared/user/lockouts";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, oneOf } from "../columns.ts";
import { users } from "./user.ts";
import { personal } from "../personal.ts";

/** Something that has a limit, done once; the limits stand in server/src/limits/rules.ts. Swept after a day. */
export const attempts = pgTable(
  "attempts",
  {
    id: id(),
    kind: text({ enum: lockoutKinds }).notNull(),
    /** Who is counted: a hash of an e-mail, an address, a user's id. */
    subject: text().notNull(),
    /** The account that it is about, when there is one. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    at: createdAt(),
  },
  (table) => [
    oneOf("attempts_kind_known", table.kind, lockoutKinds),
    index("attempts_subject").on(table.kind, table.subject, table.at),
    index("attempts_user").on(table.userId),
    index("attempts_at").on(table.at),
  ],
);
personal(attempts, { removed: "userId" });
