import { webhookDays } from "@metiro/shared/webhook/constants";
import { lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { webhookEvents, webhookSlowAccounts } from "../../db/schema/index.ts";
import { deleteInBatches } from "../../db/rows/delete-in-batches.ts";
import { type TaskParts, taskOf } from "../../jobs/index.ts";
import { dispatchEvents } from "./delivery/dispatch.ts";
import { dispatchQueue } from "./delivery/queue.ts";
import { queueLateTurns } from "./delivery/turns.ts";

/** When something has happened, and every minute. */
export const webhookDispatch = taskOf(
  { queue: dispatchQueue, cron: "* * * * *" },
  { deliveries: ({ db }) => dispatchEvents(db), resumed: ({ db }) => queueLateTurns(db) },
);

/** Forgets what was told a month ago, with the log of it. */
const sweepEvents = (db: Db, signal: AbortSignal): Promise<number> =>
  deleteInBatches(db, webhookEvents, {
    where: lt(webhookEvents.createdAt, sql`now() - ${webhookDays} * interval '1 day'`),
    signal,
  });

async function sweepSlowAccounts(db: Db): Promise<number> {
  const { count } = await db.delete(webhookSlowAccounts).where(lt(webhookSlowAccounts.until, sql`now()`));
  return count;
}

/** What goes every hour. */
export const webhookSweeps: TaskParts = {
  webhookEvents: ({ db, signal }) => sweepEvents(db, signal),
  webhookSlowAccounts: ({ db }) => sweepSlowAccounts(db),
};
