import { createSecretKey } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { testApp } from "../test/app/app.ts";
import { requestContext } from "./context.ts";

const { app, sql, signedIn } = await testApp();

const call = (authorization: string, url = "/api/Auth/Profile") => app.inject({ url, headers: { authorization } });
const lastSeen = async (sessionId: string) => {
  const [row] = await sql<{ ago: number }[]>`
    select extract(epoch from now() - last_seen_at)::int as ago from sessions where id = ${sessionId}`;
  return row?.ago;
};
const seen = (sessionId: string, ago: string) =>
  sql`update sessions set last_seen_at = now() - ${ago}::interval where id = ${sessionId}`;

test("a session knows whose it is", async () => {
  const company = await signedIn("Company");
  const answer = await call(company.authorization);
  expect(answer.json()).toMatchObject({ data: { id: company.userId, role: "Company", companyId: expect.any(String) } });
});

describe("a token is refused on every call, public ones too, over both surfaces", () => {
  const forged = (key: string) =>
    new SignJWT({ sid: "0199f0c0-0000-7000-8000-000000000001" })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject("0199f0c0-0000-7000-8000-000000000002")
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(createSecretKey(key, "utf8"));

  const ended = async (change: (person: Awaited<ReturnType<typeof signedIn>>) => PromiseLike<unknown>) => {
    const person = await signedIn("Tenderer");
    expect((await call(person.authorization)).statusCode).toBe(200);
    await change(person);
    return person.authorization;
  };

  test.each([
    ["forged", async () => `Bearer ${await forged("a-secret-that-is-not-the-server's-own-0123456789")}`],
    ["no token at all", () => "Bearer"],
    ["another scheme", () => "Basic YTpi"],
    ["a token of nothing", () => "Bearer a.b.c"],
    [
      "session ended",
      () => ended(({ sessionId }) => sql`update sessions set ended_at = now() where id = ${sessionId}`),
    ],
    ["four hours asleep", () => ended(({ sessionId }) => seen(sessionId, "4 hours 1 second"))],
    [
      "twelve hours old, though it was never asleep",
      () =>
        ended(
          ({ sessionId }) =>
            sql`update sessions set created_at = now() - interval '12 hours 1 second' where id = ${sessionId}`,
        ),
    ],
    ["locked", () => ended(({ userId }) => sql`update users set locked_at = now() where id = ${userId}`)],
    ["erased", () => ended(({ userId }) => sql`update users set deleted_at = now() where id = ${userId}`)],
  ])("%s", async (_name, make) => {
    const authorization = await make();
    for (const url of ["/api/Auth/Profile", "/api/Region/All"]) {
      const answer = await call(authorization, url);
      expect(answer.json()).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
      expect(answer.headers["www-authenticate"]).toBe("Bearer");
    }
    const typed = await call(authorization, "/trpc/region.list");
    expect(typed.statusCode).toBe(401);
    expect(typed.json()).toMatchObject({ error: { data: { problem: { code: "UNAUTHORIZED" } } } });
  });
});

test("the session of one cannot be used by another", async () => {
  const [one, other] = [await signedIn("Tenderer"), await signedIn("Tenderer")];
  await sql`update sessions set user_id = ${other.userId} where id = ${one.sessionId}`;
  expect((await call(one.authorization)).statusCode).toBe(401);
});

test("role and state are those of the database, not of the token", async () => {
  const person = await signedIn("Tenderer");
  await sql`update users set email_confirmed = false where id = ${person.userId}`;
  const answer = await app.inject({
    method: "POST",
    url: "/api/JobRequest/GetAllForTenderer",
    headers: { authorization: person.authorization },
  });
  expect(answer.json()).toMatchObject({ code: "EMAIL_NOT_CONFIRMED" });
});

describe("when a session was last seen", () => {
  test("is noted when the note is older than a minute", async () => {
    const { sessionId, authorization } = await signedIn("Admin");
    await seen(sessionId, "3 hours");
    expect((await call(authorization)).statusCode).toBe(200);
    await expect.poll(() => lastSeen(sessionId)).toBeLessThan(5);
  });

  test("is not written again within the minute", async () => {
    const { sessionId, authorization } = await signedIn("Admin");
    await seen(sessionId, "50 seconds");
    await call(authorization);
    await call(authorization);
    expect(await lastSeen(sessionId)).toBeGreaterThanOrEqual(50);
  });
});

test("sessions of calls that come together are read together, and one that has ended stays out among them", async () => {
  const people = await Promise.all(
    (["Tenderer", "Company", "Admin", "Tenderer"] as const).map((role) => signedIn(role)),
  );
  const [, , , ended] = people;
  await sql`update sessions set ended_at = now() where id = ${ended?.sessionId ?? ""}`;
  const tokens = people.map(({ authorization }) => authorization);
  const answers = await Promise.all([...tokens, ...tokens].map((authorization) => call(authorization)));
  expect(answers.map((answer) => answer.json<{ data?: { id: string } }>().data?.id)).toEqual(
    [...people, ...people].map((person) => (person === ended ? undefined : person.userId)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(2);
});

test("passwords that somebody signed in gives wait in a line where strangers do not", async () => {
  // As much of the services as telling who asks takes: the passwords say whose line they wait in.
  const services = {
    config: { publicUrl: "https://metiro.example.ch" },
    fileSigner: { addressesFor: () => ({}) },
    tokens: { verify: async () => ({}) },
    actorOf: async () => ({ userId: "anna" }),
    passwords: { from: (asking: object) => ({ asking, ofKnown: (known: string) => ({ asking, known }) }) },
  };
  const passwordsOf = async (headers: object) => {
    const request = { headers, ip: "2001:db8:1:2::1", id: "1", log: { child: () => ({}) } };
    return (await requestContext(services as never, request as never)).passwords;
  };
  const asking = { address: "2001:db8:1:2", network: "2001:db8:1::" };
  expect(await passwordsOf({})).toEqual({ asking, ofKnown: expect.any(Function) });
  expect(await passwordsOf({ authorization: "Bearer token" })).toEqual({ asking, known: "anna" });
});
