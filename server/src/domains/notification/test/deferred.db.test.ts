import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { startBackground } from "../../../app/background.ts";
import { mailRelease } from "../tasks.ts";
import { heldMails, jobRequestMails, notificationSettings, users, tenderers } from "../../../db/schema/index.ts";
import { requestFixture, secrets } from "../../job-request/test/request.fixture.ts";
import { notificationRouter } from "../index.ts";
import { freePort } from "../../../embedded/free-port.ts";
import { startMailbox } from "../../../embedded/mailbox.ts";
import { enqueue, type Log } from "../../../jobs/index.ts";
import { contextOf, freshSession, testAsking } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createCompany } from "../../../factories/index.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { deferMail } from "../delivery/defer.ts";
import { mailQueue } from "../../../mail/index.ts";
import { enqueueMails } from "../delivery/send.ts";
import { failedMails, retryFailedMails } from "../delivery/queued.ts";
import { pendingMails } from "../delivery/pending-mails.ts";
import { releaseHeld } from "../delivery/release.ts";
import type { Mail } from "../../../mail/index.ts";
import { keysOf } from "../../../config/keys.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";

const database = await testDatabase();
const { db, url } = database;
const { client, contact, companyId, request } = await requestFixture(db);
const { jobRequestId } = await request();
const other = await createCompany(db);

/** What time it is for readers. */
let time = "";
const now = () => new Date(time);
const dataDir = mkdtempSync(path.join(tmpdir(), "held-"));
const mailbox = await startMailbox({ dataDir, port: await freePort() });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined } as unknown as Log;
const config = {
  dataDir,
  keys: keysOf("a-secret-of-the-tests-that-is-long-enough-0123456789"),
  mailFrom: "ne-pas-repondre@metiro.test",
  publicUrl: "https://metiro.test",
};
const start = (smtpUrl: string) =>
  startBackground({ connectionString: url, db, log, smtpUrl, config, now, work: false });
