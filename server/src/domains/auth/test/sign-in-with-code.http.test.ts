import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { users } from "../../../db/schema/index.ts";
import { testApp } from "../../../test/app/app.ts";
import { emptyTables } from "../../../test/database/database.ts";
import { botProofOf } from "../../../test/app/bot-proof.ts";
import { createUser } from "../../../factories/index.ts";
import { accountsIn, person, secret } from "./account.fixture.ts";

const testing = await testApp({ env: { JWT_SECRET: secret } });
const { app, db, sql } = testing;
const { confirmCode, resetCode, signInCode, wrong, wait, userOf, audited } = accountsIn(testing);

interface Answer {
  statusCode: number;
  body: { data: Record<string, unknown> & { id: string; token: string; retryAfterSeconds: number } } & Record<
    string,
    unknown
  >;
  /** By which the browser is known from now on. */
  cookie: string | undefined;
}
async function post(call: string, payload: object, ip = "192.0.2.1", cookie?: string): Promise<Answer> {
  const headers = cookie === undefined ? {} : { cookie };
  const answer = await app.inject({ method: "POST", url: `/api/Auth/${call}`, payload, remoteAddress: ip, headers });
  const [set] = [answer.headers["set-cookie"] ?? []].flat();
  return { statusCode: answer.statusCode, body: answer.json(), cookie: set?.split(";")[0] };
}
const proven = async (call: string, fields: object) => post(call, { botProof: await botProofOf(app), ...fields });
const { password, ...nameless } = person;
const send = (email: string, fields: object = {}) => proven("send-sign-in-code", { email, ...fields });
const enter = (email: string, code: string, { ip, cookie }: { ip?: string; cookie?: string | undefined } = {}) =>
  post("sign-in-with-code", { email, code }, ip, cookie);
const profile = async (token: string) => {
  const answer = await app.inject({ url: "/api/Auth/Profile", headers: { authorization: `Bearer ${token}` } });
  return answer.json<{ status?: number; data: Record<string, unknown> }>();
};
const mailsTo = (userId: string) =>
  sql<
    { kind: string; lang: string | null }[]
  >`select data->>'kind' as kind, data->>'lang' as lang from pgboss.job where name = 'mail' and data->>'to' = ${userId} order by kind`;

let people = 0;
/** A client who signed up, with a password or without one. */
async function client(fields: object = {}) {
  const email = `cliente.${++people}@exemple.ch`;
  const { body, statusCode, cookie } = await proven("sign-up-tenderer", { ...nameless, email, ...fields });
  expect(statusCode).toBe(200);
  return { email, id: body.data.id, cookie };
}

beforeEach(async () => {
  await sql`delete from pgboss.job`;
  await sql`delete from attempts`;
  await emptyTables(sql, "audit_entries");
});

describe("an account without a password", () => {
  test("is entered with the code of its sign-up, which confirms its e-mail", async () => {
    const { email, id } = await client({ lang: "en" });
    expect(await mailsTo(id)).toMatchObject([{ kind: "verificationCode" }]);
    const { body } = await enter(email.toUpperCase(), await confirmCode(id));
    expect(body.data).toEqual({
      id,
      email,
      username: expect.any(String),
      firstName: "Anna",
      lastName: "Rochat",
      token: expect.any(String),
    });
    expect(await profile(body.data.token)).toMatchObject({ data: { role: "Tenderer", emailConfirmed: true } });
    expect(await audited("auth.signInWithCode")).toBe(1);
    expect((await userOf(email)).lastLoginAt).not.toBeNull();
  });

  test("is no invitation, and takes a password by way of a forgotten one", async () => {
    const { email, id } = await client();
    const admin = await testing.signedIn("Admin");
    const shown = await app.inject({ url: `/api/User/Get/${id}`, headers: { authorization: admin.authorization } });
    expect(shown.json()).toMatchObject({ data: { invited: false, emailConfirmed: false } });
    expect((await post("sign-in", { email, password })).statusCode).toBe(401);
    await proven("forgot-password", { email });
    const newPassword = "une-autre-phrase-9";
    const reset = await post("reset-password", { email, code: await resetCode(email), newPassword });
    expect(reset.body.data).toEqual({ reset: true });
    expect((await post("sign-in", { email, password: newPassword })).statusCode).toBe(200);
  });

  test.each([{ password: "" }, { password: null }])("is also made with %j", async (fields) => {
    const { email } = await client(fields);
    expect((await userOf(email)).passwordHash).toBeNull();
  });

  test("is for clients: a company chooses a password", async () => {
    const { body } = await proven("sign-up-company", { ...nameless, email: "sans@exemple.ch", companyName: "Sans" });
    expect(body).toMatchObject({ status: 400, errors: { password: [expect.any(String)] } });
  });
});

