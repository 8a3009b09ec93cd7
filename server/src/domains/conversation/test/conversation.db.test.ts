import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import {
  applicationConfig,
  conversations,
  jobRequestCompanies,
  jobRequests,
  messagePhotos,
  messages,
  users,
} from "../../../db/schema/index.ts";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { refreshSettings } from "../../application-config/index.ts";
import { talkIn } from "./conversation.fixture.ts";

const database = await testDatabase();
const { db } = database;
let talk: Awaited<ReturnType<typeof talkIn>>;
beforeAll(async () => {
  talk = await talkIn(database);
});

type Pair = Awaited<ReturnType<typeof talk.request>>;
const told = async (reader: "client" | "company", pair: Pair) =>
  (await talk[reader].call.get(pair)).messages.map(({ body, mine }) => `${mine ? "> " : "< "}${body}`);
const recipientOf = ({ jobRequestId, companyId }: Pair) =>
  and(eq(jobRequestCompanies.jobRequestId, jobRequestId), eq(jobRequestCompanies.companyId, companyId));

describe("talking", () => {
  test("either side may begin, and both read the same, the newest first", async () => {
    const { client, company, request } = talk;
    const pair = await request();
    expect(await client.call.get(pair)).toMatchObject({ open: true, messages: [], more: false, unread: 0 });
    const first = await company.call.send({ ...pair, body: "  Bonjour, quelle hauteur ?\n" });
    expect(first).toMatchObject({ mine: true, body: "Bonjour, quelle hauteur ?", masked: false, photos: [] });
    await client.call.send({ ...pair, body: "2.60 m" });
    expect(await told("client", pair)).toEqual(["> 2.60 m", "< Bonjour, quelle hauteur ?"]);
    expect(await told("company", pair)).toEqual(["< 2.60 m", "> Bonjour, quelle hauteur ?"]);
  });

  test("its head names both, and the client's last name only once it may be known", async () => {
    const { client, company, request } = talk;
    const pair = await request({ title: "Repeindre le salon" });
    const head = { title: "Repeindre le salon", company: { name: "Peinture Rochat", verified: false } };
    expect(await client.call.get(pair)).toMatchObject({ ...head, client: { firstName: "Léa", lastName: "Blanc" } });
    const before = await company.call.get(pair);
    expect(before).toMatchObject({ ...head, contactVisible: false });
    expect(before.client).toEqual({ firstName: "Léa" });
    await db
      .update(jobRequestCompanies)
      .set({ clientDecision: "accepted", decidedAt: sql`now()` })
      .where(recipientOf(pair));
    expect(await company.call.get(pair)).toMatchObject({ contactVisible: true, client: { lastName: "Blanc" } });
  });

  test("goes back page by page, without a gap and without a repeat", async () => {
    const { client, company, request } = talk;
    const pair = await request();
    for (let n = 1; n <= 7; n++) await (n % 2 ? client : company).call.send({ ...pair, body: `n° ${n}` });
    const seen: string[] = [];
    let before: string | undefined;
    for (;;) {
      const page = await client.call.get({ ...pair, limit: 3, before });
      seen.push(...page.messages.map(({ body }) => body));
      before = page.messages.at(-1)?.id;
      if (!page.more) break;
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `n° ${n}`));
    expect(await refusal(client.call.get({ ...pair, before: v7() }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { before: [{ rule: "unknown" }] },
    });
  });

  test("stays in order when the clock goes back", async () => {
    const { client, company, request } = await talkIn(database);
    const pair = await request();
    await client.call.send({ ...pair, body: "un" });
    const ahead = "2099-01-01T00:00:00.000Z";
    await db.update(messages).set({ createdAt: ahead }).where(eq(messages.jobRequestId, pair.jobRequestId));
    await db
      .update(conversations)
      .set({ clientWroteAt: ahead })
      .where(eq(conversations.jobRequestId, pair.jobRequestId));
    expect(await company.call.send({ ...pair, body: "deux" })).toMatchObject({ createdAt: "2099-01-01T00:00:00.001Z" });
    expect((await client.call.get(pair)).messages.map(({ body }) => body)).toEqual(["deux", "un"]);
  });

  test("messages that are sent at once all arrive, each at a moment of its own", async () => {
    const { client, company, request } = talk;
    const pair = await request();
    const senders = [client, company, client, company, client, company];
    const sent = await Promise.all(senders.map(({ call }, n) => call.send({ ...pair, body: `n° ${n}` })));
    expect(new Set(sent.map(({ createdAt }) => createdAt)).size).toBe(6);
    expect((await told("client", pair)).length).toBe(6);
  });

  test("says nothing without words or photos, and not more than it may", async () => {
    const { client, request } = talk;
    const pair = await request();
    expect(await refusal(client.call.send({ ...pair, body: " \n " }))).toMatchObject({
      errors: { body: [{ rule: "required" }] },
    });
    expect(await refusal(client.call.send({ ...pair, body: "x".repeat(2001) }))).toMatchObject({
      errors: { body: [{ rule: "tooLong", maxLength: 2000 }] },
    });
    expect(await refusal(client.call.send({ ...pair, body: "a\u0007" }))).toMatchObject({
      errors: { body: [{ rule: "characters" }] },
    });
  });
});

