import { idempotencyHours } from "@metiro/shared/idempotency/constants";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/user.ts";
import { createdAt } from "../columns.ts";
import { personal } from "../personal.ts";
import { jobRequests } from "./requests.ts";

/**
 * Makes a repeat return the first answer: the key that was sent, and the request that it made, or the answer itself, which only the
 * server can read. Swept when it is no longer fresh.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    bodyHash: text().notNull(),
    jobRequestId: uuid().references(() => jobRequests.id, { onDelete: "cascade" }),
    sealedAnswer: text(),
    createdAt: createdAt(),
  },
  (table) => [
    check("idempotency_keys_one_answer", sql`(${table.jobRequestId} is null) <> (${table.sealedAnswer} is null)`),
    primaryKey({ name: "idempotency_keys_pk", columns: [table.userId, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
    index("idempotency_keys_user").on(table.userId, table.createdAt),
    index("idempotency_keys_job_request").on(table.jobRequestId),
  ],
);
personal(idempotencyKeys, { removed: "userId" });

/** Whether a key still makes a repeat of the same call. */
export const isFreshKey = sql<boolean>`(${idempotencyKeys.createdAt} > now() - interval '${sql.raw(String(idempotencyHours))} hours')`;