describe("a code that was asked for", () => {
  test("signs in once, beside the password, and confirms", async () => {
    const { email, id, cookie } = await client({ password });
    const { body } = await send(email, { lang: "en" });
    expect(body.data).toEqual({ sent: true, retryAfterSeconds: expect.any(Number) });
    expect(body.data.retryAfterSeconds).toBeGreaterThan(50);
    expect(await mailsTo(id)).toMatchObject([
      { kind: "signInCode", lang: "en" },
      { kind: "verificationCode", lang: null },
    ]);
    const code = await signInCode(email);
    const standing = await confirmCode(id);
    const entered = await enter(email, code, { cookie });
    expect(await profile(entered.body.data.token)).toMatchObject({ data: { emailConfirmed: true } });
    expect((await enter(email, code)).body["code"]).toBe("CODE_INVALID");
    expect((await enter(email, standing)).body["code"]).toBe("CODE_INVALID");
    expect((await post("sign-in", { email, password })).statusCode).toBe(200);
  });

  test("signs in one of many at once", async () => {
    const { email, id } = await client();
    await send(email);
    const code = await signInCode(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(email, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(400),
    ]);
    expect(await sql`select 1 from sessions where user_id = ${id}`).toHaveLength(1);
  });

  test("dies with five wrong tries, however many come at once", async () => {
    const { email, id } = await client();
    await send(email);
    const code = await signInCode(email);
    const standing = await confirmCode(id);
    const guesses = [code, standing].includes(wrong(code)) ? wrong(wrong(code)) : wrong(code);
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(email, guesses)));
    expect(new Set(answers.map(({ body }) => body["code"]))).toEqual(new Set(["CODE_INVALID"]));
    expect(await sql`select tries from verification_codes where user_id = ${id}`).toMatchObject([
      { tries: 5 },
      { tries: 5 },
    ]);
    for (const dead of [code, standing]) expect((await enter(email, dead)).body["code"]).toBe("CODE_INVALID");
    expect(await audited("auth.codeExhausted")).toBe(2);
    await wait("61 seconds");
    await send(email);
    expect((await enter(email, await signInCode(email))).statusCode).toBe(200);
  });

  test("no longer works after ten minutes, nor once another was sent", async () => {
    const { email } = await client();
    await send(email);
    const first = await signInCode(email);
    await wait("61 seconds");
    await send(email);
    const second = await signInCode(email);
    expect((await enter(email, first)).body["code"]).toBe("CODE_INVALID");
    await wait("10 minutes");
    expect((await enter(email, second)).body["code"]).toBe("CODE_INVALID");
  });

  test("is sent once a minute and five times an hour, to whomever", async () => {
    for (const email of [(await client()).email, "personne@exemple.ch"]) {
      expect((await send(email)).statusCode).toBe(200);
      expect((await send(email)).body).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
      for (let sent = 2; sent <= 5; sent++) {
        await wait("61 seconds");
        expect((await send(email)).body.data.retryAfterSeconds).toBeGreaterThan(sent < 5 ? 50 : 3000);
      }
      await wait("61 seconds");
      expect((await send(email)).statusCode).toBe(429);
    }
  });

  test("is sent by one of many askers at once", async () => {
    const { email, id } = await client();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(email)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429, 429]);
    expect((await mailsTo(id)).filter(({ kind }) => kind === "signInCode")).toHaveLength(1);
  });

  test("leads back to a page of this site alone", async () => {
    const { email } = await client();
    for (const returnUrl of ["//autre.ch", "/\\autre.ch", "https://autre.ch", "/a b", `/${"x".repeat(500)}`])
      expect((await send(email, { returnUrl })).body).toMatchObject({
        status: 400,
        errors: { returnUrl: [expect.any(String)] },
      });
    expect((await send(email, { returnUrl: "/request/peinture?step=summary" })).statusCode).toBe(200);
  });
});

