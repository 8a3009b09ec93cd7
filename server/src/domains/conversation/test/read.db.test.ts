import type { ConversationPair } from "@metiro/shared/conversation/schema";
import { expect, test } from "vitest";
import { contextOf } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { jobRequestRouter } from "../../job-request/index.ts";
import { talkIn } from "./conversation.fixture.ts";

const database = await testDatabase();

test("what was read of one conversation is read of no other", async () => {
  const { client, company, request } = await talkIn(database);
  const [earlier, later] = [await request(), await request()];
  const said = async (pair: ConversationPair) => {
    const { id } = await company.call.send({ ...pair, body: "Bonjour" });
    return { ...pair, upTo: id };
  };
  await client.call.markRead(await said(earlier));
  await said(earlier);
  await client.call.markRead(await said(later));
  expect(await client.call.unread()).toEqual({ total: 1, byRequest: [{ ...earlier, count: 1 }] });
});

test("the request says with which companies there is a conversation already", async () => {
  const { client, company, request } = await talkIn(database);
  const pair = await request();
  const requests = createCallerFactory(jobRequestRouter)(contextOf(database, client.actor));
  const begun = async () =>
    (await requests.get({ id: pair.jobRequestId })).jobRequestCompanies.flatMap(
      ({ company: { id }, hasConversation }) => (hasConversation ? [id] : []),
    );
  expect(await begun()).toEqual([]);
  await company.call.send({ ...pair, body: "Bonjour" });
  expect(await begun()).toEqual([company.id]);
});

test("what is unread is exact beside messages and reads of the same moment", async () => {
  const { client, company, request } = await talkIn(database);
  const pair = await request();
  const { id: upTo } = await company.call.send({ ...pair, body: "Bonjour" });
  const many = <T>(what: (n: number) => Promise<T>) => Array.from({ length: 8 }, (_, n) => what(n));
  await Promise.all([
    ...many((n) => company.call.send({ ...pair, body: `Question ${n}` })),
    ...many((n) => client.call.send({ ...pair, body: `Réponse ${n}` })),
    ...many(() => client.call.markRead({ ...pair, upTo })),
  ]);
  expect(await client.call.unread()).toEqual({ total: 8, byRequest: [{ ...pair, count: 8 }] });
  expect(await company.call.unread()).toEqual({ total: 8, byRequest: [{ ...pair, count: 8 }] });
  const said = await Promise.all(many((n) => company.call.send({ ...pair, body: `Rappel ${n}` })));
  await Promise.all([
    ...said.map(({ id }) => client.call.markRead({ ...pair, upTo: id })),
    ...many((n) => company.call.send({ ...pair, body: `Encore ${n}` })),
  ]);
  const kept =
    await database.sql`select client_unread, company_unread from conversations order by job_request_id, company_id`;
  expect([...kept]).toEqual([
    ...(await database.sql`select client_unread, company_unread from unread_messages_recount order by job_request_id, company_id`),
  ]);
});

test("how many conversations a company has is exact, whoever begins them at one moment and whichever go", async () => {
  const { client, company, request } = await talkIn(database);
  const total = async () => (await company.call.list({})).totalCount;
  expect(await total()).toBe(0);
  const pairs = [await request(), await request(), await request()];
  await Promise.all(
    pairs.flatMap((pair) => [client, company].map(({ call }) => call.send({ ...pair, body: "Bonjour" }))),
  );
  expect(await total()).toBe(3);
  await database.sql`delete from job_request_companies where job_request_id = ${pairs[0]?.jobRequestId ?? ""}`;
  expect(await total()).toBe(2);
  const kept = await database.sql`select company_id, count from conversation_totals order by company_id`;
  expect([...kept]).toEqual([
    ...(await database.sql`select company_id, count from conversation_totals_recount order by company_id`),
  ]);
});
