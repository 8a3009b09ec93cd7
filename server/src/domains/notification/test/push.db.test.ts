import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import webPush from "web-push";
import { startBackground } from "../../../app/background.ts";
import { keysOf } from "../../../config/keys.ts";
import { jobRequestMails, notificationSettings, pushSubscriptions, sessions } from "../../../db/schema/index.ts";
import { startMailbox } from "../../../embedded/mailbox.ts";
import { freePort } from "../../../embedded/free-port.ts";
import type { Log } from "../../../jobs/index.ts";
import { contextOf, freshSession, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { requestFixture } from "../../job-request/test/request.fixture.ts";
import { enqueueMails, promoteMails, cancelMails } from "../delivery/send.ts";
import { notificationRouter } from "../index.ts";
import { pushQueue } from "../push/queue.ts";
import { sweepDevices } from "../push/devices.ts";
import { pushReceiver } from "./push-receiver.ts";

const database = await testDatabase();
const { db, url, sql } = database;
const { client, contact, companyId, request } = await requestFixture(db);
const { jobRequestId } = await request();
const vapid = webPush.generateVAPIDKeys();
const receiver = await pushReceiver(vapid.publicKey);
const push = { ...vapid, subject: "mailto:a@metiro.test", services: [receiver.origin] };

let time = "2026-06-15T10:00:00Z";
const dataDir = mkdtempSync(path.join(tmpdir(), "push-"));
const mailbox = await startMailbox({ dataDir, port: await freePort() });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined } as unknown as Log;
const config = {
  dataDir,
  keys: keysOf("a-secret-of-the-tests-that-is-long-enough-0123456789"),
  mailFrom: "ne-pas-repondre@metiro.test",
  publicUrl: "https://metiro.test",
  push,
};
const now = () => new Date(time);
const jobs = await startBackground({
  connectionString: url,
  db,
  log,
  smtpUrl: mailbox.smtpUrl,
  config,
  now,
  work: false,
});
afterAll(async () => {
  await Promise.all([jobs.stop(), mailbox.stop()]);
  receiver.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const sessionOf = async (userId: string) => {
  const [session] = await db.insert(sessions).values({ userId, device: "Firefox" }).returning({ id: sessions.id });
  return session?.id ?? "";
};
async function companyOn(sessionId: string, settings: object = config) {
  const actor = { userId: contact.id, role: "Company" as const, companyId };
  const context = contextOf(database, {
    ...freshSession,
    ...actor,
    sessionId,
    emailConfirmed: true,
    profileCompleted: true,
  });
  return createCallerFactory(notificationRouter)({ ...context, config: { ...context.config, ...settings } });
}
const company = await companyOn(await sessionOf(contact.id));

beforeEach(async () => {
  time = "2026-06-15T10:00:00Z";
  receiver.answer(201);
  receiver.told.length = 0;
  await sql`truncate push_subscriptions, notification_settings, job_request_mails`;
  await sql`delete from pgboss.job`;
});

const send = (options: { afterSeconds?: number } = {}) =>
  db.transaction((tx) =>
    enqueueMails(tx, [{ kind: "requestSent", to: contact.id, data: { jobRequestId, companyId } }], options),
  );
const drain = () => jobs.drain(pushQueue);
const mails = () => db.select({ jobId: jobRequestMails.jobId }).from(jobRequestMails);
const waiting = () =>
  sql<{ start_after: string }[]>`select start_after from pgboss.job where name = 'push' and state = 'created'`;

it("tells a device what the mail says in its subject and where it leads, for this device alone to read", async () => {
  const { devices, publicKey } = await company.addDevice(receiver.subscription("phone"));
  expect(publicKey).toBe(vapid.publicKey);
  expect(devices).toMatchObject([{ service: new URL(receiver.origin).host, name: "Firefox", current: true }]);
  await send();
  expect(await drain()).toEqual({ done: 1, failed: 0 });
  const [news = "{}"] = receiver.told;
  const { title, body, path: page } = JSON.parse(news) as Record<string, string>;
  expect(title).toBe("Metiro");
  expect(body).toMatch(/^Nouvelle demande/);
  expect(page).toBe(`/company/requests/${jobRequestId}`);
  expect(Object.keys(JSON.parse(news) as object)).toEqual(["title", "body", "path"]);
});

it("puts nothing into the queue for who has no device, nor for kinds that are no news", async () => {
  await send();
  await company.addDevice(receiver.subscription("phone"));
  await db.transaction((tx) =>
    enqueueMails(tx, [{ kind: "requestCanceled", to: contact.id, data: { jobRequestId } }] as never),
  );
  expect(await waiting()).toEqual([]);
});

it("obeys the choice by kind, whatever is chosen for the mail, and waits for quiet hours to end", async () => {
  await company.addDevice(receiver.subscription("phone"));
  await company.update({ choices: { requestSent: "daily" }, push: { requestSent: false } });
  expect((await company.own()).push).toEqual({
    requestSent: false,
    answerReminder: true,
    messageReceived: true,
    answerAccepted: true,
    answerRejected: true,
    amendmentDecided: true,
  });
  await send();
  await drain();
  await company.update({ push: { requestSent: true }, quiet: { from: 11, to: 14 } });
  await send();
  await drain();
  expect(receiver.told).toEqual([]);
  const [held] = await waiting();
  expect(Date.parse(held?.start_after ?? "") - Date.now()).toBeGreaterThan(60 * 60_000);
  await db.update(notificationSettings).set({ quietFrom: null, quietTo: null });
  await jobs.drain(pushQueue, { ignorePauses: true });
  expect(receiver.told).toHaveLength(1);
  const foreign = await refusal(company.update({ push: { answerReceived: false } }));
  expect(foreign.errors).toEqual({ "push.answerReceived": [{ rule: "unknown" }] });
});

it("is taken back, or hastened, with the mail", async () => {
  await company.addDevice(receiver.subscription("phone"));
  await send({ afterSeconds: 60 });
  const queued = await mails();
  await db.transaction((tx) => cancelMails(tx, queued));
  expect(await waiting()).toEqual([]);
  await send({ afterSeconds: 60 });
  expect(await drain()).toEqual({ done: 0, failed: 0 });
  const again = await mails();
  await db.transaction((tx) => promoteMails(tx, again));
  expect(await drain()).toEqual({ done: 1, failed: 0 });
});

it("forgets a device that its service no longer knows, and tries again where the service is away or leads elsewhere", async () => {
  await company.addDevice(receiver.subscription("phone"));
  for (const status of [503, 302]) {
    receiver.answer(status);
    await send();
    expect(await drain()).toEqual({ done: 0, failed: 1 });
  }
  receiver.answer(410);
  await sql`delete from pgboss.job`;
  await send();
  expect(await drain()).toEqual({ done: 1, failed: 0 });
  expect((await company.devices()).devices).toEqual([]);
});

it("calls no address that is not a push service, and says so at its field", async () => {
  for (const endpoint of ["http://169.254.169.254/latest", "https://127.0.0.1/", "https://example.ch/push"]) {
    const refused = await refusal(company.addDevice({ ...receiver.subscription("x"), endpoint }));
    expect(refused.errors).toEqual({ endpoint: [{ rule: "unknown" }] });
  }
});

it("ends with the session that is signed out, and not with one that only ran out", async () => {
  const sessionId = await sessionOf(contact.id);
  await (await companyOn(sessionId)).addDevice(receiver.subscription("signed-out"));
  const old = await sessionOf(contact.id);
  await (await companyOn(old)).addDevice(receiver.subscription("ran-out"));
  await sql`update sessions set ended_at = now() where id = ${sessionId}`;
  await sql`delete from sessions where id = ${old}`;
  const rows = await db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions);
  expect(rows.map(({ endpoint }) => endpoint)).toEqual([receiver.subscription("ran-out").endpoint]);
});

it("belongs to whoever is signed in on the browser, ten at most, and is taken away by its owner alone", async () => {
  await db.insert(pushSubscriptions).values({
    userId: client.id,
    endpoint: receiver.subscription("shared").endpoint,
    publicKey: "a",
    authSecret: "b",
  });
  await company.addDevice(receiver.subscription("shared"));
  const owners = await db.select({ userId: pushSubscriptions.userId }).from(pushSubscriptions);
  expect(owners).toEqual([{ userId: contact.id }]);
  for (let rank = 0; rank < 11; rank += 1) await company.addDevice(receiver.subscription(`n${rank}`));
  const { devices } = await company.devices();
  expect(devices).toHaveLength(10);
  const [other] = await db
    .insert(pushSubscriptions)
    .values({ userId: client.id, endpoint: "https://fcm.googleapis.com/x", publicKey: "a", authSecret: "b" })
    .returning({ id: pushSubscriptions.id });
  expect(await refusal(company.removeDevice({ id: other?.id ?? "" }))).toMatchObject({ code: "NOT_FOUND" });
  await company.removeDevice({ id: devices[0]?.id ?? "" });
  await db
    .update(pushSubscriptions)
    .set({ seenAt: "2026-01-01T00:00:00.000Z" })
    .where(eq(pushSubscriptions.userId, contact.id));
  expect(await sweepDevices(db)).toBe(9);
});

it("offers nothing and takes nothing where the operator has set no keys", async () => {
  const without = await companyOn(await sessionOf(contact.id), { push: undefined });
  expect(await without.devices()).toEqual({ devices: [] });
  expect(await refusal(without.addDevice(receiver.subscription("x")))).toMatchObject({ code: "CONFLICT" });
});