describe("an address that somebody else signed up with", () => {
  test("is its owner's alone once the mailed code is typed: password, sessions and codes of before are void, which a mail says", async () => {
    const { email, id } = await client({ password });
    const squatter = (await post("sign-in", { email, password })).body.data.token;
    await send(email);
    const code = await signInCode(email);
    const standing = await confirmCode(id);
    const owner = await enter(email, code, { ip: "198.51.100.7" });
    expect(owner.statusCode).toBe(200);
    expect(await profile(squatter)).toMatchObject({ status: 401 });
    expect((await post("sign-in", { email, password })).statusCode).toBe(401);
    expect((await enter(email, standing)).body["code"]).toBe("CODE_INVALID");
    expect((await profile(owner.body.data.token)).data).toMatchObject({ emailConfirmed: true, hasPassword: false });
    expect(await mailsTo(id)).toEqual(expect.arrayContaining([{ kind: "passwordDropped", lang: null }]));
    expect((await mailsTo(id)).map(({ kind }) => kind)).not.toContain("newDevice");
  });

  test("of a company likewise, by the code of the sign-up's own mail", async () => {
    const email = "societe.prise@exemple.ch";
    const { body } = await proven("sign-up-company", { ...person, email, companyName: "Prise SA" });
    const owner = await enter(email, await confirmCode(body.data.id));
    expect(owner.statusCode).toBe(200);
    expect(await profile(body.data.token)).toMatchObject({ status: 401 });
    expect((await post("sign-in", { email, password })).statusCode).toBe(401);
  });

  test("takes no second factor before it is confirmed, and one of an earlier time goes with a new password", async () => {
    const { email, id } = await client({ password });
    const { token } = (await post("sign-in", { email, password })).body.data;
    const begun = await app.inject({
      method: "POST",
      url: "/api/Auth/begin-totp",
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    expect(begun.json()).toMatchObject({ code: "EMAIL_NOT_CONFIRMED" });
    await sql`insert into second_factors (user_id, kind, name, sealed_key, confirmed_at) values (${id}, 'totp', 'Autre', 'x', now())`;
    await proven("forgot-password", { email });
    const newPassword = "une-autre-phrase-9";
    await post("reset-password", { email, code: await resetCode(email), newPassword });
    expect((await post("sign-in", { email, password: newPassword })).statusCode).toBe(200);
  });

  test("whose owner had confirmed it keeps its factors when the password is chosen anew", async () => {
    const { email, id } = await client({ password });
    await db.update(users).set({ emailConfirmed: true }).where(eq(users.id, id));
    await sql`insert into second_factors (user_id, kind, name, sealed_key, confirmed_at) values (${id}, 'totp', 'Mien', 'x', now())`;
    await proven("forgot-password", { email });
    const newPassword = "une-autre-phrase-9";
    await post("reset-password", { email, code: await resetCode(email), newPassword });
    expect((await post("sign-in", { email, password: newPassword })).body["code"]).toBe("SECOND_FACTOR_REQUIRED");
  });
});

describe("nothing is given away", () => {
  test("whether there is an account: asking and trying are answered alike", async () => {
    const { email } = await client({ password });
    const admin = await createUser(db, { role: "Admin" });
    const answersTo = async (address: string) => {
      const answers = [await send(address), await send(address)];
      const code = wrong(await signInCode(address));
      for (let count = 0; count < 7; count++) answers.push(await enter(address, code));
      return answers.map(({ statusCode, body }) => [statusCode, body.data, body["code"], body["detail"]]);
    };
    const seconds = /(?<=dans )\d+ \S+|:\d+/g;
    const told = async (address: string) => JSON.stringify(await answersTo(address)).replaceAll(seconds, "");
    const known = await told(email);
    expect(known).toContain("CODE_INVALID");
    expect(await told("inconnue@exemple.ch")).toBe(known);
    expect(await told(admin.email)).toBe(known);
    expect(await mailsTo(admin.id)).toEqual([]);
    expect((await enter(admin.email, await signInCode(admin.email))).body["code"]).toBe("CODE_INVALID");
    expect((await enter("inconnue@exemple.ch", await signInCode("inconnue@exemple.ch"))).statusCode).toBe(400);
  });

  test("a locked account says so to the right code alone, and opens nothing", async () => {
    const { email, id } = await client();
    await send(email);
    const code = await signInCode(email);
    await db.update(users).set({ lockedAt: new Date().toISOString() }).where(eq(users.id, id));
    expect((await enter(email, wrong(code))).body["code"]).toBe("CODE_INVALID");
    expect((await enter(email, code)).body["code"]).toBe("ACCOUNT_LOCKED");
    expect(await sql`select 1 from sessions where user_id = ${id}`).toHaveLength(0);
  });

  test("an address that tries many codes has to wait; right ones are not counted", async () => {
    for (let tries = 0; tries < 30; tries++) await enter(`inconnue.${tries}@exemple.ch`, "123456", { ip: "192.0.2.9" });
    expect((await enter("inconnue@exemple.ch", "123456", { ip: "192.0.2.9" })).statusCode).toBe(429);
    const { email, id } = await client();
    expect((await enter(email, await confirmCode(id), { ip: "192.0.2.10" })).statusCode).toBe(200);
    expect(await sql`select 1 from attempts where subject = '192.0.2.10'`).toHaveLength(0);
  });
});
