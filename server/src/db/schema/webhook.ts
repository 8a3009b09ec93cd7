import {
  attemptErrors,
  deliveryStates,
  maxUrlLength,
  offReasons,
  type testEvent,
  type WebhookEvent,
} from "@metiro/shared/webhook/constants";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./account/user.ts";
import { createdAt, id, moment, oneOf, timestamps } from "./columns.ts";
import { personal } from "./personal.ts";

/** Where a program of an account is told what happens (Standard Webhooks). */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of an admin: it is told of everybody's rows. */
    ofOffice: boolean().notNull(),
    url: text().notNull(),
    /** The events that it is told; absent: all that its owner may be told. */
    events: text().array().$type<WebhookEvent[]>(),
    /** Encrypted; the one before signs beside it for a while. */
    sealedSecret: text().notNull(),
    sealedFormerSecret: text(),
    formerSecretUntil: moment(),
    offAt: moment(),
    offReason: text({ enum: offReasons }),
    /** Since when no delivery has succeeded. */
    failingSince: moment(),
    /** Until then it waits with those that fail: an answer took long. */
    slowUntil: moment(),
    ...timestamps(),
  },
  (table) => [
    check("webhook_endpoints_url_length", sql`length(${table.url}) <= ${sql.raw(String(maxUrlLength))}`),
    check("webhook_endpoints_events_count", sql`cardinality(${table.events}) > 0`),
    check("webhook_endpoints_off_whole", sql`(${table.offAt} is null) = (${table.offReason} is null)`),
    check(
      "webhook_endpoints_former_whole",
      sql`(${table.sealedFormerSecret} is null) = (${table.formerSecretUntil} is null)`,
    ),
    oneOf("webhook_endpoints_off_known", table.offReason, offReasons),
    index("webhook_endpoints_user").on(table.userId, table.createdAt, table.id),
    index("webhook_endpoints_office")
      .on(table.id)
      .where(sql`of_office and off_at is null`),
  ],
);
personal(webhookEndpoints, { removed: "userId" });

/** Until when endpoints that an account adds wait with those that fail: one of its own was slow, even if it is there no more. */
export const webhookSlowAccounts = pgTable("webhook_slow_accounts", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  until: moment().notNull(),
});
personal(webhookSlowAccounts, { removed: "userId" });

/**
 * What happened, for those who are to be told: written by triggers (drizzle/sql) in the transaction of the change, and only where
 * somebody is. Kind and ids.
 */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: id(),
    type: text().$type<WebhookEvent | typeof testEvent>().notNull(),
    /** Ids, by the names that calls give them. */
    data: jsonb().$type<Record<string, string>>().notNull(),
    /** The accounts beside the back office that may be told. */
    told: uuid().array().notNull(),
    /** Nobody is told before: a sending can be taken back until then. */
    dueAt: moment().notNull(),
    /** When it was put on its way to the endpoints. */
    dispatchedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index("webhook_events_due")
      .on(table.dueAt, table.id)
      .where(sql`dispatched_at is null`),
    index("webhook_events_created").on(table.createdAt),
    // Of an account: how many lately.
    index("webhook_events_tests")
      .on(table.told, table.createdAt)
      .where(sql`type = 'webhook.test'`),
  ],
);

/** An event on its way to an endpoint. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    eventId: uuid()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: "cascade" }),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    state: text({ enum: deliveryStates }).notNull().default("pending"),
    /** Attempts in all, and of those the ones since it was last begun. */
    attempts: integer().notNull().default(0),
    tries: smallint().notNull().default(0),
    /** When it is tried next; absent once it is done with. */
    nextAt: moment().default(sql`now()`),
    settledAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("webhook_deliveries_event_endpoint").on(table.eventId, table.endpointId),
    oneOf("webhook_deliveries_state_known", table.state, deliveryStates),
    check("webhook_deliveries_pending_has_time", sql`(${table.state} = 'pending') = (${table.nextAt} is not null)`),
    check("webhook_deliveries_settled_has_time", sql`(${table.state} = 'pending') = (${table.settledAt} is null)`),
    index("webhook_deliveries_endpoint").on(table.endpointId, table.createdAt, table.id),
    index("webhook_deliveries_state").on(table.endpointId, table.state, table.createdAt, table.id),
    index("webhook_deliveries_next")
      .on(table.nextAt)
      .where(sql`state = 'pending'`),
    index("webhook_deliveries_failed")
      .on(table.settledAt)
      .where(sql`state = 'failed'`),
  ],
);

/** One try to deliver, as it went: nothing of what was answered but its status. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    deliveryId: uuid()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    /** HTTP status; absent where nothing was answered. */
    status: smallint(),
    error: text({ enum: attemptErrors }),
    milliseconds: integer().notNull(),
    at: createdAt(),
  },
  (table) => [
    primaryKey({ name: "webhook_attempts_pk", columns: [table.deliveryId, table.number] }),
    oneOf("webhook_attempts_error_known", table.error, attemptErrors),
  ],
);
