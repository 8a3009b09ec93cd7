import { refreshUsualPrices } from "../../db/queries/usual-prices.ts";
import { defineQueue, type Task } from "../../jobs/index.ts";

const pricesQueue = defineQueue<Record<string, never>>("prices", {
  maxRetries: 2,
  backoffSeconds: 600,
  maxBackoffSeconds: 3_600,
  concurrency: 1,
  pollSeconds: 60,
  timeoutSeconds: 3_600,
});

/** At night, after personal data past its time has gone: whose account was erased stands in no price of the next day. */
export const prices: Task = {
  queue: pricesQueue,
  cron: "20 3 * * *",
  run: async ({ db, now }) => ({ changed: await refreshUsualPrices(db, now()) }),
};
