import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadConfig } from "../config/config.ts";
import { connect } from "../db/client.ts";
import { requestFixture } from "../domains/job-request/test/request.fixture.ts";
import { enqueueMails } from "../domains/notification/index.ts";
import { proofReminders } from "../domains/proof/tasks.ts";
import { startMailbox } from "../embedded/mailbox.ts";
import { freePort } from "../embedded/free-port.ts";
import { triggerTask } from "../jobs/index.ts";
import { testDatabase } from "../test/database/database.ts";
import { serve } from "./serve.ts";

const { db, sql, url } = await testDatabase();
const { contact, companyId, request } = await requestFixture(db);
const { jobRequestId } = await request();
const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-roles-"));
const mailbox = await startMailbox({ dataDir, port: await freePort() });
afterAll(async () => {
  await mailbox.stop();
  rmSync(dataDir, { recursive: true });
});

/** A process of a role, until it is ended. */
async function started(role: "web" | "worker") {
  const open = new AsyncDisposableStack();
  const config = loadConfig({ NODE_ENV: "test", ROLE: role, DATA_DIR: dataDir });
  const connection = connect(url, { max: 3 });
  open.defer(connection.close);
  const app = await serve({ config, connection, databaseUrl: url, smtpUrl: mailbox.smtpUrl }, open);
  await app.ready();
  const status = async (address: string) => (await app.inject(address)).statusCode;
  const listen = () => app.listen({ host: "127.0.0.1", port: 0 });
  return { status, listen, end: () => open.disposeAsync() };
}

const mails = async () => ((await (await fetch(`${mailbox.webUrl}/api/email`)).json()) as unknown[]).length;

test("a web process answers and leaves the work to a worker, which answers nothing but how it fares", async () => {
  const web = await started("web");
  expect([await web.status("/readyz"), await web.status("/api/Region/All")]).toEqual([200, 200]);
  await db.transaction((tx) =>
    enqueueMails(tx, [{ kind: "requestSent", to: contact.id, data: { jobRequestId, companyId } }]),
  );

  const worker = await started("worker");
  expect([await worker.status("/readyz"), await worker.status("/healthz")]).toEqual([200, 200]);
  expect([await worker.status("/api/Region/All"), await worker.status("/")]).toEqual([404, 404]);
  await expect.poll(mails, { timeout: 20_000 }).toBe(1);
  await worker.end();
  await web.end();
});

test("a task that is asked for runs at once, and not with the next look", async () => {
  const worker = await started("worker");
  await worker.listen();
  const queue = proofReminders.queue.name;
  const done = async () => (await sql`select from pgboss.job where name = ${queue} and state = 'completed'`).length;
  for (const times of [1, 2, 3]) {
    await db.transaction((tx) => triggerTask(tx, proofReminders));
    // It looks of itself every half a minute.
    await expect.poll(done).toBe(times);
  }
  await worker.end();
});
