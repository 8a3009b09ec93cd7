import { webhookDays } from "@metiro/shared/webhook/constants";
import { lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { webhookEvents, webhookSlowAccounts } from "../../db/schema/index.ts";
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
async function sweepEvents(db: Db): Promise<number> {
  const { count } = await db
    .delete(webhookEvents)
    .where(lt(webhookEvents.createdAt, sql`now() - ${webhookDays} * interval '1 day'`));
  return count;
}

async function sweepSlowAccounts(db: Db): Promise<number> {
  const { count } = await db.delete(webhookSlowAccounts).where(lt(webhookSlowAccounts.until, sql`now()`));
  return count;
}

/** What goes every hour. */
export const webhookSweeps: TaskParts = {
  webhookEvents: ({ db }) => sweepEvents(db),
  webhookSlowAccounts: ({ db }) => sweepSlowAccounts(db),
};
