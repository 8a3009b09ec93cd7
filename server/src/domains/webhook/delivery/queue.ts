import { defineQueue } from "../../../jobs/index.ts";

/** A delivery whose time has come. */
export interface DeliverJob {
  deliveryId: string;
}

/** Tries again are planned by the slice itself; these are for what is none of the endpoint's doing: a database that is away. */
const timing = { retries: 5, firstPause: 5, longestPause: 600, lookEvery: 1, deadline: 60 };

export const deliverQueue = defineQueue<DeliverJob>("webhook", { ...timing, concurrency: 20 });

/** To endpoints that have failed lately, and are slow or silent: the others do not wait for them. */
export const slowQueue = defineQueue<DeliverJob>("webhook-slow", { ...timing, concurrency: 20 });

/** Filled by the triggers in drizzle/sql, which know it by its name, and once a minute. */
export const dispatchQueue = defineQueue<Record<string, never>>("webhook-dispatch", {
  retries: 5,
  firstPause: 2,
  longestPause: 60,
  concurrency: 1,
  lookEvery: 1,
  deadline: 60,
});