const background = await start(mailbox.smtpUrl);
const offline = await start(`smtp://127.0.0.1:${await freePort()}`);
afterAll(async () => {
  await Promise.all([background.stop(), offline.stop(), mailbox.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const tendererOf = async (userId: string) =>
  orNotFound((await db.select({ id: tenderers.id }).from(tenderers).where(eq(tenderers.userId, userId)))[0]).id;

const state = {
  sessionId: client.id,
  ...freshSession,
  emailConfirmed: true,
  profileCompleted: true,
};
const caller = createCallerFactory(notificationRouter);
const asCompany = caller(contextOf(database, { ...state, userId: contact.id, role: "Company", companyId }));
const asClient = caller(
  contextOf(database, { ...state, userId: client.id, role: "Tenderer", tendererId: await tendererOf(client.id) }),
);
const usual = { choices: {}, digestHour: 18, quiet: null };

interface Received {
  id: string;
  subject: string;
  to: { address: string }[];
  html: string;
  text: string;
}
const received = async () => (await (await fetch(`${mailbox.webUrl}/api/email`)).json()) as Received[];
const received1 = async () => {
  const [mail, ...others] = await received();
  expect(others).toEqual([]);
  if (!mail) throw new Error("No mail arrived");
  return mail;
};
/** The headers as they came over the wire, unfolded. */
const headOf = async ({ id }: Pick<Received, "id">) => {
  const source = await (await fetch(`${mailbox.webUrl}/api/email/${id}/source`)).text();
  return source.slice(0, source.indexOf("\r\n\r\n")).replaceAll(/\r\n\s+/g, " ");
};
const subjects = async () => (await received()).map(({ subject }) => subject);
const toCompany = { kind: "requestSent", to: contact.id, data: { jobRequestId, companyId } } as const;
const toClient = { kind: "requestReceived", to: client.id, data: { jobRequestId } } as const;
const aboutAnother = async () => {
  const { jobRequestId: another, change } = await request();
  await change({ title: "Façade, côté cour" });
  return { change, mail: { ...toCompany, data: { jobRequestId: another, companyId } } };
};
const post = async (...mails: Mail[]) => {
  await db.transaction((tx) => enqueueMails(tx, mails));
  return background.drain(mailQueue);
};
/** What the schedule does every few minutes, and what follows from it. */
const look = async () => {
  await db.transaction((tx) => enqueue(tx, mailRelease.queue, [{}]));
  expect(await background.drain(mailRelease.queue)).toEqual({ done: 1, failed: 0 });
  return background.drain(mailQueue);
};
const held = () => db.select().from(heldMails).orderBy(heldMails.createdAt, heldMails.jobId);
const outcomes = async () =>
  (await db.select().from(jobRequestMails).orderBy(jobRequestMails.createdAt, jobRequestMails.id)).map(
    ({ outcome }) => outcome,
  );

beforeEach(async () => {
  time = "2026-06-15T10:00:00.000Z";
  await db.execute(sql`delete from pgboss.job`);
  await db.delete(jobRequestMails);
  await db.delete(heldMails);
  await db.delete(notificationSettings);
  await db.update(users).set({ lang: "fr", lockedAt: null });
  await fetch(`${mailbox.webUrl}/api/email/all`, { method: "DELETE" });
});

it("leaves at once where nobody chose anything", async () => {
  await post(toCompany, toClient);
  expect(await subjects()).toHaveLength(2);
  expect(await held()).toEqual([]);
});

it("gathers what came by day in one mail at its hour, and says of each what became of it", async () => {
  await asCompany.update({ ...usual, choices: { requestSent: "daily" } });
  const { mail } = await aboutAnother();
  await post(toCompany);
  await post(mail);
  expect(await received()).toEqual([]);
  expect(await held()).toMatchObject([
    { kind: "requestSent", why: "daily", dueAt: "2026-06-15T16:00:00.000Z" },
    { kind: "requestSent", why: "daily", dueAt: "2026-06-15T16:00:00.000Z" },
  ]);
  const ids = await db.select({ jobId: jobRequestMails.jobId }).from(jobRequestMails);
  expect([...(await pendingMails(db, ids)).values()].map(({ state: of }) => of)).toEqual(["daily", "daily"]);

  time = "2026-06-15T15:59:59.999Z";
  expect(await look()).toEqual({ done: 0, failed: 0 });
  time = "2026-06-15T16:00:00.000Z";
  expect(await look()).toEqual({ done: 1, failed: 0 });
  const [digest, ...more] = await received();
  expect(more).toEqual([]);
  expect(digest).toMatchObject({
    subject: "Votre résumé du jour\u00a0: 2 nouvelles",
    to: [{ address: contact.email }],
  });
  for (const text of ["Nouvelles demandes", "Peinture intérieure, 3,5 pièces", "Façade, côté cour"])
    expect(digest?.text).toContain(text);
  expect(digest?.html).toContain(`href="https://metiro.test/company/requests/${mail.data.jobRequestId}"`);
  for (const secret of secrets) expect(digest?.text).not.toContain(secret);
  expect(await outcomes()).toEqual(["digested", "digested"]);
  expect(await held()).toEqual([]);
  expect(await look()).toEqual({ done: 0, failed: 0 });
});

it("tells in one mail a day whatever happens to the hour, and the rest on the next day", async () => {
  await asCompany.update({ ...usual, choices: { requestSent: "daily" } });
  await post(toCompany);
  time = "2026-06-15T16:00:00.000Z";
  await look();
  time = "2026-06-15T16:30:00.000Z";
  await post(toCompany);
  await asCompany.update({ ...usual, digestHour: 20 });
  await background.drain(mailQueue);
  expect(await held()).toMatchObject([{ dueAt: "2026-06-16T18:00:00.000Z" }]);
  time = "2026-06-15T18:00:00.000Z";
  await look();
  expect(await received()).toHaveLength(1);
  time = "2026-06-16T18:00:00.000Z";
  await look();
  expect(await subjects()).toEqual(Array(2).fill("Votre résumé du jour\u00a0: une nouvelle"));
});

it("writes in the reader's language, of each what it may know, under what it is about", async () => {
  await db.update(users).set({ lang: "en" }).where(eq(users.id, client.id));
  await asClient.update({ ...usual, choices: { requestReceived: "daily", answerReceived: "daily" } });
  const { jobRequestId: answered, answer } = await request();
  await answer({ response: "interested", respondedAt: time, message: "Avec plaisir." });
  await post(toClient, { kind: "answerReceived", to: client.id, data: { jobRequestId: answered, companyId } });
  time = "2026-06-15T16:00:00.000Z";
  await look();
  const [digest] = await received();
  expect(digest?.subject).toBe("Your daily summary: 2 updates");
  const [answers, requests] = ["Quotes for your requests", "Requests received"].map(
    (heading) => digest?.text.indexOf(heading) ?? -1,
  );
  expect(answers).toBeGreaterThan(0);
  expect(requests).toBeGreaterThan(answers ?? 0);
});

it("leaves out what is over by then, and sends nothing where nothing is left", async () => {
  await asCompany.update({ ...usual, choices: { requestSent: "daily" } });
  const { mail, change } = await aboutAnother();
  await post(toCompany);
  await post(mail);
  const over = { status: 1, canceledAt: time } as const;
  await change(over);
  time = "2026-06-15T16:00:00.000Z";
  await look();
  expect(await subjects()).toEqual(["Votre résumé du jour\u00a0: une nouvelle"]);
  expect(await outcomes()).toEqual(["digested", "skipped"]);

  time = "2026-06-16T10:00:00.000Z";
  await post(mail);
  time = "2026-06-16T16:00:00.000Z";
  await look();
  expect(await received()).toHaveLength(1);
  expect(await outcomes()).toEqual(["digested", "skipped", "skipped"]);
  expect(await held()).toEqual([]);
});

it("sends nothing that is switched off, and notes why", async () => {
  await asCompany.update({ ...usual, choices: { requestSent: "off" } });
  expect(await post(toCompany)).toEqual({ done: 1, failed: 0 });
  expect(await received()).toEqual([]);
  expect(await outcomes()).toEqual(["off"]);
});

it("waits for quiet hours to end, then leaves by itself", async () => {
  await asCompany.update({ ...usual, quiet: { from: 22, to: 7 } });
  time = "2026-06-15T21:30:00.000Z";
  await post(toCompany);
  expect(await held()).toMatchObject([{ why: "quiet", dueAt: "2026-06-16T05:00:00.000Z" }]);
  await look();
  expect(await received()).toEqual([]);
  time = "2026-06-16T05:00:00.000Z";
  await look();
  expect(await subjects()).toEqual(["Nouvelle demande\u00a0: Peinture intérieure, 3,5 pièces"]);
  expect(await outcomes()).toEqual(["sent"]);
});

it("brings the mail of the day after quiet hours that it falls into", async () => {
  await asCompany.update({ choices: { requestSent: "daily" }, digestHour: 18, quiet: { from: 17, to: 19 } });
  await post(toCompany);
  time = "2026-06-15T16:00:00.000Z";
  await look();
  expect(await received()).toEqual([]);
  time = "2026-06-15T17:00:00.000Z";
  await look();
  expect(await subjects()).toEqual(["Votre résumé du jour\u00a0: une nouvelle"]);
  expect(await outcomes()).toEqual(["digested"]);
});

it.each([
  ["summer time begins", "2026-03-28T21:30:00.000Z", "2026-03-29T05:00:00.000Z", "2026-03-29T16:00:00.000Z"],
  ["summer time ends", "2026-10-24T20:30:00.000Z", "2026-10-25T06:00:00.000Z", "2026-10-25T17:00:00.000Z"],
])("keeps the hours of the clock in the night when %s", async (_, night, morning, evening) => {
  time = night;
  await asCompany.update({ choices: { requestSent: "daily" }, digestHour: 18, quiet: { from: 22, to: 7 } });
  await post(toCompany, { kind: "requestCanceled", to: contact.id, data: { jobRequestId } });
  const waits = (await held()).map(({ why, dueAt }) => ({ why, dueAt }));
  expect(waits).toHaveLength(2);
  expect(waits).toEqual(
    expect.arrayContaining([
      { why: "daily", dueAt: evening },
      { why: "quiet", dueAt: morning },
    ]),
  );
});

it("obeys a choice that changes while mails wait", async () => {
  await asCompany.update({ ...usual, choices: { requestSent: "daily", requestCanceled: "daily" } });
  const { mail } = await aboutAnother();
  await post(toCompany);
  await asCompany.update({ ...usual, choices: { requestSent: "atOnce" } });
  expect(await held()).toEqual([]);
  await background.drain(mailQueue);
  expect(await subjects()).toEqual(["Nouvelle demande\u00a0: Peinture intérieure, 3,5 pièces"]);
  expect(await outcomes()).toEqual(["sent"]);

  await asCompany.update({ ...usual, choices: { requestSent: "daily" } });
  await post(mail);
  await asCompany.update({ ...usual, choices: { requestSent: "off" } });
  await background.drain(mailQueue);
  expect(await received()).toHaveLength(1);
  expect(await outcomes()).toEqual(["sent", "off"]);
});

it("never delays what somebody waits for", async () => {
  await asCompany.update({ ...usual, quiet: { from: 22, to: 7 } });
  time = "2026-06-15T21:30:00.000Z";
  const [code] = await db.execute<{ id: string }>(sql`
    insert into verification_codes (purpose, subject, user_id, expires_at)
    values ('reset', 'x', ${contact.id}, now() + interval '1 hour') returning id`);
  await post({ kind: "passwordReset", to: contact.id, data: { codeId: code?.id ?? "" } });
  const mail = await received1();
  expect(mail.subject).toContain("mot de passe");
  expect(await headOf(mail)).not.toMatch(/^list-unsubscribe/im);
  expect(mail.text).not.toContain("notifications");
});

it("moves a mail once, however often its job is worked on", async () => {
  await asCompany.update({ ...usual, choices: { requestSent: "daily" } });
  await db.transaction((tx) => enqueueMails(tx, [toCompany]));
  const [job] = await db.execute<{ id: string }>(sql`update pgboss.job set state = 'active' returning id`);
  const id = job?.id ?? "";
  await Promise.all([1, 2, 3].map(() => deferMail(db, { id, mail: toCompany, now: now() })));
  expect(await held()).toMatchObject([{ jobId: id }]);
  expect(await db.execute(sql`select 1 from pgboss.job`)).toHaveLength(0);
});

it("gathers for each reader once, however many processes look at the same time", async () => {
  const settings = { choices: { requestSent: "daily" } } as const;
  await db.insert(notificationSettings).values([contact.id, other.user.id].map((userId) => ({ userId, ...settings })));
  await post(toCompany, { ...toCompany, to: other.user.id }, toCompany);
  time = "2026-06-15T16:00:00.000Z";
  const looks = await Promise.all([1, 2, 3, 4].map(() => releaseHeld(db, now())));
  expect(looks.reduce((sum, { digests }) => sum + digests, 0)).toBe(2);
  expect(await background.drain(mailQueue)).toEqual({ done: 2, failed: 0 });
});

it("lets each go once that quiet hours held, however many processes look at the same time", async () => {
  await asCompany.update({ ...usual, quiet: { from: 22, to: 7 } });
  time = "2026-06-15T21:30:00.000Z";
  await post(toCompany, toCompany, toCompany);
  time = "2026-06-16T05:00:00.000Z";
  const looks = await Promise.all([1, 2, 3, 4].map(() => releaseHeld(db, now())));
  expect(looks.reduce((sum, { released }) => sum + released, 0)).toBe(3);
  await background.drain(mailQueue);
  expect(await received()).toHaveLength(3);
  expect(await outcomes()).toEqual(["sent", "sent", "sent"]);
});

it("keeps what a mail of the day is to tell until it is delivered, given up and tried again", async () => {
  await asCompany.update({ ...usual, choices: { requestSent: "daily" } });
  await post(toCompany);
  time = "2026-06-15T16:00:00.000Z";
  await releaseHeld(db, now());
  await db.execute(sql`update pgboss.job set retry_limit = 0 where name = ${mailQueue.name}`);
  await offline.drain(mailQueue);
  const { items } = await failedMails(db).page(testAsking, { pageNumber: 1, pageSize: 10 });
  expect(items).toMatchObject([{ data: { kind: "dailyDigest" } }]);
  await asCompany.update({ ...usual, digestHour: 8 });
  expect(await held()).toHaveLength(1);
  await db.transaction((tx) => retryFailedMails(tx, { ids: items.map(({ id }) => id) }));
  await background.drain(mailQueue);
  expect(await subjects()).toEqual(["Votre résumé du jour\u00a0: une nouvelle"]);
  expect(await outcomes()).toEqual(["digested"]);
});

it("says at its foot how to have it otherwise, and lets a mail reader end it with one press", async () => {
  await post(toCompany);
  const mail = await received1();
  const head = await headOf(mail);
  const address = /^List-Unsubscribe: <(.*)>$/m.exec(head)?.[1] ?? "";
  expect(address).toMatch(/^https:\/\/metiro\.test\/unsubscribe\?token=[\w-]+&lang=fr$/);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(mail.text).toContain(address);
  expect(mail.html).toContain('href="https://metiro.test/company/profile/notifications"');
});

it("offers no way out of what one must know", async () => {
  const { change, mail } = await aboutAnother();
  await change({ status: 1, canceledAt: time });
  await post({ kind: "requestCanceled", to: contact.id, data: { jobRequestId: mail.data.jobRequestId } });
  const canceled = await received1();
  expect(await headOf(canceled)).not.toMatch(/^list-unsubscribe/im);
  expect(canceled.text).toContain("https://metiro.test/company/profile/notifications");
  expect(canceled.text).not.toContain("/unsubscribe");
});
