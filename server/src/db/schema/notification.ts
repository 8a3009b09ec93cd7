import type { MailChoice, PushMail, SwitchableMail } from "@metiro/shared/notification/mails";
import { mailOutcomes } from "@metiro/shared/mail/constants";
import { digestHours } from "@metiro/shared/notification/hours";
import { usualSettings } from "@metiro/shared/notification/constants";
import { sql } from "drizzle-orm";
import { check, date, index, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf, timestamps } from "./columns.ts";
import { jobRequests } from "./job-request/requests.ts";
import { sessions, users } from "./account/user.ts";
import { personal } from "./personal.ts";

/** How mails come to somebody. Who has changed nothing has no row. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** By kind of mail; those that come at once are left out. */
    choices: jsonb().$type<Partial<Record<SwitchableMail, Exclude<MailChoice, "atOnce">>>>().notNull().default({}),
    /** Full hours of Europe/Zurich, like those below. */
    digestHour: smallint().notNull().default(usualSettings.digestHour),
    quietFrom: smallint(),
    quietTo: smallint(),
    /** The kinds of which no word comes to the devices that have asked for it. */
    pushOff: text().array().$type<PushMail[]>().notNull().default([]),
    /** The day of Europe/Zurich that had its mail of the day last. */
    lastDigestOn: date({ mode: "string" }),
    ...timestamps(),
  },
  (table) => [
    check(
      "notification_settings_choices_known",
      sql`jsonb_typeof(${table.choices}) = 'object' and not jsonb_path_exists(${table.choices}, '$.* ? (@ != "daily" && @ != "off")')`,
    ),
    check(
      "notification_settings_digest_hour",
      sql.raw(`digest_hour between ${digestHours.min} and ${digestHours.max}`),
    ),
    check(
      "notification_settings_quiet_hours",
      sql`(quiet_from is null) = (quiet_to is null) and quiet_from between 0 and 23 and quiet_to between 0 and 23 and quiet_from <> quiet_to`,
    ),
  ],
);
personal(notificationSettings, { removed: "userId" });

/** A browser that wants to be told at once, by the push service of its maker (RFC 8030). */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * The session it was asked for in. Signing out ends it (`session_ended` in drizzle/sql); a session that merely ran out
     * does not, since one is to be told while one does not look.
     */
    sessionId: uuid().references(() => sessions.id, { onDelete: "set null" }),
    endpoint: text().notNull().unique("push_subscriptions_endpoint_unique"),
    /** Of the browser, in base64url: its public key and the secret that both sides share. */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    createdAt: createdAt(),
    /** When its browser last said that it is there. */
    seenAt: createdAt(),
  },
  (table) => [
    check("push_subscriptions_endpoint_length", sql`length(${table.endpoint}) <= 1000`),
    index("push_subscriptions_user").on(table.userId, table.createdAt),
    index("push_subscriptions_session").on(table.sessionId),
    index("push_subscriptions_seen").on(table.seenAt),
  ],
);
personal(pushSubscriptions, { removed: "userId" });

const reasonsToHold = ["daily", "quiet"] as const;
export type ReasonToHold = (typeof reasonsToHold)[number];

/** Mails that wait by their reader's choice: for the mail of the day, or for quiet hours to end. Ids and kinds, like the queue. */
export const heldMails = pgTable(
  "held_mails",
  {
    /** The job that would have sent it; there is none while it waits. */
    jobId: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    data: jsonb().$type<object>().notNull(),
    why: text({ enum: reasonsToHold }).notNull(),
    dueAt: moment().notNull(),
    /** The mail of the day that tells it, once that is on its way. */
    digestId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("held_mails_why_known", table.why, reasonsToHold),
    index("held_mails_due")
      .on(table.why, table.dueAt)
      .where(sql`digest_id is null`),
    index("held_mails_user").on(table.userId),
    index("held_mails_digest")
      .on(table.digestId)
      .where(sql`digest_id is not null`),
  ],
);
personal(heldMails, { removed: "userId" });

export type MailOutcome = (typeof mailOutcomes)[number];

/**
 * What became of each mail, for `sentMailDays`: kind and ids, never its words, which are written anew for who
 * looks. A mail that carried a code or a link to a secret keeps not even the ids.
 */
export const sentMails = pgTable(
  "sent_mails",
  {
    /** The job that sent it. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    data: jsonb().$type<object>().notNull(),
    /** Where it was asked for in another language than the account's. */
    lang: text(),
    outcome: text({ enum: mailOutcomes }).notNull(),
    at: createdAt(),
  },
  (table) => [
    oneOf("sent_mails_outcome_known", table.outcome, mailOutcomes),
    index("sent_mails_at").on(table.at, table.id),
    index("sent_mails_user_at").on(table.userId, table.at, table.id),
    index("sent_mails_kind_at").on(table.kind, table.at, table.id),
  ],
);
personal(sentMails, { removed: "userId" });

/** The mails about a request, for as long as it is there: of the jobs that send them nothing is left after some days. */
export const jobRequestMails = pgTable(
  "job_request_mails",
  {
    id: id(),
    /** The job that sends it; another one when it is tried again. */
    jobId: uuid().notNull().unique("job_request_mails_job_unique"),
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    createdAt: createdAt(),
    /** What became of it; absent while it is tried, and when it was given up. */
    outcome: text({ enum: mailOutcomes }),
    settledAt: moment(),
  },
  (table) => [
    oneOf("job_request_mails_outcome_known", table.outcome, mailOutcomes),
    index("job_request_mails_request").on(table.jobRequestId, table.createdAt),
    index("job_request_mails_user").on(table.userId),
  ],
);
personal(jobRequestMails, { kind: { kept: "Which mail it was." } });
