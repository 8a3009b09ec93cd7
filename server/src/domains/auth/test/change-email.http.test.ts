import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { emptyTables } from "../../../test/database/database.ts";
import { botProofOf } from "../../../test/app/bot-proof.ts";
import { accountsIn, person, secret } from "./account.fixture.ts";

const testing = await testApp({ env: { JWT_SECRET: secret } });
const { app, sql } = testing;
const { confirmCode, proofCode, changeCode, wrong, wait, userOf, audited } = accountsIn(testing);
const { password, ...nameless } = person;

interface Answer {
  statusCode: number;
  body: { data: Record<string, unknown> & { id: string; token: string } } & Record<string, unknown>;
  cookie: string | undefined;
}
async function post(call: string, payload: object, token?: string, cookie = ""): Promise<Answer> {
  const headers = token === undefined ? { cookie } : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: "POST", url: `/api/Auth/${call}`, payload, headers });
  const [set = ""] = [answer.headers["set-cookie"] ?? []].flat();
  return { statusCode: answer.statusCode, body: answer.json(), cookie: set.split(";")[0] };
}
const profile = async (token: string) => {
  const answer = await app.inject({ url: "/api/Auth/Profile", headers: { authorization: `Bearer ${token}` } });
  return answer.json<{ status?: number; data: Record<string, unknown> }>();
};
const mailsTo = async (userId: string) =>
  (
    await sql<{ kind: string }[]>`
      select data->>'kind' as kind from pgboss.job where name = 'mail' and data->>'to' = ${userId} order by kind`
  ).map(({ kind }) => kind);

let people = 0;
const fresh = () => `adresse.${++people}@exemple.ch`;
/** A client who is signed in and has confirmed the e-mail. */
async function client(fields: object = {}) {
  const email = fresh();
  const botProof = await botProofOf(app);
  const { body, cookie } = await post("sign-up-tenderer", { ...nameless, ...fields, email, botProof });
  const { id } = body.data;
  const entered = await post("sign-in-with-code", { email, code: await confirmCode(id) }, undefined, cookie);
  await sql`delete from pgboss.job`;
  return { id, email, token: entered.body.data.token };
}
async function unconfirmed(fields: object = { password }) {
  const email = fresh();
  const botProof = await botProofOf(app);
  const { body } = await post("sign-up-company", { ...nameless, ...fields, email, companyName: "Rochat", botProof });
  await sql`delete from pgboss.job`;
  return { id: body.data.id, email, token: body.data.token };
}

beforeEach(async () => {
  await sql`delete from attempts`;
  await emptyTables(sql, "audit_entries");
});

