import { expect, test } from "vitest";
import { resetFactorAsOperator } from "../../index.ts";
import { testApp } from "../../../../test/app/app.ts";
import { secret } from "../../test/account.fixture.ts";
import { factorsIn } from "./second-factor.fixture.ts";

const server = await testApp({ env: { JWT_SECRET: secret, PUBLIC_URL: "http://localhost:3000" } });
const { app, db, sql } = server;
const { call, signIn, tokenOf, shown, made, ticketOf, withTotp } = factorsIn(server);

await sql`
  insert into application_config (key, value, type, description) values ('security.adminSecondFactor', 'true', 'boolean', '')`;
await sql`
  insert into application_config (key, value, type, description) values ('mail.replyTo', '""', 'email', '')`;

const get = async (url: string, token: string) => {
  const answer = await app.inject({ url: `/api/${url}`, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, body: answer.json<{ code?: string; data?: { key: string }[] }>() };
};
const mailed = async (userId: string, kind: string) =>
  (await sql`select 1 from pgboss.job where data->>'to' = ${userId} and data->>'kind' = ${kind}`).length;

test("an admin without a factor may add one and nothing else, also where everybody may call", async () => {
  const { email } = await made("Admin");
  const token = await tokenOf(email);
  for (const url of ["User/GetAll", "Dashboard", "Auth/Sessions"])
    expect(await get(url, token)).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR_ENROLMENT_REQUIRED" } });
  expect((await get("Auth/Profile", token)).status).toBe(200);
  expect((await get("Auth/Factors", token)).body.data).toMatchObject({ factors: [], required: true });
  const keys = async () => (await get("ApplicationConfig/All", token)).body.data?.map(({ key }) => key);
  expect(await keys()).toEqual([]);
  const { id } = await withTotp(token);
  expect((await get("User/GetAll", token)).status).toBe(200);
  expect(await keys()).toContain("mail.replyTo");
  expect(await call(`Factors/${id}`, undefined, token, "DELETE")).toMatchObject({
    status: 409,
    body: { code: "LAST_FACTOR" },
  });
});

test("where it is not asked for, and of others, nothing changes", async () => {
  const client = await made();
  expect((await get("Auth/Sessions", await tokenOf(client.email))).status).toBe(200);
  await sql`update application_config set value = 'false' where key = 'security.adminSecondFactor'`;
  const { email } = await made("Admin");
  expect((await get("User/GetAll", await tokenOf(email))).status).toBe(200);
  await sql`update application_config set value = 'true' where key = 'security.adminSecondFactor'`;
});

test("another admin takes the factors away, with a reason; the owner is told and adds another", async () => {
  const [lost, other] = [await made("Admin"), await made("Admin")];
  const { key, backupCodes } = await withTotp(await tokenOf(lost.email));
  const before = await call("second-factor", { ticket: await ticketOf(lost.email), totp: shown(key) });
  const waiting = await ticketOf(lost.email);
  const token = await tokenOf(other.email);
  await withTotp(token);
  const headers = { authorization: `Bearer ${token}` };
  const reset = (id: string, reason = "Téléphone perdu") =>
    app.inject({ method: "POST", url: `/api/User/ResetSecondFactor/${id}`, headers, payload: { reason } });
  expect((await reset(lost.id, "")).statusCode).toBe(400);
  expect((await reset(other.id)).json()).toMatchObject({ code: "OWN_ACCOUNT" });
  expect((await reset(lost.id)).json()).toMatchObject({ data: { secondFactors: 0, openSessions: 0 } });
  expect((await get("Auth/Profile", before.body.token ?? "")).status).toBe(401);
  expect((await call("second-factor", { ticket: waiting, backupCode: backupCodes[0] })).body.code).toBe(
    "SIGN_IN_EXPIRED",
  );
  expect(await mailed(lost.id, "secondFactorReset")).toBe(1);
  const [entry] = await sql<{ details: object }[]>`
    select details from audit_entries where action = 'user.resetSecondFactor' and entity_id = ${lost.id}`;
  expect(entry?.details).toEqual({ factors: 1, reason: "Téléphone perdu" });
  const again = await signIn(lost.email);
  expect(again.status).toBe(200);
  expect((await get("User/GetAll", again.body.token ?? "")).body.code).toBe("SECOND_FACTOR_ENROLMENT_REQUIRED");
});

test("the operator takes them away where no other admin can", async () => {
  const { id, email } = await made("Admin");
  await withTotp(await tokenOf(email));
  const client = await made();
  expect(await resetFactorAsOperator(db, client.email)).toBe(false);
  expect(await resetFactorAsOperator(db, email)).toBe(true);
  expect(await mailed(id, "secondFactorReset")).toBe(1);
  expect((await signIn(email)).status).toBe(200);
});

test("adding a factor asks for a fresh proof", async () => {
  const { id, email } = await made();
  const token = await tokenOf(email);
  await sql`update sessions set proved_at = now() - interval '6 minutes' where user_id = ${id}`;
  expect(await call("begin-totp", undefined, token)).toMatchObject({ status: 403, body: { code: "REAUTH_REQUIRED" } });
  expect((await call("begin-passkey", undefined, token)).body.code).toBe("REAUTH_REQUIRED");
  expect((await call("renew-backup-codes", undefined, token)).body.code).toBe("REAUTH_REQUIRED");
});
