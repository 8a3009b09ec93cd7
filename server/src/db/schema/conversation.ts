import { maxMessage, maxMessagePhotos } from "@metiro/shared/conversation/constants";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf } from "./columns.ts";
import { files } from "./file.ts";
import { jobRequestCompanies } from "./job-request/recipients.ts";
import { tenderers } from "./tenderer.ts";
import { personal } from "./personal.ts";

const senders = ["client", "company"] as const;
export type Sender = (typeof senders)[number];

/**
 * What a client and a company that answered it say to each other, from the first message on. A table of its own, so that a
 * message does not touch the rows that the figures are counted from.
 */
export const conversations = pgTable(
  "conversations",
  {
    jobRequestId: uuid().notNull(),
    companyId: uuid().notNull(),
    /** The request's, for the client's list. */
    tendererId: uuid()
      .notNull()
      .references(() => tenderers.id),
    /** The last message of each. */
    clientWroteAt: moment(),
    companyWroteAt: moment(),
    lastMessageAt: moment()
      .notNull()
      .generatedAlwaysAs(sql`greatest(client_wrote_at, company_wrote_at)`),
    /** Up to which message of the other one each has read. */
    clientReadAt: moment(),
    companyReadAt: moment(),
    /** How many messages of the other one each has not read: kept by triggers on messages and on the two marks. */
    clientUnread: integer().notNull().default(0),
    companyUnread: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ name: "conversations_pk", columns: [table.jobRequestId, table.companyId] }),
    foreignKey({
      name: "conversations_recipient",
      columns: [table.jobRequestId, table.companyId],
      foreignColumns: [jobRequestCompanies.jobRequestId, jobRequestCompanies.companyId],
    }).onDelete("cascade"),
    index("conversations_client_last").on(table.tendererId, table.lastMessageAt, table.jobRequestId, table.companyId),
    index("conversations_company_last").on(table.companyId, table.lastMessageAt, table.jobRequestId),
    index("conversations_client_unread")
      .on(table.tendererId, table.companyWroteAt)
      .where(sql`${table.companyWroteAt} > coalesce(${table.clientReadAt}, '-infinity'::timestamptz)`),
    index("conversations_company_unread")
      .on(table.companyId, table.clientWroteAt)
      .where(sql`${table.clientWroteAt} > coalesce(${table.companyReadAt}, '-infinity'::timestamptz)`),
  ],
);

/** Kept as it was typed, and as the other one may read it before the acceptance. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    jobRequestId: uuid().notNull(),
    companyId: uuid().notNull(),
    sender: text({ enum: senders }).notNull(),
    body: text().notNull(),
    /** With what tells how to reach somebody hidden; made when it is written. Null: of a time before that, and not yet read since. */
    maskedBody: text(),
    /** Later than every other one of its conversation when it was written. */
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("messages_sender_known", table.sender, senders),
    check("messages_body_length", sql`char_length(${table.body}) <= ${sql.raw(String(maxMessage))}`),
    foreignKey({
      name: "messages_conversation",
      columns: [table.jobRequestId, table.companyId],
      foreignColumns: [conversations.jobRequestId, conversations.companyId],
    }).onDelete("cascade"),
    index("messages_conversation_created").on(
      table.jobRequestId,
      table.companyId,
      table.createdAt,
      table.id,
      table.sender,
    ),
  ],
);
personal(messages, "removed");

export const messagePhotos = pgTable(
  "message_photos",
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ name: "message_photos_pk", columns: [table.messageId, table.fileId] }),
    check(
      "message_photos_position",
      sql`${table.position} >= 0 and ${table.position} < ${sql.raw(String(maxMessagePhotos))}`,
    ),
    index("message_photos_file").on(table.fileId),
  ],
);
