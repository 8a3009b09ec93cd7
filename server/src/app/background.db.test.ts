import { mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { swissToday } from "@metiro/shared/calendar-day";
import { formatDay } from "@metiro/shared/text/format";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { recount } from "../domains/dashboard/tasks.ts";
import { subscriptionNotice } from "../domains/subscription/tasks.ts";
import { retention, startBackground, sweep } from "./background.ts";
import {
  applicationConfig,
  idempotencyKeys,
  jobRequestMails,
  jobRequests,
  sessions,
  users,
} from "../db/schema/index.ts";
import { refreshSettings } from "../domains/application-config/index.ts";
import { requestFixture } from "../domains/job-request/test/request.fixture.ts";
import { freePort } from "../embedded/free-port.ts";
import { startMailbox } from "../embedded/mailbox.ts";
import { enqueue, type Log } from "../jobs/index.ts";
import { mailQueue } from "../mail/index.ts";
import { enqueueMails, everyAdmin, failedMails } from "../domains/notification/index.ts";
import { testAsking } from "../test/app/caller.ts";
import { testDatabase } from "../test/database/database.ts";
import { keysOf } from "../config/keys.ts";
import { createJobRequest, createSubscription, createUser } from "../factories/index.ts";

interface ReceivedMail {
  id: string;
  subject: string;
  from: { address: string; name: string }[];
  to: { address: string }[];
  headers: Record<string, string>;
  html: string;
  text: string;
}

const { db, url } = await testDatabase();
const { client, contact, companyId, request } = await requestFixture(db);
const { jobRequestId } = await request();

const dataDir = mkdtempSync(path.join(tmpdir(), "background-"));
const mailbox = await startMailbox({ dataDir, port: await freePort() });
const deadPort = await freePort();

const logged: unknown[] = [];
const note = (...line: unknown[]) => void logged.push(line);
const log = { info: note, warn: note, error: note } as unknown as Log;
const config = {
  dataDir,
  keys: keysOf("a-secret-of-the-tests-that-is-long-enough-0123456789"),
  mailFrom: "ne-pas-repondre@metiro.test",
  publicUrl: "https://metiro.test",
};
const start = (smtpUrl: string, work = false) =>
  startBackground({ connectionString: url, db, log, smtpUrl, config, work });

const background = await start(mailbox.smtpUrl);
const offline = await start(`smtp://127.0.0.1:${deadPort}`);
afterAll(async () => {
  await Promise.all([background.stop(), offline.stop(), mailbox.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const received = async () => (await (await fetch(`${mailbox.webUrl}/api/email`)).json()) as ReceivedMail[];
const received1 = async () => {
  const [mail, ...others] = await received();
  expect(others).toEqual([]);
  if (!mail) throw new Error("No mail arrived");
  return mail;
};
/** The headers as they came over the wire. */
const headOf = async ({ id }: ReceivedMail) => {
  const source = await (await fetch(`${mailbox.webUrl}/api/email/${id}/source`)).text();
  return source.slice(0, source.indexOf("\r\n\r\n"));
};
const toCompany = { kind: "requestSent" as const, to: contact.id, data: { jobRequestId, companyId } };
const post = (...mails: Parameters<typeof enqueueMails>[1]) => db.transaction((tx) => enqueueMails(tx, mails));

beforeEach(async () => {
  logged.length = 0;
  await db.execute(sql`delete from pgboss.job`);
  await db.delete(jobRequestMails);
  await fetch(`${mailbox.webUrl}/api/email/all`, { method: "DELETE" });
});
afterEach(async () => {
  await db.update(users).set({ lang: "fr", lockedAt: null, deletedAt: null }).where(eq(users.id, contact.id));
});

it("sends one mail for one change, from the site to the reader, in both forms", async () => {
  await post(toCompany);
  expect(await background.drain(mailQueue)).toEqual({ done: 1, failed: 0 });
  expect(await background.drain(mailQueue)).toEqual({ done: 0, failed: 0 });
  const mail = await received1();
  expect(mail).toMatchObject({
    subject: "Nouvelle demande\u00a0: Peinture intérieure, 3,5 pièces",
    from: [{ name: "Metiro", address: "ne-pas-repondre@metiro.test" }],
    to: [{ address: contact.email }],
  });
  expect(mail.headers).toMatchObject({
    "auto-submitted": "auto-generated",
    "content-language": "fr",
  });
  expect(await headOf(mail)).toContain("\r\nReply-To: contact@metiro.ch\r\n");
  const page = `https://metiro.test/company/requests/${jobRequestId}`;
  expect(mail.html).toContain(`href="${page}"`);
  expect(mail.text).toContain(page);
});

it("keeps of a mail about a request what became of it", async () => {
  const canceled = await request();
  await canceled.change({ status: 1, canceledAt: "2026-06-05T10:00:00.000Z" });
  await post(toCompany, { ...toCompany, data: { jobRequestId: canceled.jobRequestId, companyId } });
  const kept = () =>
    db.select().from(jobRequestMails).orderBy(jobRequestMails.outcome).where(eq(jobRequestMails.userId, contact.id));
  expect((await kept()).map(({ outcome }) => outcome)).toEqual([null, null]);
  await background.drain(mailQueue);
  expect(await kept()).toMatchObject([
    { jobRequestId, outcome: "sent", settledAt: expect.any(String) },
    { jobRequestId: canceled.jobRequestId, outcome: "skipped", settledAt: expect.any(String) },
  ]);
});

it("writes to every admin that there is from one job of the change", async () => {
  const [first, second] = [await createUser(db, { role: "Admin" }), await createUser(db, { role: "Admin" })];
  await createUser(db, { role: "Admin", lockedAt: new Date().toISOString() });
  const fresh = await createJobRequest(db, {});
  await post({ kind: "newRequest", to: everyAdmin, data: { jobRequestId: fresh.id } });
  expect(await db.$count(jobRequestMails)).toBe(0);
  expect(await background.drain(mailQueue)).toEqual({ done: 1, failed: 0 });
  expect(await db.$count(jobRequestMails)).toBe(2);
  expect(await background.drain(mailQueue)).toEqual({ done: 2, failed: 0 });
  const reached = (await received()).flatMap(({ to }) => to.map(({ address }) => address));
  expect(reached.toSorted()).toEqual([first.email, second.email].toSorted());
  expect(await background.drain(mailQueue)).toEqual({ done: 0, failed: 0 });
  await db.delete(users).where(eq(users.role, "Admin"));
});

it("sends nothing for a change that is rolled back", async () => {
  const failing = db.transaction(async (tx) => {
    await enqueueMails(tx, [toCompany]);
    tx.rollback();
  });
  await expect(failing).rejects.toThrow("Rollback");
  expect(await background.drain(mailQueue)).toEqual({ done: 0, failed: 0 });
  expect(await received()).toEqual([]);
});

it("writes to each reader of a change, in the reader's language", async () => {
  await db.update(users).set({ lang: "en" }).where(eq(users.id, contact.id));
  await post(toCompany, { kind: "requestReceived", to: client.id, data: { jobRequestId } });
  await background.drain(mailQueue);
  const subjects = (await received()).map((mail) => [
    mail.to[0]?.address,
    mail.subject,
    mail.headers["content-language"],
  ]);
  expect(subjects.sort(([a = ""], [b = ""]) => a.localeCompare(b))).toEqual([
    [client.email, "Votre demande est bien reçue\u00a0: Peinture intérieure, 3,5 pièces", "fr"],
    [contact.email, "New request: Peinture intérieure, 3,5 pièces", "en"],
  ]);
});

it("writes in French to whose language is offered no more, and again in theirs once it is", async () => {
  await db.update(users).set({ lang: "en" }).where(eq(users.id, contact.id));
  const offered = async (languages: string[]) => {
    const item = { key: "site.languages", value: languages, type: "json", description: "", isPublic: true } as const;
    const target = { target: applicationConfig.key, set: { value: languages } };
    await db.insert(applicationConfig).values(item).onConflictDoUpdate(target);
    refreshSettings(db);
    await post(toCompany);
    await background.drain(mailQueue);
  };
  await offered(["fr"]);
  await offered(["fr", "en"]);
  expect((await received()).map(({ headers }) => headers["content-language"])).toEqual(["fr", "en"]);
});

it.each(["lockedAt", "deletedAt"] as const)("writes to nobody whose account is gone: %s", async (since) => {
  await db
    .update(users)
    .set({ [since]: "2026-06-05T10:00:00.000Z" })
    .where(eq(users.id, contact.id));
  await post(toCompany);
  expect(await background.drain(mailQueue)).toEqual({ done: 1, failed: 0 });
  expect(await received()).toEqual([]);
});

it("keeps a header a header, whatever the title holds", async () => {
  const evil = await request();
  await evil.change({ title: "Peinture\r\nBcc: tous@metiro.test\r\n\r\n<b>x</b>" });
  await post({ ...toCompany, data: { jobRequestId: evil.jobRequestId, companyId } });
  await background.drain(mailQueue);
  const mail = await received1();
  expect(mail.subject).toBe("Nouvelle demande\u00a0: Peinture Bcc: ••• <b>x</b>");
  expect(await headOf(mail)).not.toMatch(/^bcc/im);
  expect(mail.to.map(({ address }) => address)).toEqual([contact.email]);
  expect(mail.html).toContain("&lt;b&gt;x&lt;/b&gt;");
});

it("is signed with the configured names and addresses", async () => {
  await db.insert(applicationConfig).values([
    { key: "site.name", value: "Chantiers", type: "text", description: "" },
    { key: "mail.replyTo", value: "reponse@chantiers.test", type: "email", description: "" },
  ]);
  refreshSettings(db);
  await post(toCompany);
  await background.drain(mailQueue);
  const mail = await received1();
  expect(mail.from[0]?.name).toBe("Chantiers");
  expect(await headOf(mail)).toContain("\r\nReply-To: reponse@chantiers.test\r\n");
  expect(mail.html).toContain("Chantiers");
  expect(mail.html).not.toContain("Metiro");
});

it("tries again after a pause while the mail server is away, under the same Message-ID", async () => {
  await post(toCompany);
  const [job] = await db.execute<{ id: string }>(sql`select id from pgboss.job`);
  expect(await offline.drain(mailQueue)).toEqual({ done: 0, failed: 1 });
  const [waiting] = await db.execute(sql`
    select state, output, extract(epoch from start_after - now())::int as pause, retry_limit from pgboss.job`);
  expect(waiting).toMatchObject({ state: "retry", output: { code: "ESOCKET", command: "CONN" }, retry_limit: 18 });
  expect(waiting?.["pause"]).toBeGreaterThan(0);
  expect(await background.drain(mailQueue)).toEqual({ done: 0, failed: 0 });
  expect(await background.drain(mailQueue, { ignorePauses: true })).toEqual({ done: 1, failed: 0 });
  expect((await received1()).headers["message-id"]).toBe(`<${job?.id}@metiro.test>`);
});

it("shows what was given up, and names nobody in the queue or the log", async () => {
  await post(toCompany);
  await db.execute(sql`update pgboss.job set retry_limit = 1`);
  await offline.drain(mailQueue);
  await offline.drain(mailQueue, { ignorePauses: true });
  expect(await failedMails(db).page(testAsking, { pageNumber: 1, pageSize: 10 })).toMatchObject({
    totalCount: 1,
    items: [{ data: toCompany, attempts: 2, failure: { code: "ESOCKET" } }],
  });
  const [kept] = await db.execute(sql`select jsonb_agg(to_jsonb(job))::text as rows from pgboss.job`);
  expect(`${JSON.stringify(logged)} ${String(kept?.["rows"])}`).not.toMatch(/@|Morand|Marc/);
});

it("delivers by itself once the mail server is up", async () => {
  const port = await freePort();
  const worker = await start(`smtp://127.0.0.1:${port}`, true);
  await db.execute(sql`update pgboss.queue set retry_delay = 1, retry_backoff = false where name = ${mailQueue.name}`);
  await post(toCompany);
  await expect.poll(stateOfMail).toBe("retry");
  const late = await relayTo(port, Number(new URL(mailbox.smtpUrl).port));
  await expect.poll(received, { timeout: 15_000 }).toHaveLength(1);
  await worker.stop();
  late.close();
});

const stateOfMail = async () =>
  (await db.execute<{ state: string }>(sql`select state from pgboss.job where name = ${mailQueue.name}`))[0]?.state;

/** Makes a port a mail server, from now on. */
async function relayTo(port: number, smtpPort: number) {
  const relay = createServer((socket) => socket.pipe(connect(smtpPort, "127.0.0.1")).pipe(socket));
  await once(relay.listen(port, "127.0.0.1"), "listening");
  return relay;
}

it("writes to a company whose subscription ends", async () => {
  const endsOn = swissToday();
  await createSubscription(db, { companyId, startsOn: endsOn, endsOn });
  await db.transaction((tx) => enqueue(tx, subscriptionNotice.queue, [{}, {}]));
  expect(await background.drain(subscriptionNotice.queue)).toEqual({ done: 2, failed: 0 });
  expect(await background.drain(mailQueue)).toEqual({ done: 1, failed: 0 });
  expect(await received1()).toMatchObject({
    subject: `Votre abonnement se termine le ${formatDay(endsOn)}`,
    to: [{ address: contact.email }],
  });
});

it("counts the kept sums anew, and warns of those that went astray", async () => {
  const count = async () => {
    await db.transaction((tx) => enqueue(tx, recount.queue, [{}]));
    expect(await background.drain(recount.queue)).toEqual({ done: 1, failed: 0 });
  };
  await count();
  expect(logged).toEqual([]);
  await db.execute(sql`update account_totals set count = count + 1 where role = 'Company'`);
  await count();
  expect(logged).toMatchObject([
    [{ drift: { account_totals: 1, job_request_totals: 0 } }, "Kept sums differed from a recount and were put right"],
  ]);
});

it("erases at night what is past its time", async () => {
  const old = await request();
  await old.change({ createdAt: "2020-01-01T08:00:00.000Z" });
  await db.execute(sql`
    insert into request_drafts (tenderer_id, subcategory_id, idempotency_key, content, updated_at)
    select tenderer_id, subcategory_id, 'k', '{}', now() - interval '91 days' from job_requests limit 1`);
  await db.transaction((tx) => enqueue(tx, retention.queue, [{}]));
  expect(await background.drain(retention.queue)).toEqual({ done: 1, failed: 0 });
  const [row] = await db.select().from(jobRequests).where(eq(jobRequests.id, old.jobRequestId));
  expect(row).toMatchObject({ description: "", street: null, erasedAt: expect.any(String) });
  expect(await db.execute(sql`select from request_drafts`)).toHaveLength(0);
});

it("sweeps what has had its time", async () => {
  const [kept] = await db.insert(sessions).values({ userId: client.id }).returning({ id: sessions.id });
  await db.insert(sessions).values({ userId: client.id, lastSeenAt: sql`now() - interval '8 days'` });
  await db.insert(idempotencyKeys).values([
    { userId: client.id, key: "new", bodyHash: "", jobRequestId },
    { userId: client.id, key: "old", bodyHash: "", jobRequestId, createdAt: sql`now() - interval '25 hours'` },
  ]);
  await db.transaction((tx) => enqueue(tx, sweep.queue, [{}]));
  expect(await background.drain(sweep.queue)).toEqual({ done: 1, failed: 0 });
  expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([kept]);
  expect(await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([{ key: "new" }]);
});
