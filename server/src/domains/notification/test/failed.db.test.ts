import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startBackground } from "../../../app/background.ts";
import { freePort } from "../../../embedded/free-port.ts";
import { startMailbox } from "../../../embedded/mailbox.ts";
import type { Log } from "../../../jobs/index.ts";
import { mailQueue } from "../../../mail/index.ts";
import { enqueueMails } from "../delivery/send.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { codesOf } from "../../auth/codes/codes.ts";
import { issueCode } from "../../auth/codes/verification.ts";
import { requestFixture } from "../../job-request/test/request.fixture.ts";
import { keysOf } from "../../../config/keys.ts";
import { mailRouter } from "../index.ts";

const database = await testDatabase();
const { db, url, sql: asOwner } = database;
const { client, contact, companyId, request } = await requestFixture(db);
const { jobRequestId } = await request();
const actor = await rowsIn(db).admin();
const admin = createCallerFactory(mailRouter)(contextOf(database, actor));

const dataDir = mkdtempSync(path.join(tmpdir(), "failed-mails-"));
const mailbox = await startMailbox({ dataDir, port: await freePort() });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined } as unknown as Log;
const start = (smtpUrl: string) =>
  startBackground({
    connectionString: url,
    db,
    log,
    smtpUrl,
    config: {
      keys: keysOf("a-secret-of-the-tests-that-is-long-enough-0123456789"),
      mailFrom: "ne-pas-repondre@metiro.test",
      publicUrl: "https://metiro.test",
      dataDir,
    },
    work: false,
  });
