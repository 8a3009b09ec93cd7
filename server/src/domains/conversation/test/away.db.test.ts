import { configKeys, type Settings } from "@metiro/shared/application-config/keys";
import type { TextLanguage } from "@metiro/shared/languages";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { conversations, jobRequestCompanies, jobRequestMails, jobRequests } from "../../../db/schema/index.ts";
import { i18nFor } from "../../../i18n/catalogues.ts";
import type { MailContext } from "../../../mail/index.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { contextOf } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { mailRouter } from "../../notification/index.ts";
import { conversationMails } from "../mails/index.ts";
import { talkIn } from "./conversation.fixture.ts";

const database = await testDatabase();
const { db } = database;
let talk: Awaited<ReturnType<typeof talkIn>>;
beforeEach(async () => {
  await db.execute(sql`delete from pgboss.job`);
  talk = await talkIn(database);
});

interface Queued extends Record<string, unknown> {
  id: string;
  to: string;
  data: { jobRequestId: string; companyId: string; messageId: string };
  minutes: number;
}
const queued = async () => [
  ...(await db.execute<Queued>(sql`
    select id, data->>'to' as to, data->'data' as data, round(extract(epoch from start_after - created_on) / 60)::int as minutes
    from pgboss.job where name = 'mail' and data->>'kind' = 'messageReceived' order by created_on, id`)),
];

const defaults = Object.fromEntries(Object.entries(configKeys).map(([key, rule]) => [key, rule.default])) as Settings;
const contextFor = (role: "Tenderer" | "Company", lang: TextLanguage = "fr"): MailContext => ({
  db,
  i18n: i18nFor(lang),
  lang,
  recipient: { role },
  settings: defaults,
  link: (path) => `https://metiro.test${path}`,
});
const written = async (role: "Tenderer" | "Company", lang?: TextLanguage, rank = 0) => {
  const mail = (await queued())[rank];
  if (!mail) throw new Error("No mail waits");
  return conversationMails("shown").messageReceived(contextFor(role, lang), mail.data);
};

test("one mail waits some minutes for each who is away, and later messages join it", async () => {
  const { client, company, request } = talk;
  const pair = await request();
  const first = await company.call.send({ ...pair, body: "Bonjour" });
  await company.call.send({ ...pair, body: "Quelle hauteur ?" });
  await client.call.send({ ...pair, body: "2.60" });
  expect(await queued()).toMatchObject([
    { to: client.user.id, data: { ...pair, messageId: first.id }, minutes: 5 },
    { to: company.user.id, minutes: 5 },
  ]);
  expect(await written("Tenderer")).toMatchObject({
    subject: expect.stringMatching(/^Peinture Rochat vous a écrit/),
    paragraphs: [expect.stringMatching(/^2 nouveaux messages vous attendent/)],
    quote: "Bonjour\n\nQuelle hauteur ?",
    button: { url: `https://metiro.test/tenderer/requests/${pair.jobRequestId}/messages/${pair.companyId}` },
  });
});

test("a question before an answer is told as one, and what the client says to it as a message", async () => {
  const { client, company, request } = talk;
  const pair = await request({ response: "none" });
  await company.call.send({ ...pair, body: "Quelle hauteur ? Appelez le 079 123 45 67" });
  await client.call.send({ ...pair, body: "2.60" });
  const mail = await written("Tenderer");
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^Peinture Rochat vous pose une question/),
    button: { url: `https://metiro.test/tenderer/requests/${pair.jobRequestId}/messages/${pair.companyId}` },
  });
  expect(mail?.quote).not.toContain("079");
  expect(await written("Company", "fr", 1)).toMatchObject({ subject: expect.stringMatching(/^Léa vous a écrit/) });
});

test("of two conversations about one request each has its own", async () => {
  const { client, company, other, request } = talk;
  const pair = await request();
  const second = { ...pair, companyId: other.id };
  await db
    .update(jobRequestCompanies)
    .set({ response: "interested", respondedAt: sql`now()` })
    .where(and(eq(jobRequestCompanies.jobRequestId, pair.jobRequestId), eq(jobRequestCompanies.companyId, other.id)));
  await company.call.send({ ...pair, body: "Bonjour" });
  await other.call.send({ ...second, body: "Bonjour aussi" });
  expect((await queued()).map(({ to, data }) => [to, data.companyId])).toEqual([
    [client.user.id, company.id],
    [client.user.id, other.id],
  ]);
});

