import { sql } from "drizzle-orm";
import { webhookEndpoints } from "../../../db/schema/index.ts";
import { defineQueue } from "../../../jobs/index.ts";

/** A delivery whose time has come. */
export interface DeliverJob {
  deliveryId: string;
  /** Whose endpoint it goes to. Jobs that were put in by a former version do not say so. */
  accountId?: string;
}

/** Tries again are planned by the slice itself; these are for what is none of the endpoint's doing: a database that is away. */
const timing = { maxRetries: 5, backoffSeconds: 5, maxBackoffSeconds: 600, timeoutSeconds: 60 };

/** Three of an account at a time, for as long as an answer is not slow: what takes longer is broken off and begins again among those. */
export const deliverQueue = defineQueue<DeliverJob>("webhook", {
  ...timing,
  pollSeconds: 1,
  concurrency: 24,
  fair: { by: "accountId", maxPerOwner: 3 },
});

/**
 * Turns of accounts whose endpoints have failed or were slow lately: the others do not wait for them, nor these for one of their own. An
 * account waits once, behind who waits already, and its turn is two seconds of deliveries and the one that is then begun.
 */
export const slowQueue = defineQueue<DeliverJob>("webhook-slow", {
  ...timing,
  pollSeconds: 1,
  concurrency: 16,
  fair: { by: "accountId", maxPerOwner: 2 },
});

/** Whether an endpoint waits aside. */
export const isThrottledEndpoint = sql<boolean>`(${webhookEndpoints.failingSince} is not null
  or coalesce(${webhookEndpoints.slowUntil} > clock_timestamp(), false))`;

/** Filled by the triggers in drizzle/sql, which know it by its name, and once a minute. */
export const dispatchQueue = defineQueue<Record<string, never>>("webhook-dispatch", {
  maxRetries: 5,
  backoffSeconds: 2,
  maxBackoffSeconds: 60,
  concurrency: 1,
  pollSeconds: 1,
  timeoutSeconds: 60,
});