const online = await start(mailbox.smtpUrl);
const offline = await start(`smtp://127.0.0.1:${await freePort()}`);
afterAll(async () => {
  await Promise.all([online.stop(), offline.stop(), mailbox.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const toCompany = { kind: "requestSent" as const, to: contact.id, data: { jobRequestId, companyId } };
const toClient = { kind: "requestReceived" as const, to: client.id, data: { jobRequestId } };

/** Has mails given up, one after the other, as if no server had taken them for a day. */
async function givenUp(...mails: Parameters<typeof enqueueMails>[1][number][]) {
  for (const mail of mails) {
    await db.transaction((tx) => enqueueMails(tx, [mail]));
    await db.execute(sql`update pgboss.job set retry_limit = 0 where name = ${mailQueue.name}`);
    await offline.drain(mailQueue, { ignorePauses: true });
  }
}
const received = async () => (await (await fetch(`${mailbox.webUrl}/api/email`)).json()) as unknown[];

beforeEach(async () => {
  await db.execute(sql`delete from pgboss.job`);
  await emptyTables(asOwner, "audit_entries");
  await fetch(`${mailbox.webUrl}/api/email/all`, { method: "DELETE" });
});

test("an admin sees what was given up, for whom and why, latest first", async () => {
  await givenUp(toClient, toCompany);
  const page = await admin.listFailed({ pageSize: 1 });
  expect(page).toMatchObject({ totalCount: 2, totalPages: 2 });
  expect(page.items).toEqual([
    {
      id: expect.any(String),
      kind: "requestSent",
      recipient: { id: contact.id, email: contact.email, firstName: contact.firstName, lastName: contact.lastName },
      request: { id: jobRequestId, number: expect.any(String), title: expect.any(String) },
      reason: expect.objectContaining({ code: "ESOCKET" }),
      attempts: 1,
      createdAt: expect.any(String),
      failedAt: expect.any(String),
    },
  ]);
  await db.execute(sql`update users set deleted_at = now() where id = ${client.id}`);
  const [older] = (await admin.listFailed({ pageNumber: 2, pageSize: 1 })).items;
  expect(older).toMatchObject({ kind: "requestReceived" });
  expect(older).not.toHaveProperty("recipient");
  await db.execute(sql`update users set deleted_at = null where id = ${client.id}`);
});

test("it is tried again, once, with all its tries, and that is noted", async () => {
  await givenUp(toCompany, toClient);
  const [, first] = (await admin.listFailed({})).items;
  const id = first?.id ?? "";
  const outcomes = await Promise.allSettled([admin.retry({ id }), admin.retry({ id })]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await refusal(admin.retry({ id }))).toMatchObject({ code: "NOT_FOUND" });

  expect((await admin.listFailed({})).items.map(({ kind }) => kind)).toEqual(["requestReceived"]);
  const [waiting] = await db.execute(
    sql`select state, retry_count, retry_limit from pgboss.job where name = 'mail' and state = 'created'`,
  );
  expect(waiting).toEqual({ state: "created", retry_count: 0, retry_limit: 18 });
  expect(await online.drain(mailQueue)).toEqual({ done: 1, failed: 0 });
  expect(await received()).toMatchObject([{ to: [{ address: contact.email }] }]);
  expect(await db.execute(sql`select actor_id, action, entity_id, details from audit_entries`)).toEqual([
    {
      actor_id: actor.userId,
      action: "mail.retry",
      entity_id: id,
      details: { kind: "requestSent", userId: contact.id },
    },
  ]);
});

test("several, or all that match, are tried again at once, and that is noted once", async () => {
  await givenUp(toCompany, toClient, toCompany, toCompany);
  const ids = (await admin.listFailed({ kind: "requestSent" })).items.map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(await admin.retryMany({ ids: ids.slice(0, 2) })).toEqual({ count: 2 });
  // Somebody else was faster.
  expect(await admin.retryMany({ ids: ids.slice(0, 2) })).toEqual({ count: 0 });
  expect((await admin.listFailed({})).items.map(({ kind }) => kind).sort()).toEqual(["requestReceived", "requestSent"]);

  expect((await admin.listFailed({ search: client.email })).items.map(({ kind }) => kind)).toEqual(["requestReceived"]);
  expect(await admin.retryMany({ search: client.email })).toEqual({ count: 1 });
  expect(await admin.retryMany({ search: "zzz" })).toEqual({ count: 0 });
  expect(await admin.retryMany({})).toEqual({ count: 1 });
  expect((await admin.listFailed({})).totalCount).toBe(0);
  expect(await db.execute(sql`select action, details from audit_entries order by at, id`)).toEqual([
    { action: "mail.retryMany", details: { count: 2, kinds: ["requestSent"] } },
    { action: "mail.retryMany", details: { count: 1, kinds: ["requestReceived"] } },
    { action: "mail.retryMany", details: { count: 1, kinds: ["requestSent"] } },
  ]);
});

test("what waits is told with when and why, the next one first", async () => {
  await db.transaction((tx) => enqueueMails(tx, [toCompany]));
  await offline.drain(mailQueue);
  await db.transaction((tx) => enqueueMails(tx, [toClient]));
  const { items, totalCount } = await admin.listWaiting({});
  expect(totalCount).toBe(2);
  expect(items.map(({ kind, state, attempts, reason }) => ({ kind, state, attempts, reason }))).toEqual(
    expect.arrayContaining([
      { kind: "requestSent", state: "paused", attempts: 1, reason: expect.objectContaining({ code: "ESOCKET" }) },
      { kind: "requestReceived", state: "due", attempts: 0, reason: undefined },
    ]),
  );
  expect(items.map(({ dueAt }) => dueAt)).toEqual(items.map(({ dueAt }) => dueAt).toSorted());
  expect((await admin.listWaiting({ search: contact.email })).items).toMatchObject([
    { kind: "requestSent", recipient: { email: contact.email } },
  ]);
  expect((await admin.listFailed({})).totalCount).toBe(0);
});

test("a mail shows what it would say, and what has nothing to say shows nothing", async () => {
  await db.transaction((tx) => enqueueMails(tx, [toClient]));
  const [mail] = (await admin.listWaiting({})).items;
  const id = mail?.id ?? "";
  expect(await admin.preview({ id })).toMatchObject({
    kind: "requestReceived",
    recipient: { email: client.email },
    content: { greeting: `Bonjour ${client.firstName},`, button: { url: expect.stringContaining(jobRequestId) } },
  });
  await db.execute(sql`update users set locked_at = now() where id = ${client.id}`);
  expect(await admin.preview({ id })).not.toHaveProperty("content");
  await db.execute(sql`update users set locked_at = null where id = ${client.id}`);
  await db.execute(sql`delete from pgboss.job`);
  expect(await refusal(admin.preview({ id }))).toMatchObject({ code: "NOT_FOUND" });
});

test.each(["confirm", "reset", "invite"] as const)(
  "nobody reads the secret of another one's mail: %s",
  async (purpose) => {
    await db.execute(sql`delete from verification_codes`);
    await db.transaction((tx) => issueCode(tx, { purpose, subject: contact.id }, contact.id));
    const [mail] = (await admin.listWaiting({})).items;
    const [code] = await db.execute<{ id: string }>(sql`select id from verification_codes`);
    const { digits, invitation } = codesOf(contextOf(database).config.keys);
    const shown = JSON.stringify(await admin.preview({ id: mail?.id ?? "" }));
    // Dots, as they are and as an address writes them.
    expect(shown).toMatch(/••••••|%E2%80%A2/);
    for (const secret of [digits(code?.id ?? ""), invitation(code?.id ?? "")]) expect(shown).not.toContain(secret);
  },
);
