import { maxResends, sentMailDays } from "@metiro/shared/mail/constants";
import { beforeEach, expect, test } from "vitest";
import { mailQueue } from "../../../mail/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { requestFixture } from "../../job-request/test/request.fixture.ts";
import { sweepSent } from "../delivery/sent.ts";
import { enqueueMails, mailPolicy, mailRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const { client, contact, companyId, request } = await requestFixture(db);
const { jobRequestId } = await request();
const admin = createCallerFactory(mailRouter)(contextOf(database, await rowsIn(db).admin()));
const policy = mailPolicy(db, () => new Date());

const idOf = (n: number) => `0199f0c0-0000-7000-8000-00000000000${n}`;
const toCompany = { kind: "requestSent" as const, to: contact.id, data: { jobRequestId, companyId } };
const toClient = { kind: "requestReceived" as const, to: client.id, data: { jobRequestId } };
const code = { kind: "signInCode" as const, to: client.id, data: { codeId: idOf(9) }, lang: "en" };
const queued = () =>
  sql<{ data: object }[]>`select data from pgboss.job where name = ${mailQueue.name}`.then((rows) =>
    rows.map(({ data }) => data),
  );

beforeEach(async () => {
  await sql`delete from sent_mails`;
  await sql`delete from pgboss.job`;
  await policy.conclude({ id: idOf(1), mail: toClient }, "sent");
  await policy.conclude({ id: idOf(2), mail: toCompany }, "skipped");
  await policy.conclude({ id: idOf(3), mail: code }, "sent");
});

test("what is done with is found latest first, by person, kind and outcome", async () => {
  const found = async (input: Parameters<typeof admin.listSent>[0]) =>
    (await admin.listSent(input)).items.map(({ id }) => id);
  expect(await found({})).toEqual([idOf(3), idOf(2), idOf(1)]);
  expect(await found({ search: contact.email })).toEqual([idOf(2)]);
  expect(await found({ userId: client.id })).toEqual([idOf(3), idOf(1)]);
  expect(await found({ kind: "requestReceived" })).toEqual([idOf(1)]);
  expect(await found({ outcome: "skipped" })).toEqual([idOf(2)]);
  const [first] = (await admin.listSent({ kind: "requestReceived" })).items;
  expect(first).toMatchObject({ recipient: { id: client.id, email: client.email }, canResend: true });
});

test("mails about a request name it, and are found by its number: sent, waiting and held", async () => {
  const [named] = await sql<
    { number: string; title: string }[]
  >`select number, title from job_requests where id = ${jobRequestId}`;
  const { number = "", title } = named ?? {};
  await db.transaction((tx) => enqueueMails(tx, [toCompany]));
  const [job] = await sql<{ id: string }[]>`select id from pgboss.job where name = ${mailQueue.name}`;
  await sql`insert into held_mails (job_id, user_id, kind, data, why, due_at)
    values (${idOf(8)}, ${client.id}, 'requestReceived', ${JSON.stringify(toClient.data)}::text::jsonb, 'daily', now())`;
  await sql`insert into job_request_mails (id, job_id, job_request_id, user_id, kind)
    values (${idOf(6)}, ${idOf(8)}, ${jobRequestId}, ${client.id}, 'requestReceived'),
      (${idOf(7)}, ${idOf(1)}, ${jobRequestId}, ${client.id}, 'requestReceived')`;
  for (const search of [number, String(Number(number.slice(5)))]) {
    const lists = await Promise.all([
      admin.listSent({ search }),
      admin.listWaiting({ search }),
      admin.listHeld({ search }),
    ]);
    const found = lists.flatMap(({ items }): { id: string; request?: object | undefined }[] => items);
    expect(found.map(({ id }) => id)).toEqual([idOf(1), job?.id, idOf(8)]);
    for (const mail of found) expect(mail.request).toEqual({ id: jobRequestId, number, title });
  }
  expect((await admin.listSent({ search: "2026-999999" })).items).toEqual([]);
  expect((await admin.listSent({ kind: "signInCode" })).items[0]).not.toHaveProperty("request");
});

test("a mail that is tried twice is noted once", async () => {
  await policy.conclude({ id: idOf(1), mail: toClient }, "sent");
  expect((await admin.listSent({})).totalCount).toBe(3);
});

test("its text is written anew; of a code nothing is kept, neither in the table nor in the text", async () => {
  expect((await admin.preview({ id: idOf(1) })).content?.paragraphs.length).toBeGreaterThan(0);
  expect(await admin.preview({ id: idOf(3) })).toMatchObject({ kind: "signInCode", withheld: true });
  expect(await admin.preview({ id: idOf(3) })).not.toHaveProperty("content");
  const kept = await sql`select t::text as row from sent_mails t`;
  expect(JSON.stringify(kept)).not.toContain(idOf(9));
});

test("it is sent again with what there is to say by then, a few times an hour; a code is not", async () => {
  await admin.resend({ id: idOf(1) });
  expect(await queued()).toEqual([toClient]);
  for (let n = 1; n < maxResends; n++) await admin.resend({ id: idOf(1) });
  expect(await refusal(admin.resend({ id: idOf(1) }))).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await queued()).toHaveLength(maxResends);
  expect(await refusal(admin.resend({ id: idOf(3) }))).toMatchObject({ code: "CONFLICT" });
});

test("it is forgotten after half a year, and nothing is noted of who is gone", async () => {
  await sql`update sent_mails set at = now() - ${sentMailDays + 1}::int * interval '1 day' where id = ${idOf(1)}`;
  expect(await sweepSent(db)).toBe(1);
  await sql`update users set deleted_at = now() where id = ${client.id}`;
  await policy.conclude({ id: idOf(4), mail: toClient }, "sent");
  expect((await admin.listSent({})).items.map(({ id }) => id)).toEqual([idOf(3), idOf(2)]);
  expect(await refusal(admin.resend({ id: idOf(3) }))).toMatchObject({ code: "NOT_FOUND" });
  await sql`update users set deleted_at = null where id = ${client.id}`;
});