test("after it has left, the next message is told by another one, and only what is new", async () => {
  const { company, request } = talk;
  const pair = await request();
  await company.call.send({ ...pair, body: "un" });
  await db.execute(sql`update pgboss.job set state = 'active' where name = 'mail'`);
  await company.call.send({ ...pair, body: "deux" });
  expect((await queued()).length).toBe(2);
  expect(await written("Tenderer", "fr", 1)).toMatchObject({ quote: "deux" });
});

test("what was read by then is not told", async () => {
  const { client, company, request } = talk;
  const pair = await request();
  const read = await company.call.send({ ...pair, body: "lu" });
  await company.call.send({ ...pair, body: "pas lu", photoIds: [await talk.photoOf(company.user.id)] });
  await client.call.markRead({ ...pair, upTo: read.id });
  const mail = await written("Tenderer");
  expect(mail).toMatchObject({ quote: "pas lu" });
  expect(mail?.paragraphs).toContain("Une photo est jointe.");
  await db.update(conversations).set({ clientReadAt: sql`clock_timestamp() + interval '1 second'` });
  expect(await written("Tenderer")).toBeNull();
});

test("nor when the request is cancelled or the conversation gone", async () => {
  const { company, request } = talk;
  const pair = await request();
  await company.call.send({ ...pair, body: "Bonjour" });
  await db
    .update(jobRequests)
    .set({ status: 1, canceledAt: sql`now()` })
    .where(eq(jobRequests.id, pair.jobRequestId));
  expect(await written("Tenderer")).toBeNull();
  await db.delete(conversations).where(eq(conversations.jobRequestId, pair.jobRequestId));
  expect(await written("Tenderer")).toBeNull();
});

test("hides contact data before the acceptance, and says that it does; in English where the reader is", async () => {
  const { client, request } = talk;
  const pair = await request();
  await client.call.send({ ...pair, body: "Appelez le 079 123 45 67" });
  expect(await written("Company", "en")).toMatchObject({
    subject: expect.stringMatching(/^Léa wrote to you/),
    quote: "Appelez le •••",
    closing: expect.stringMatching(/hidden/),
    button: { url: `https://metiro.test/company/requests/${pair.jobRequestId}/messages` },
  });
  await db
    .update(jobRequestCompanies)
    .set({ clientDecision: "accepted", decidedAt: sql`now()` })
    .where(
      and(eq(jobRequestCompanies.jobRequestId, pair.jobRequestId), eq(jobRequestCompanies.companyId, pair.companyId)),
    );
  const open = await written("Company");
  expect(open).toMatchObject({ quote: "Appelez le 079 123 45 67" });
  expect(open).not.toHaveProperty("closing");
});

test("a message that comes to nothing has no mail", async () => {
  const { company, request, client } = talk;
  const pair = await request();
  const foreign = await talk.photoOf(client.user.id);
  await expect(company.call.send({ ...pair, body: "x", photoIds: [foreign] })).rejects.toThrow("VALIDATION_FAILED");
  expect(await queued()).toEqual([]);
  expect(await db.$count(jobRequestMails, eq(jobRequestMails.jobRequestId, pair.jobRequestId))).toBe(0);
});

test("the back office sees that a mail waits, and not what was said", async () => {
  const { company, request } = talk;
  await company.call.send({ ...(await request()), body: "Entre nous" });
  const admin = createCallerFactory(mailRouter)(contextOf(database, await rowsIn(db).admin()));
  const [mail] = (await admin.listWaiting({})).items;
  expect(mail).toMatchObject({ kind: "messageReceived" });
  const shown = await admin.preview({ id: mail?.id ?? "" });
  expect(shown.content?.subject).toContain("vous a écrit");
  expect(JSON.stringify(shown)).not.toContain("Entre nous");
});