describe("an id of one's own", () => {
  test("sent twice, also at once, is one message", async () => {
    const { client, request } = talk;
    const pair = { ...(await request()), id: v7(), body: "Une fois" };
    const [first, second] = await Promise.all([client.call.send(pair), client.call.send(pair)]);
    expect(second).toEqual(first);
    expect(await client.call.send(pair)).toEqual(first);
    expect(await told("client", pair)).toEqual(["> Une fois"]);
  });

  test("is refused for something else: other words, another sender, another conversation", async () => {
    const { client, company, request } = talk;
    const [pair, another] = [await request(), await request()];
    const id = v7();
    await client.call.send({ ...pair, id, body: "Une fois" });
    for (const call of [
      () => client.call.send({ ...pair, id, body: "Autrement" }),
      () => company.call.send({ ...pair, id, body: "Une fois" }),
      () => client.call.send({ ...another, id, body: "Une fois" }),
    ])
      expect(await refusal(call())).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  });

  test("is answered also when the conversation was closed in between", async () => {
    const { client, request } = talk;
    const pair = { ...(await request()), id: v7(), body: "Juste avant" };
    const first = await client.call.send(pair);
    await db
      .update(jobRequests)
      .set({ status: 1, canceledAt: sql`now()` })
      .where(eq(jobRequests.id, pair.jobRequestId));
    expect(await client.call.send(pair)).toEqual(first);
  });
});

describe("photos", () => {
  test("come in the order given, each once, with or without words", async () => {
    const { client, company, request, photoOf } = talk;
    const pair = await request();
    const [a, b] = [await photoOf(client.user.id), await photoOf(client.user.id)];
    await client.call.send({ ...pair, photoIds: [b, a, b] });
    const [message] = (await company.call.get(pair)).messages;
    expect(message).toMatchObject({ body: "", photos: [{ id: b, width: 800, height: 600 }, { id: a }] });
    expect(message?.photos[0]?.url).toMatch(/^\/api\/File\/.*signature=/);
    expect((await company.call.list({})).items[0]?.lastMessage).toMatchObject({ excerpt: "", photoCount: 2 });
  });

  test("must be one's own, and not more than six", async () => {
    const { client, company, request, photoOf } = talk;
    const pair = await request();
    const foreign = await photoOf(company.user.id);
    expect(await refusal(client.call.send({ ...pair, body: "x", photoIds: [foreign] }))).toMatchObject({
      errors: { photoIds: [{ rule: "unknown" }] },
    });
    expect(await told("client", pair)).toEqual([]);
    const seven = await Promise.all(Array.from({ length: 7 }, () => photoOf(client.user.id)));
    expect(await refusal(client.call.send({ ...pair, photoIds: seven }))).toMatchObject({
      errors: { photoIds: [{ rule: "tooMany", max: 6 }] },
    });
  });
});