describe("another e-mail", () => {
  test("is the account's once its code is typed; other sessions end, and the address of before is told", async () => {
    const { id, email, token } = await client({ password });
    const other = await post("sign-in", { email, password });
    const newEmail = fresh();
    const asked = await post("request-email-change", { newEmail, currentPassword: password }, token);
    expect(asked.body.data).toMatchObject({ sentTo: expect.stringMatching(/^a….@exemple\.ch$/) });
    expect(await mailsTo(id)).toEqual(["emailChangeAsked", "emailChangeCode"]);
    expect((await userOf(email)).id).toBe(id);

    const { body } = await post("confirm-email-change", { code: await changeCode(id) }, token);
    expect(await profile(body.data.token)).toMatchObject({ data: { email: newEmail, emailConfirmed: true } });
    for (const old of [token, other.body.data.token]) expect(await profile(old)).toMatchObject({ status: 401 });
    expect((await mailsTo(id)).includes("emailChanged")).toBe(true);
    expect((await post("sign-in", { email: newEmail, password })).statusCode).toBe(200);
    expect((await post("sign-in", { email, password })).statusCode).toBe(401);
    expect(await audited("auth.requestEmailChange")).toBe(1);
    expect(await audited("auth.confirmEmailChange")).toBe(1);
  });

  test("needs the password", async () => {
    const { token } = await client({ password });
    const ask = (fields: object) => post("request-email-change", { newEmail: fresh(), ...fields }, token);
    for (const fields of [{}, { currentPassword: "faux" }])
      expect((await ask(fields)).body).toMatchObject({
        status: 400,
        errors: { currentPassword: [expect.any(String)] },
      });
  });

  test("needs a code where there is no password", async () => {
    const { id, token } = await client();
    const ask = (fields: object) => post("request-email-change", { newEmail: fresh(), ...fields }, token);
    expect((await ask({})).body).toMatchObject({ status: 400, errors: { code: [expect.any(String)] } });
    expect((await post("send-proof-code", {}, token)).statusCode).toBe(200);
    const code = await proofCode(id);
    expect((await ask({ code: wrong(code) })).body["code"]).toBe("CODE_INVALID");
    expect((await ask({ code })).statusCode).toBe(200);
    expect((await ask({ code })).body["code"]).toBe("CODE_INVALID");
  });

  test("that is somebody's is answered alike, and takes no code", async () => {
    const taken = await client();
    const { id, token } = await client({ password });
    const ask = (newEmail: string) => post("request-email-change", { newEmail, currentPassword: password }, token);
    const answer = await ask(taken.email);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.body.data).toSorted()).toEqual(["retryAfterSeconds", "sentAt", "sentTo"]);
    expect(await mailsTo(id)).toEqual(["emailChangeAsked"]);
    expect((await post("confirm-email-change", { code: await changeCode(id) }, token)).body["code"]).toBe(
      "CODE_INVALID",
    );
    expect((await ask(fresh())).statusCode).toBe(429);
    await wait("61 seconds");
    expect((await ask(fresh())).statusCode).toBe(200);
  });

  test("goes to one of two who ask for it at once", async () => {
    const newEmail = fresh();
    const both = await Promise.all([client({ password }), client({ password })]);
    for (const { token } of both) await post("request-email-change", { newEmail, currentPassword: password }, token);
    const answers = await Promise.all(
      both.map(async ({ id, token }) => post("confirm-email-change", { code: await changeCode(id) }, token)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body["code"]).toBe("EMAIL_TAKEN");
  });

  test("is taken once, however often its code is sent at once", async () => {
    const { id, token } = await client({ password });
    await post("request-email-change", { newEmail: fresh(), currentPassword: password }, token);
    const code = await changeCode(id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post("confirm-email-change", { code }, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await audited("auth.confirmEmailChange")).toBe(1);
  });

  test("corrects a mistyped one before it is confirmed, and tells its holder nothing", async () => {
    const { id, token } = await unconfirmed();
    const newEmail = fresh();
    await post("request-email-change", { newEmail, currentPassword: password }, token);
    expect(await mailsTo(id)).toEqual(["emailChangeCode"]);
    const { body } = await post("confirm-email-change", { code: await changeCode(id) }, token);
    expect(await profile(body.data.token)).toMatchObject({ data: { email: newEmail, emailConfirmed: true } });
    expect(await mailsTo(id)).toEqual(["emailChangeCode"]);
  });
});

describe("an account without a password", () => {
  test("chooses one with a code", async () => {
    const { id, email, token } = await client();
    expect(await profile(token)).toMatchObject({ data: { hasPassword: false } });
    expect((await post("change-password", { newPassword: password }, token)).body).toMatchObject({
      errors: { code: [expect.any(String)] },
    });
    await post("send-proof-code", {}, token);
    const { body } = await post("change-password", { code: await proofCode(id), newPassword: password }, token);
    expect(await profile(body.data.token)).toMatchObject({ data: { hasPassword: true } });
    expect((await post("sign-in", { email, password })).statusCode).toBe(200);
    expect((await post("send-proof-code", {}, body.data.token)).statusCode).toBe(409);
  });

  test("is deleted with a code", async () => {
    const { id, token } = await client();
    expect((await post("delete-account", {}, token)).statusCode).toBe(400);
    await post("send-proof-code", {}, token);
    expect((await post("delete-account", { code: await proofCode(id) }, token)).body.data).toEqual({ deleted: true });
    expect(await profile(token)).toMatchObject({ status: 401 });
  });
});

test("a code that still works is not sent again when none is wanted then, and the answer says since when it works", async () => {
  const { id, token } = await unconfirmed();
  const arrive = () => post("send-verification-code", { unlessStanding: true }, token);
  const first = await arrive();
  expect(first.body.data).toMatchObject({ sentAt: expect.any(String), retryAfterSeconds: expect.any(Number) });
  expect(await mailsTo(id)).toEqual([]);
  await wait("11 minutes");
  expect((await arrive()).statusCode).toBe(200);
  expect(await mailsTo(id)).toEqual(["verificationCode"]);
});
