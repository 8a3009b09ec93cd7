import { loadConfig } from "../../../config/config.ts";
import type { Db } from "../../../db/client.ts";
import type { Log } from "../../../jobs/index.ts";
import { startBackground } from "../../../app/background.ts";
import { afterAll } from "vitest";
import { contextOf, freshSession } from "../../../test/app/caller.ts";
import type { TestDatabase } from "../../../test/database/database.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { dispatchQueue, deliverQueue, slowQueue } from "../delivery/queue.ts";
import { webhookRouter } from "../index.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined } as unknown as Log;
const callers = createCallerFactory(webhookRouter);
interface Calls extends ReturnType<typeof callers> {}

/** The work of the server on a test database, done when it is asked for, and the calls about webhooks. */
export async function webhooksIn(
  database: TestDatabase,
  env: { WEBHOOK_LOOPBACK?: string } = { WEBHOOK_LOOPBACK: "on" },
) {
  const config = loadConfig({ NODE_ENV: "test", ...env });
  const { db, url }: { db: Db; url: string } = database;
  const jobs = await startBackground({
    connectionString: url,
    db,
    log,
    smtpUrl: "smtp://127.0.0.1:9",
    config,
    work: false,
  });
  afterAll(() => jobs.stop());
  return {
    config,
    as: (actor: Actor, state: object = {}): Calls => {
      const context = contextOf(database, { ...freshSession, ...actor, ...state });
      return callers({ ...context, config });
    },
    /** What has happened goes out, and what waits is tried; with `now` also what would be tried later. */
    deliver: async ({ now = false } = {}) => {
      await jobs.drain(dispatchQueue);
      if (now) await database.sql`update webhook_deliveries set next_at = now() where state = 'pending'`;
      await jobs.drain(deliverQueue, { ignorePauses: now });
      await jobs.drain(slowQueue, { ignorePauses: now });
    },
    dispatch: () => jobs.drain(dispatchQueue),
  };
}
