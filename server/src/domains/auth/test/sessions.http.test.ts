import type { Session } from "@metiro/shared/auth/schema";
import { decodeJwt } from "jose";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { botProofOf } from "../../../test/app/bot-proof.ts";
import { accountsIn, person, secret } from "./account.fixture.ts";

const testing = await testApp({ env: { JWT_SECRET: secret } });
const { app, sql } = testing;
const { userOf } = accountsIn(testing);

const post = (call: string, payload: object, token?: string, device = "curl/8.5.0") => {
  const headers = { "user-agent": device, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  return app.inject({ method: "POST", url: `/api/Auth/${call}`, payload, headers });
};
const sessionsOf = async (token: string) => {
  const answer = await app.inject({ url: "/api/Auth/Sessions", headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, sessions: answer.json<{ data: Session[] }>().data };
};
const mails = async () =>
  (
    await sql<
      { to: string }[]
    >`select data->>'to' as to from pgboss.job where name = 'mail' and data->>'kind' = 'sessionDisplaced'`
  ).length;

let people = 0;
async function client() {
  const email = `appareils.${++people}@exemple.ch`;
  await post("sign-up-tenderer", { ...person, email, botProof: await botProofOf(app) });
  const signIn = async (device?: string) =>
    (await post("sign-in", { email, password: person.password }, undefined, device)).json<{ data: { token: string } }>()
      .data.token;
  return { email, signIn };
}

beforeEach(() => sql`delete from pgboss.job`);

test("an account has ten sessions: one more ends the oldest and its owner is told, by mail once a day", async () => {
  const { signIn } = await client();
  const first = await signIn("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
  const tokens = [];
  for (let count = 2; count <= 10; count++) tokens.push(await signIn());
  expect((await sessionsOf(first)).sessions).toHaveLength(10);
  expect(await mails()).toBe(0);

  const eleventh = await signIn();
  expect((await sessionsOf(first)).status).toBe(401);
  const { sessions } = await sessionsOf(eleventh);
  expect(sessions).toHaveLength(10);
  expect(sessions[0]).toMatchObject({ current: true, displacedDevice: expect.stringContaining("Firefox") });
  expect(sessions[1]).not.toHaveProperty("displacedDevice");
  expect(await mails()).toBe(1);

  await signIn();
  expect((await sessionsOf(eleventh)).sessions).toHaveLength(10);
  expect((await sessionsOf(tokens[0] ?? "")).status).toBe(401);
  expect((await sessionsOf(tokens[1] ?? "")).status).toBe(200);
  expect(await mails()).toBe(1);
});

test("all other sessions are ended at once, and nobody else's", async () => {
  const [one, other] = [await client(), await client()];
  const [here, there, bystander] = [await one.signIn(), await one.signIn(), await other.signIn()];
  expect((await post("end-other-sessions", {}, here)).json()).toMatchObject({ data: { ended: 1 } });
  expect([(await sessionsOf(here)).status, (await sessionsOf(there)).status]).toEqual([200, 401]);
  expect((await sessionsOf(bystander)).status).toBe(200);
  expect((await post("end-other-sessions", {}, here)).json()).toMatchObject({ data: { ended: 0 } });
});

test("a proof opens what asks for one, with the same token; a wrong one does not", async () => {
  const { email, signIn } = await client();
  const token = await signIn();
  const { id } = await userOf(email);
  await sql`update sessions set proved_at = now() - interval '6 minutes' where user_id = ${id}`;
  const phone = () => post("update-profile", { phone: "0795550142" }, token);
  expect((await phone()).json()).toMatchObject({
    status: 403,
    code: "REAUTH_REQUIRED",
    params: { proofs: ["password"] },
  });
  const wrong = await post("prove", { password: "pas-celui-la" }, token);
  expect(wrong.json()).toMatchObject({ status: 400, errors: { password: [expect.any(String)] } });
  expect((await post("prove", {}, token)).json()).toMatchObject({ code: "REAUTH_REQUIRED" });
  expect((await phone()).statusCode).toBe(403);
  const { data } = (await post("prove", { password: person.password }, token)).json<{
    data: { provedUntil: string };
  }>();
  const minutes = (Date.parse(data.provedUntil) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(4);
  expect(minutes).toBeLessThanOrEqual(5.1);
  expect((await phone()).statusCode).toBe(200);
});

test("no token lasts beyond the twelve hours of its session, and a completed profile gives none", async () => {
  const { authorization, sessionId, userId } = await testing.signedIn("Tenderer");
  const [place] = await sql<{ id: string }[]>`
    with canton as (insert into regions (name, slug) values ('Vaud', 'vaud') returning id)
    insert into regions (name, slug, parent_id) select 'Nyon', 'nyon', id from canton returning id`;
  await sql`update sessions set created_at = now() - interval '11 hours' where id = ${sessionId}`;
  const complete = () =>
    app.inject({
      method: "POST",
      url: "/api/Tenderer/complete-profile",
      headers: { authorization },
      payload: {
        phone: "0795550142",
        street: "Rue du Lac 1",
        postalCode: "1260",
        locality: "Nyon",
        subregionId: place?.id,
      },
    });
  const { exp = 0 } = decodeJwt((await complete()).json<{ data: string }>().data);
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(3600);
  expect(exp - Date.now() / 1000).toBeGreaterThan(3500);
  expect((await complete()).json()).toMatchObject({ status: 409, code: "CONFLICT" });
  await sql`update sessions set created_at = now() - interval '30 days' where user_id = ${userId}`;
  expect((await complete()).statusCode).toBe(401);
});

test.each(["/api/Auth/sign-out", "/trpc/auth.signOut"])(
  "%s takes private images out of the browser's cache",
  async (url) => {
    const { authorization } = await testing.signedIn("Tenderer");
    const call = () =>
      app.inject({ method: "POST", url, headers: { authorization, "content-type": "application/json" }, payload: {} });
    expect((await call()).headers["clear-site-data"]).toBe('"cache"');
    const again = await call();
    expect(again.statusCode).toBe(401);
    expect(again.headers).not.toHaveProperty("clear-site-data");
  },
);