describe("whose it is", () => {
  test("nobody else finds it", async () => {
    const { client, other, otherClient, request } = talk;
    const pair = await request();
    await client.call.send({ ...pair, body: "Entre nous" });
    const own = { ...pair, companyId: other.id };
    // The other company received the request too, and may begin a conversation of its own.
    for (const [stranger, at] of [
      [otherClient, pair],
      [otherClient, own],
      [other, pair],
    ] as const)
      for (const call of [
        () => stranger.call.get(at),
        () => stranger.call.send({ ...at, body: "x" }),
        () => stranger.call.markRead({ ...at, upTo: v7() }),
      ])
        expect(await refusal(call())).toMatchObject({ code: "NOT_FOUND" });
    expect((await otherClient.call.list({})).items).toEqual([]);
  });

  test("there is none with a company that declined, and for the client none before somebody wrote", async () => {
    const { client, company, request } = talk;
    const declined = await request({ response: "declined" });
    expect(await refusal(company.call.send({ ...declined, body: "x" }))).toMatchObject({ code: "NOT_FOUND" });
    for (const pair of [declined, await request({ response: "none" })])
      expect(await refusal(client.call.get(pair))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("the back office is not let in", async () => {
    const { admin, as, request } = talk;
    const pair = await request();
    const call = as(admin);
    for (const refused of [
      () => call.get(pair),
      () => call.list({}),
      () => call.unread(),
      () => call.send({ ...pair, body: "x" }),
    ])
      expect(await refusal(refused())).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("when it is closed", () => {
  const close = {
    canceled: (pair: Pair) =>
      db
        .update(jobRequests)
        .set({ status: 1, canceledAt: sql`now()` })
        .where(eq(jobRequests.id, pair.jobRequestId)),
    declined: (pair: Pair) => db.update(jobRequestCompanies).set({ response: "declined" }).where(recipientOf(pair)),
    rejected: (pair: Pair) =>
      db
        .update(jobRequestCompanies)
        .set({ clientDecision: "rejected", decidedAt: sql`now()` })
        .where(recipientOf(pair)),
  };

  test.each(["canceled", "declined", "rejected"] as const)("%s: reading stays, writing ends", async (reason) => {
    const { client, company, request } = talk;
    const pair = await request();
    await client.call.send({ ...pair, body: "Encore là ?" });
    await close[reason](pair);
    for (const { call } of [client, company]) {
      expect(await call.get(pair)).toMatchObject({
        open: false,
        closedReason: reason,
        messages: [{ body: "Encore là ?" }],
      });
      expect(await refusal(call.send({ ...pair, body: "x" }))).toMatchObject({ code: "CONVERSATION_CLOSED" });
    }
    expect((await company.call.list({})).items[0]).toMatchObject({ ...pair, open: false });
  });

  test("one that was rejected opens again when it is accepted after all", async () => {
    const { client, request } = talk;
    const pair = await request({ clientDecision: "rejected" });
    await db.update(jobRequestCompanies).set({ clientDecision: "accepted" }).where(recipientOf(pair));
    expect(await client.call.send({ ...pair, body: "Venez lundi" })).toMatchObject({ body: "Venez lundi" });
  });

  test("the other one is locked: it is told that nobody is there, and not why", async () => {
    const { client, company, request } = talk;
    const pair = await request();
    await company.call.send({ ...pair, body: "Bonjour" });
    await db
      .update(users)
      .set({ lockedAt: sql`now()` })
      .where(eq(users.id, company.user.id));
    expect(await client.call.get(pair)).toMatchObject({
      open: false,
      closedReason: "gone",
      messages: [{ body: "Bonjour" }],
    });
    expect(await refusal(client.call.send({ ...pair, body: "x" }))).toMatchObject({ code: "CONVERSATION_CLOSED" });
    await db.update(users).set({ lockedAt: null }).where(eq(users.id, company.user.id));
  });

  test("goes with its request, and the database lets nobody talk who did not receive it", async () => {
    const { client, request, photoOf } = talk;
    const pair = await request();
    const { id } = await client.call.send({ ...pair, photoIds: [await photoOf(client.user.id)] });
    await db.delete(jobRequests).where(eq(jobRequests.id, pair.jobRequestId));
    expect(await db.$count(messages, eq(messages.id, id))).toBe(0);
    expect(await db.$count(messagePhotos, eq(messagePhotos.messageId, id))).toBe(0);
    const alone = db.insert(conversations).values({ ...pair, tendererId: client.id, clientWroteAt: sql`now()` });
    await expect(alone).rejects.toMatchObject({ cause: { constraint_name: "conversations_recipient" } });
  });
});

describe("read and unread", () => {
  test("what the other one wrote is unread until it is marked; a mark never goes back", async () => {
    const { client, company, request } = talk;
    const pair = await request();
    const one = await company.call.send({ ...pair, body: "un" });
    const two = await company.call.send({ ...pair, body: "deux" });
    await client.call.send({ ...pair, body: "de moi" });
    const three = await company.call.send({ ...pair, body: "trois" });
    expect(await client.call.get(pair)).toMatchObject({ unread: 3 });
    expect(await company.call.get(pair)).toMatchObject({ unread: 1 });
    expect((await company.call.get(pair)).otherReadAt).toBeUndefined();

    expect(await client.call.markRead({ ...pair, upTo: two.id })).toEqual({ unread: 1 });
    expect(await company.call.get(pair)).toMatchObject({ otherReadAt: two.createdAt });
    expect(await client.call.markRead({ ...pair, upTo: one.id })).toEqual({ unread: 1 });
    expect(await client.call.markRead({ ...pair, upTo: three.id })).toEqual({ unread: 0 });
    expect(await refusal(client.call.markRead({ ...pair, upTo: v7() }))).toMatchObject({
      errors: { upTo: [{ rule: "unknown" }] },
    });
  });

  test("counts all that a person has not read, by conversation, the latest first", async () => {
    const own = await talkIn(database);
    expect(await own.client.call.unread()).toEqual({ total: 0, byRequest: [] });
    const [first, second, silent] = [await own.request(), await own.request(), await own.request()];
    for (const pair of [first, first, second]) await own.company.call.send({ ...pair, body: "Bonjour" });
    await own.client.call.send({ ...silent, body: "Bonjour" });
    expect(await own.client.call.unread()).toEqual({
      total: 3,
      byRequest: [
        { ...second, count: 1 },
        { ...first, count: 2 },
      ],
    });
    expect(await own.company.call.unread()).toEqual({ total: 1, byRequest: [{ ...silent, count: 1 }] });
  });
});

test("the list has the conversations that have begun, the latest message first, page by page", async () => {
  const own = await talkIn(database);
  const [first, second, third] = [await own.request(), await own.request(), await own.request()];
  await own.request();
  for (const pair of [first, second, third, first]) await own.company.call.send({ ...pair, body: "Bonjour\n\nà vous" });
  const { items, ...page } = await own.client.call.list({ pageSize: 2 });
  expect(page).toEqual({ totalCount: 3, pageNumber: 1, pageSize: 2, totalPages: 2, next: expect.any(String) });
  expect(items.map(({ jobRequestId }) => jobRequestId)).toEqual([first.jobRequestId, third.jobRequestId]);
  expect(items[0]).toMatchObject({
    companyId: own.company.id,
    unread: 2,
    open: true,
    company: { id: own.company.id, name: "Peinture Rochat" },
    lastMessage: { excerpt: "Bonjour à vous", photoCount: 0, mine: false },
  });
  const next = await own.client.call.list({ pageSize: 2, pageNumber: 2 });
  expect(next.items.map(({ jobRequestId }) => jobRequestId)).toEqual([second.jobRequestId]);
});

test("nobody sends more than a person types", async () => {
  const own = await talkIn(database);
  const pair = await own.request();
  await db.execute(sql`
    insert into attempts (kind, subject, user_id, at)
    select 'message', ${own.client.user.id}, ${own.client.user.id}, now() from generate_series(1, 30)`);
  expect(await refusal(own.client.call.send({ ...pair, body: "encore" }))).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await own.company.call.send({ ...pair, body: "moi si" })).toMatchObject({ mine: true });
});

describe("contact data", () => {
  const typed = "Appelez le 079 123 45 67 ou écrivez à lea@exemple.ch, rue du Lac 1. CHF 2'500 le 12.11.2026.";
  const hidden = "Appelez le ••• ou écrivez à •••, •••. CHF 2'500 le 12.11.2026.";

  test("is hidden from the other one until the acceptance; who wrote it is told so", async () => {
    const own = await talkIn(database);
    const pair = await own.request();
    expect(await own.client.call.send({ ...pair, body: typed })).toMatchObject({ body: typed, masked: true });
    expect((await own.client.call.get(pair)).messages).toMatchObject([{ body: typed, masked: true }]);
    expect((await own.company.call.get(pair)).messages).toMatchObject([{ body: hidden, masked: true }]);
    expect((await own.company.call.list({})).items[0]?.lastMessage.excerpt).toBe(hidden);
    expect((await own.client.call.list({})).items[0]?.lastMessage.excerpt).toBe(typed);

    await db
      .update(jobRequestCompanies)
      .set({ clientDecision: "accepted", decidedAt: sql`now()` })
      .where(recipientOf(pair));
    for (const { call } of [own.client, own.company])
      expect((await call.get(pair)).messages).toMatchObject([{ body: typed, masked: false }]);
    expect((await own.company.call.list({})).items[0]?.lastMessage.excerpt).toBe(typed);
  });

  test("of the two is known, and hidden also where it does not look like any", async () => {
    const own = await talkIn(database);
    const pair = await own.request({ street: "Sonnenhalde 7" });
    await own.client.call.send({ ...pair, body: "C’est à la Sonnenhalde 7, le 79 1 23 4567" });
    expect((await own.company.call.get(pair)).messages[0]?.body).toBe("C’est à la •••, le •••");
  });

  test("is shown at once where it is so configured", async () => {
    const own = await talkIn(database);
    const pair = await own.request();
    await own.client.call.send({ ...pair, body: typed });
    await db
      .insert(applicationConfig)
      .values({ key: "jobRequest.contactVisibility", value: "sent", type: "text", description: "x" });
    refreshSettings(db);
    expect((await own.company.call.get(pair)).messages).toMatchObject([{ body: typed, masked: false }]);
    await db.delete(applicationConfig);
    refreshSettings(db);
  });
});
