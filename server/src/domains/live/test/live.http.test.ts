import { liveEvent, type LiveEvent } from "@metiro/shared/live/schema";
import type { Role } from "@metiro/shared/roles";
import { eq, sql } from "drizzle-orm";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildApp } from "../../../app/build-app.ts";
import { companies, jobRequestCompanies, sessions, tenderers } from "../../../db/schema/index.ts";
import { announce } from "../../../live/index.ts";
import { accessTokens } from "../../../tokens/access-token.ts";
import { testApp } from "../../../test/app/app.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";

const server = await testApp();
const { app, config, db } = server;
const origin = await app.listen({ host: "127.0.0.1", port: 0 });

/** Another process of the same database, which has begun to listen to it: what was announced before it tells nobody one by one. */
async function anotherProcess() {
  const other = await buildApp({ config, db, sql: server.sql });
  onTestFinished(() => other.close());
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  other.news.onReconnect(resolve);
  const [at] = await Promise.all([other.listen({ host: "127.0.0.1", port: 0 }), listening]);
  return { app: other, origin: at };
}

/** A request of a client, with a company that received it. */
async function sentRequest() {
  const make = rowsIn(db);
  const [client, company] = [await server.signedIn("Tenderer"), await server.signedIn("Company")];
  const [[tenderer], [recipient]] = await Promise.all([
    db.select().from(tenderers).where(eq(tenderers.userId, client.userId)),
    db.select().from(companies).where(eq(companies.userId, company.userId)),
  ]);
  const region = await make.region();
  const [trade, place] = [
    await make.subcategory((await make.category()).id),
    await make.region({ parentId: region.id }),
  ];
  const request = await make.request(
    tenderer?.id ?? "",
    { subcategoryId: trade.id, subregionId: place.id },
    { status: 4, processedAt: new Date().toISOString() },
  );
  await make.recipient({ jobRequestId: request.id, companyId: recipient?.id ?? "" });
  return { id: request.id, client, company };
}

