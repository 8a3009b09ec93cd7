import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { conversations, files, messages } from "../../../db/schema/index.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { eraseAccount } from "../../auth/account/erase-account.ts";
import { eraseOldRequests } from "../../job-request/erase/erase-old-requests.ts";
import { talkIn } from "./conversation.fixture.ts";

const database = await testDatabase();
const { db } = database;

/** A conversation in which both wrote and showed something, and one in which the company alone did. */
async function talked() {
  const talk = await talkIn(database);
  const { client, company, request, photoOf } = talk;
  const [pair, alone] = [await request(), await request()];
  const photos = { client: await photoOf(client.user.id), company: await photoOf(company.user.id) };
  await client.call.send({ ...pair, body: "Je suis Léa Blanc", photoIds: [photos.client] });
  await company.call.send({ ...pair, body: "Bonjour Madame Blanc", photoIds: [photos.company] });
  await company.call.send({ ...alone, body: "Êtes-vous là ?" });
  return { ...talk, pair, alone, photos };
}

const bodies = (jobRequestId: string) =>
  db.select({ body: messages.body }).from(messages).where(eq(messages.jobRequestId, jobRequestId));

test("with a client goes all that either said of its requests", async () => {
  const { client, company, pair, photos } = await talked();
  await db.transaction((tx) => eraseAccount(tx, client.user.id));
  expect(await db.$count(conversations, eq(conversations.tendererId, client.id))).toBe(0);
  expect(await bodies(pair.jobRequestId)).toEqual([]);
  expect(await db.$count(files, eq(files.id, photos.client))).toBe(0);
  expect(await company.call.list({})).toMatchObject({ items: [], totalCount: 0 });
  expect(await company.call.unread()).toEqual({ total: 0, byRequest: [] });
  expect(await company.call.get(pair)).toMatchObject({ open: false, closedReason: "gone", messages: [] });
});

test("with a company goes all that either said: what a client wrote names it too", async () => {
  const { client, company, pair, alone, photos } = await talked();
  await db.transaction((tx) => eraseAccount(tx, company.user.id));
  expect([...(await bodies(pair.jobRequestId)), ...(await bodies(alone.jobRequestId))]).toEqual([]);
  expect(await db.$count(files, eq(files.id, photos.company))).toBe(0);
  expect(await client.call.unread()).toEqual({ total: 0, byRequest: [] });
  expect(await client.call.list({})).toMatchObject({ items: [], totalCount: 0 });
  expect(await client.call.get(pair)).toMatchObject({ closedReason: "gone", messages: [] });
});

test("with the time that a request is kept its conversations end", async () => {
  const { pair, client, request } = await talked();
  const young = await request();
  await client.call.send({ ...young, body: "Encore là" });
  await database.sql`update job_requests set created_at = now() - interval '20 years' where id = ${pair.jobRequestId}`;
  expect(await eraseOldRequests(db, new AbortController().signal)).toBe(1);
  expect(await bodies(pair.jobRequestId)).toEqual([]);
  expect(await bodies(young.jobRequestId)).toEqual([{ body: "Encore là" }]);
});