/** What somebody hears from now on; `undefined` when it is over. */
async function listen({ authorization }: { authorization?: string }, at = origin, readAgo?: number) {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const headers = authorization === undefined ? {} : { authorization };
  const input = readAgo === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify({ readAgo }))}`;
  const response = await fetch(`${at}/trpc/live.events${input}`, { headers, signal: end.signal });
  if (response.status !== 200 || !response.body) throw new Error(`Refused with ${response.status}`);
  const messages = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = messages.getReader();
  // A process that has just begun to listen to the database tells everybody to read everything anew.
  const next = async (): Promise<LiveEvent | undefined> => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      if (value.event === "serialized-error") throw new Error(value.data);
      const event = value.event === undefined && liveEvent.parse(JSON.parse(value.data));
      if (event && event.about !== "everything") return event;
    }
  };
  expect(await next()).toEqual({ about: "start" });
  return next;
}

const call = ({ authorization }: { authorization: string }, method: "GET" | "POST", path: string, body?: object) =>
  app.inject({ method, url: `/api/${path}`, headers: { authorization }, ...(body && { payload: body }) });

test("what one does, the other hears on whatever process it looks", async () => {
  const { id, client, company } = await sentRequest();
  const other = await anotherProcess();
  const [heardByClient, heardByAdmin] = [
    await listen(client, other.origin),
    await listen(await server.signedIn("Admin")),
  ];

  expect((await call(company, "GET", `JobRequest/Get/${id}`)).statusCode).toBe(200);
  expect(await heardByClient()).toEqual({ about: "jobRequest", id });
  expect(await heardByAdmin()).toEqual({ about: "jobRequest", id });

  const heardByCompany = await listen(company, other.origin);
  expect((await call(client, "POST", `JobRequest/${id}/cancel`, {})).statusCode).toBe(200);
  expect(await heardByCompany()).toEqual({ about: "jobRequest", id });
});

test("who begins to listen hears what happened since it has read, on whatever process, whether anybody listened then or not", async () => {
  const [{ id, client }, own] = [await sentRequest(), await sentRequest()];
  const quiet = await anotherProcess();
  await listen(await server.signedIn("Admin"));
  await db.transaction((tx) => announce(tx, { about: "jobRequest", id }));
  const last = { about: "company", id: crypto.randomUUID() } as const;
  await db.transaction((tx) => announce(tx, last));
  for (const at of [origin, quiet.origin]) {
    // Changes come in their order: the process that knows of the last one knows of both.
    const next = await listen(await server.signedIn("Admin"), at, 10_000);
    for (let event = await next(); event?.about !== "company" || event.id !== last.id;) event = await next();
    expect(await (await listen(client, at, 10_000))()).toEqual({ about: "jobRequest", id });
  }

  const heard = await listen(own.client, origin, 10_000);
  const late = await listen(client, origin, 0);
  await db.transaction((tx) => announce(tx, { about: "jobRequest", id: own.id }));
  expect(await heard()).toEqual({ about: "jobRequest", id: own.id });
  await call(client, "POST", `JobRequest/${id}/cancel`, {});
  expect(await late()).toEqual({ about: "jobRequest", id });
});

test("nobody says a time that is longer ago than changes are kept", async () => {
  await expect(listen(await server.signedIn("Admin"), origin, 10_001)).rejects.toThrow("BAD_REQUEST");
});

test.each(["Tenderer", "Company"] as const)("a %s hears nothing of the requests of others", async (role: Role) => {
  const [foreign, own] = [await sentRequest(), await sentRequest()];
  const heard = await listen(role === "Tenderer" ? own.client : own.company);
  await db.transaction((tx) => announce(tx, { about: "jobRequest", id: foreign.id }));
  await db.transaction((tx) => announce(tx, { about: "jobRequest", id: own.id }));
  expect(await heard()).toEqual({ about: "jobRequest", id: own.id });
});

test("what one company does with a request no other one that has it hears", async () => {
  const [{ id, client, company }, elsewhere] = [await sentRequest(), await sentRequest()];
  const [rival] = await db.select().from(companies).where(eq(companies.userId, elsewhere.company.userId));
  await rowsIn(db).recipient({ jobRequestId: id, companyId: rival?.id ?? "" });
  const [heardByClient, heardByRival] = [await listen(client), await listen(elsewhere.company)];
  expect((await call(company, "GET", `JobRequest/Get/${id}`)).statusCode).toBe(200);
  expect(await heardByClient()).toEqual({ about: "jobRequest", id });
  const answered = await call(company, "POST", `JobRequest/${id}/answer`, {
    response: "interested",
    message: "Volontiers.",
  });
  expect(answered.statusCode).toBe(200);
  expect(await heardByClient()).toEqual({ about: "jobRequest", id });
  // What it hears first came after all of that.
  await db.transaction((tx) => announce(tx, { about: "jobRequest", id: elsewhere.id }));
  expect(await heardByRival()).toEqual({ about: "jobRequest", id: elsewhere.id });
});

test("a company hears of itself in its other windows, as the admins do, and nobody else", async () => {
  const [own, other] = [await sentRequest(), await sentRequest()];
  const [heard, heardByAdmin, elsewhere] = [
    await listen(own.company),
    await listen(await server.signedIn("Admin")),
    await listen(other.company),
  ];
  const answer = await call(own.company, "POST", "Company/Away", { away: true });
  const { id } = answer.json<{ data: { id: string } }>().data;
  expect(await heard()).toEqual({ about: "company", id });
  expect(await heardByAdmin()).toEqual({ about: "company", id });
  await db.transaction((tx) => announce(tx, { about: "jobRequest", id: other.id }));
  expect(await elsewhere()).toEqual({ about: "jobRequest", id: other.id });
});

test("a company hears of a request once it can no longer be taken back", async () => {
  const { id, company, client } = await sentRequest();
  await db.update(jobRequestCompanies).set({ heldUntil: sql`clock_timestamp() + interval '300 milliseconds'` });
  const [early, late] = [await listen(client), await listen(company)];
  await db.transaction((tx) => announce(tx, { about: "jobRequest", id }));
  expect(await early()).toEqual({ about: "jobRequest", id });
  expect(await late()).toEqual({ about: "jobRequest", id });
  expect((await call(company, "GET", `JobRequest/Get/${id}`)).statusCode).toBe(200);
});

test("what is said and read is heard by the two who talk, and by nobody else", async () => {
  const { id, client, company } = await sentRequest();
  await db.update(jobRequestCompanies).set({ response: "interested", respondedAt: sql`now()` });
  const [{ companyId } = { companyId: "" }] = await db
    .select({ companyId: jobRequestCompanies.companyId })
    .from(jobRequestCompanies)
    .where(eq(jobRequestCompanies.jobRequestId, id));
  const foreign = await sentRequest();
  const [heardByClient, heardByCompany, heardByAdmin, heardByOther] = [
    await listen(client),
    await listen(company),
    await listen(await server.signedIn("Admin")),
    await listen(foreign.company),
  ];
  const told = { about: "conversation", id, companyId };
  const path = `Conversation/${id}/${companyId}`;
  const sent = await call(company, "POST", `${path}/send`, { body: "Bonjour" });
  expect(sent.statusCode).toBe(200);
  expect([await heardByClient(), await heardByCompany()]).toEqual([told, told]);
  const upTo = sent.json<{ data: { id: string } }>().data.id;
  expect((await call(client, "POST", `${path}/read`, { upTo })).statusCode).toBe(200);
  expect(await heardByCompany()).toEqual(told);

  // Who hears the next thing first has heard nothing of this.
  await db.transaction((tx) => announce(tx, { about: "jobRequest", id: foreign.id }));
  const next = { about: "jobRequest", id: foreign.id };
  expect([await heardByAdmin(), await heardByOther()]).toEqual([next, next]);
});

test("what is rolled back is not told, and what is said twice is told once", async () => {
  const [undone, first, second] = [await sentRequest(), await sentRequest(), await sentRequest()];
  const heard = await listen(await server.signedIn("Admin"));
  const failing = db.transaction(async (tx) => {
    await announce(tx, { about: "jobRequest", id: undone.id });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await db.transaction(async (tx) => {
    await announce(tx, { about: "jobRequest", id: first.id });
    await announce(tx, { about: "jobRequest", id: first.id });
  });
  await db.transaction((tx) => announce(tx, { about: "jobRequest", id: second.id }));
  const own = new Set([undone.id, first.id, second.id]);
  const nextOwn = async () => {
    for (;;) {
      const event = await heard();
      // What a test before did may be told as late as this.
      if (event === undefined || ("id" in event && own.has(event.id))) return event;
    }
  };
  // Whom each concerns is read side by side: their order is not told.
  expect(new Set([await nextOwn(), await nextOwn()])).toEqual(
    new Set([
      { about: "jobRequest", id: first.id },
      { about: "jobRequest", id: second.id },
    ]),
  );
});

test("it is for those who are signed in", async () => {
  await expect(listen({})).rejects.toThrow("UNAUTHORIZED");
  await expect(listen({ authorization: "Bearer x.y.z" })).rejects.toThrow("UNAUTHORIZED");
});

test("a process that ends lets nobody wait", async () => {
  const other = await anotherProcess();
  const heard = await listen(await server.signedIn("Company"), other.origin);
  await other.app.close();
  expect(await heard()).toBeUndefined();
});

type Person = Awaited<ReturnType<typeof server.signedIn>>;

test.each([
  ["its sign-out", (who: Person) => call(who, "POST", "Auth/sign-out")],
  [
    "a lock",
    async ({ userId }: Person) =>
      call(await server.signedIn("Admin"), "POST", `User/Lock/${userId}`, { reason: "Essai" }),
  ],
  [
    "another device",
    async (who: Person) => {
      const [other] = await db.insert(sessions).values({ userId: who.userId }).returning({ id: sessions.id });
      const { sign } = accessTokens({ key: config.keys.accessToken, origin: config.publicUrl });
      const token = await sign({
        userId: who.userId,
        sessionId: other?.id ?? "",
        sessionEndsAt: Date.now() / 1000 + 3600,
        role: "Company",
        emailConfirmed: true,
        profileCompleted: false,
      });
      return call({ authorization: `Bearer ${token}` }, "POST", "Auth/end-other-sessions", {});
    },
  ],
])("a stream ends at once with %s, on whatever process", async (_name, end) => {
  const other = await anotherProcess();
  const company = await server.signedIn("Company");
  const [here, there] = [await listen(company), await listen(company, other.origin)];
  const began = performance.now();
  expect((await end(company)).statusCode).toBe(200);
  expect(await here()).toBeUndefined();
  expect(await there()).toBeUndefined();
  // A second on a quiet machine; without being told it took up to sixty.
  expect(performance.now() - began).toBeLessThan(30_000);
});

test("a stream ends with the twelve hours of its session, not some time after", async () => {
  const company = await server.signedIn("Company");
  await db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '12 hours' + interval '2 seconds'` })
    .where(eq(sessions.id, company.sessionId));
  const heard = await listen(company);
  expect(await heard()).toBeUndefined();
});

test("after the session nothing is heard any more", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const company = await server.signedIn("Company");
  const heard = await listen(company);
  await db.update(sessions).set({ endedAt: new Date().toISOString() }).where(eq(sessions.id, company.sessionId));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await heard()).toBeUndefined();
});
