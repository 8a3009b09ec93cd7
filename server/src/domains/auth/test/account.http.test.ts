import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { emptyTables } from "../../../test/database/database.ts";
import { botProofOf } from "../../../test/app/bot-proof.ts";
import { accountsIn, person, secret } from "./account.fixture.ts";

const testing = await testApp({ env: { JWT_SECRET: secret } });
const { app, sql } = testing;
const { confirmCode, resetCode, wrong, wait, userOf, audited } = accountsIn(testing);

interface Answer {
  statusCode: number;
  body: { data: Record<string, unknown> & { id: string; token: string } } & Record<string, unknown>;
  retryAfter: number;
}

const isOpenToStrangers = (call: string) => call.startsWith("sign-up");

async function post(call: string, fields: object, token?: string, ip = "192.0.2.1"): Promise<Answer> {
  const payload = isOpenToStrangers(call) ? { botProof: await botProofOf(app), ...fields } : fields;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: "POST", url: `/api/Auth/${call}`, payload, headers, remoteAddress: ip });
  return { statusCode: answer.statusCode, body: answer.json(), retryAfter: Number(answer.headers["retry-after"]) };
}
const profile = async (token: string) => {
  const answer = await app.inject({ url: "/api/Auth/Profile", headers: { authorization: `Bearer ${token}` } });
  return answer.json<{ status?: number; data: Record<string, unknown> }>();
};
const mails = async () =>
  sql<
    { kind: string; data: string }[]
  >`select data->>'kind' as kind, data::text as data from pgboss.job where name = 'mail'`;

let people = 0;
async function company() {
  const email = `Entreprise.${++people}@exemple.ch`;
  const { body, statusCode } = await post("sign-up-company", { ...person, email, companyName: "Peinture Rochat" });
  expect(statusCode).toBe(200);
  return { email, ...body.data };
}
const signIn = (email: string, password: string, ip?: string) => post("sign-in", { email, password }, undefined, ip);

beforeEach(async () => {
  await sql`delete from pgboss.job`;
  await sql`delete from attempts`;
  await emptyTables(sql, "audit_entries");
});

describe("signing up", () => {
  test("as a client gives the user, without a token, and mails a code", async () => {
    const email = " Lea.Blanc@exemple.ch ";
    const { body } = await post("sign-up-tenderer", { ...person, email, phone: "079 555 01 42", lang: "en" });
    expect(body.data).toEqual({
      id: expect.any(String),
      email: "Lea.Blanc@exemple.ch",
      username: "Lea.Blanc",
      firstName: "Anna",
      lastName: "Rochat",
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.kind).toBe("verificationCode");
    expect(mail?.data).not.toContain(await confirmCode(body.data.id));
    const { body: signedIn } = await signIn("lea.blanc@EXEMPLE.ch", person.password);
    expect(await profile(signedIn.data.token)).toMatchObject({
      data: {
        role: "Tenderer",
        phone: "+41795550142",
        lang: "en",
        emailConfirmed: false,
        tendererId: expect.any(String),
      },
    });
  });

  test("as a company gives a token", async () => {
    const { token } = await company();
    expect(await profile(token)).toMatchObject({ data: { role: "Company", companyId: expect.any(String) } });
    const reachable = {
      ...person,
      email: "telephone@exemple.ch",
      companyName: "Plâtrerie Rochat",
      phone: "+41795550142",
    };
    await post("sign-up-company", reachable);
    const [row] = await sql<
      { phone: string | null }[]
    >`select phone from companies where name = ${reachable.companyName}`;
    expect(row?.phone).toBe(reachable.phone);
  });

  test("with an e-mail that is taken is refused, in whatever case, and the name of the second is its own", async () => {
    const email = "jean@exemple.ch";
    expect((await post("sign-up-tenderer", { ...person, email })).body.data["username"]).toBe("jean");
    const again = await post("sign-up-company", { ...person, email: "JEAN@exemple.ch", companyName: "Jean" });
    expect(again.body).toMatchObject({ status: 409, code: "EMAIL_TAKEN", errors: { email: [expect.any(String)] } });
    const other = await post("sign-up-tenderer", { ...person, email: "jean@exemple.com" });
    expect(other.body.data["username"]).toMatch(/^jean-\d{8}$/);
  });

  test.each([
    ["too short", "password", { password: "neuf-lett" }],
    ["too long", "password", { password: "x".repeat(129) }],
    ["common", "password", { password: "QWERTYuiop" }],
    ["the e-mail in it", "password", { password: "my-MARIE.favre-word" }],
    ["conditions not accepted", "acceptConditions", { acceptConditions: false }],
    ["not an e-mail", "email", { email: "marie.favre" }],
    ["not a Swiss mobile", "phone", { phone: "079 555" }],
  ])("%s is refused on its field", async (_name, field, change) => {
    const { body } = await post("sign-up-tenderer", { ...person, email: "marie.favre@exemple.ch", ...change });
    expect(body).toMatchObject({ status: 400, code: "VALIDATION_FAILED", errors: { [field]: [expect.any(String)] } });
  });

  test("takes blanks and composed letters of a password as they are", async () => {
    const email = "composed@exemple.ch";
    await post("sign-up-tenderer", { ...person, email, password: "  e\u0301te\u0301-bleu  " });
    expect((await signIn(email, "  été-bleu  ")).statusCode).toBe(200);
    expect((await signIn(email, "été-bleu")).statusCode).toBe(401);
  });
});

describe("confirming the e-mail", () => {
  test("gives a new token of the same session", async () => {
    const { id, token } = await company();
    const { body } = await post("verify-code", { code: await confirmCode(id) }, token);
    expect(await profile(body.data.token)).toMatchObject({ data: { emailConfirmed: true } });
    expect(await sql`select 1 from sessions where user_id = ${id}`).toHaveLength(1);
    expect(await audited("auth.verifyCode")).toBe(1);
    expect((await post("send-verification-code", {}, token)).statusCode).toBe(409);
  });

  test("fails with a code that is wrong, old, used or tried too often", async () => {
    const { id, token } = await company();
    const code = await confirmCode(id);
    const attempt = async (offered: string) => (await post("verify-code", { code: offered }, token)).body["code"];
    for (let tries = 1; tries <= 5; tries++) expect(await attempt(wrong(code))).toBe("CODE_INVALID");
    expect(await attempt(code)).toBe("CODE_INVALID");
    expect(await audited("auth.codeExhausted")).toBe(1);

    await wait("61 seconds");
    expect((await post("send-verification-code", {}, token)).statusCode).toBe(200);
    const second = await confirmCode(id);
    await wait("10 minutes 1 second");
    expect(await attempt(second)).toBe("CODE_INVALID");

    await post("send-verification-code", {}, token);
    expect(await attempt(second)).toBe("CODE_INVALID");
    const third = await confirmCode(id);
    expect(await attempt(third)).toBe(undefined);
    expect(await attempt(third)).toBe("CODE_INVALID");
  });

  test("sends a code once a minute and five times an hour", async () => {
    const { token } = await company();
    const send = () => post("send-verification-code", {}, token);
    const tooSoon = await send();
    expect(tooSoon.body).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect(tooSoon.retryAfter).toBeGreaterThan(50);
    for (let sent = 2; sent <= 5; sent++) {
      await wait("61 seconds");
      const { body } = await send();
      expect(body.data["sentTo"]).toMatch(/^E….@exemple\.ch$/);
      expect(body.data["retryAfterSeconds"]).toBeGreaterThan(sent < 5 ? 50 : 3000);
    }
    await wait("61 seconds");
    expect((await send()).retryAfter).toBeGreaterThan(3000);
    await wait("1 hour");
    expect((await send()).statusCode).toBe(200);
  });

  test("refuses in the order: nobody, input, code", async () => {
    expect((await post("verify-code", { code: 1 })).statusCode).toBe(401);
    const { token } = await company();
    expect((await post("verify-code", { code: "12345" }, token)).body["code"]).toBe("VALIDATION_FAILED");
  });
});

describe("a forgotten password", () => {
  const newPassword = "une-autre-phrase-9";

  test("is replaced with the code; every session ends and the pauses too", async () => {
    const { email, id, token } = await company();
    for (let tries = 1; tries <= 5; tries++) await signIn(email, "faux-mot-de-passe");
    expect((await signIn(email, person.password)).statusCode).toBe(429);
    expect((await post("forgot-password", { email })).body.data).toEqual({ sent: true });
    expect((await mails()).map(({ kind }) => kind).sort()).toEqual(["passwordReset", "verificationCode"]);
    const code = await resetCode(email);
    const { body } = await post("reset-password", { email: email.toUpperCase(), code, newPassword });
    expect(body.data).toEqual({ reset: true });
    expect(await profile(token)).toMatchObject({ status: 401 });
    expect((await signIn(email, newPassword)).statusCode).toBe(200);
    expect((await signIn(email, person.password)).statusCode).toBe(401);
    expect(await audited("auth.resetPassword")).toBe(1);
    expect((await userOf(email)).emailConfirmed).toBe(true);
    expect((await post("reset-password", { email, code, newPassword })).body["code"]).toBe("CODE_INVALID");
    expect(id).toBe((await userOf(email)).id);
  });

  test("is answered alike whether or not there is an account", async () => {
    const { email } = await company();
    const answersTo = async (address: string) => {
      const sent = await post("reset-password", { email: address });
      const again = await post("forgot-password", { email: address });
      const code = wrong(await resetCode(address));
      const tries = [];
      for (let count = 0; count < 7; count++)
        tries.push(await post("reset-password", { email: address, code, newPassword }));
      return [sent, again, ...tries].map(({ statusCode, body }) => [
        statusCode,
        body.data,
        body["code"],
        body["detail"],
      ]);
    };
    const known = await answersTo(email);
    expect(known.map(([status]) => status)).toEqual([200, 429, 400, 400, 400, 400, 400, 400, 400]);
    const unknown = await answersTo("personne@exemple.ch");
    const seconds = /\d+/;
    expect(JSON.stringify(unknown).replace(seconds, "")).toBe(JSON.stringify(known).replace(seconds, ""));
    expect(
      (
        await post("reset-password", {
          email: "personne@exemple.ch",
          code: await resetCode("personne@exemple.ch"),
          newPassword,
        })
      ).body["code"],
    ).toBe("CODE_INVALID");
  });

  test.each([
    ["a code alone", { code: "123456" }, "newPassword"],
    ["a password alone", { newPassword }, "code"],
    ["a common password", { code: "123456", newPassword: "1q2w3e4r5t" }, "newPassword"],
    ["the e-mail in the password", { code: "123456", newPassword: "personne-personne" }, "newPassword"],
  ])("takes no %s", async (_name, fields, field) => {
    const { body } = await post("reset-password", { email: "personne@exemple.ch", ...fields });
    expect(body).toMatchObject({ status: 400, code: "VALIDATION_FAILED", errors: { [field]: [expect.any(String)] } });
  });
});

describe("changing the password", () => {
  const newPassword = "encore-une-phrase-7";

  test("ends every older token and gives one that works", async () => {
    const { email, token } = await company();
    const other = await signIn(email, person.password);
    const { body } = await post("change-password", { currentPassword: person.password, newPassword }, token);
    for (const old of [token, other.body.data.token]) expect(await profile(old)).toMatchObject({ status: 401 });
    expect(await profile(body.data.token)).toMatchObject({ data: { email } });
    expect((await signIn(email, newPassword)).statusCode).toBe(200);
    expect(await audited("auth.changePassword")).toBe(1);
  });

  test("refuses a wrong present one on its field, and after five of them pauses", async () => {
    const { email, token } = await company();
    const change = (currentPassword: string, chosen = newPassword) =>
      post("change-password", { currentPassword, newPassword: chosen }, token);
    expect((await change(person.password, `x-${email}`)).body).toMatchObject({
      status: 400,
      errors: { newPassword: [expect.any(String)] },
    });
    expect((await change(person.password, "1q2w3e4r5t")).body).toMatchObject({
      status: 400,
      errors: { newPassword: [expect.any(String)] },
    });
    for (let tries = 1; tries <= 5; tries++)
      expect((await change("faux")).body).toMatchObject({
        status: 400,
        errors: { currentPassword: [expect.any(String)] },
      });
    expect((await change(person.password)).statusCode).toBe(429);
  });
});

test("one says what one is called, and in which language", async () => {
  const { token } = await company();
  const first = await post(
    "update-profile",
    { firstName: "Zoé", lastName: "Favre", phone: "0795550142", lang: "en" },
    token,
  );
  expect(first.body.data).toMatchObject({ firstName: "Zoé", phone: "+41795550142", lang: "en", role: "Company" });
  const second = await post("update-profile", { phone: null }, token);
  expect(second.body.data).toMatchObject({ firstName: "Zoé", lastName: "Favre", lang: "en" });
  expect(second.body.data).not.toHaveProperty("phone");
});

describe("signing in", () => {
  const fail = async (email: string, times: number, ip?: string) => {
    const statuses = [];
    for (let tries = 1; tries <= times; tries++) statuses.push((await signIn(email, "faux", ip)).statusCode);
    return statuses;
  };

  test.each([
    ["an account", async () => (await company()).email],
    ["an e-mail without one", () => "inconnue@exemple.ch"],
  ])("pauses a stranger longer and longer for %s, and never for good", async (_name, make) => {
    const email = await make();
    expect(await fail(email, 5, "192.0.2.1")).toEqual([401, 401, 401, 401, 401]);
    const paused = await signIn(email, person.password, "192.0.2.1");
    expect(paused.body).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect(paused.retryAfter).toBeGreaterThan(50);
    expect(paused.retryAfter).toBeLessThanOrEqual(60);
    expect(await audited("auth.signInPaused")).toBe(1);
    await wait("61 seconds");
    expect(await fail(email, 5)).toEqual([401, 401, 401, 401, 401]);
    expect((await signIn(email, person.password)).retryAfter).toBeGreaterThan(700);
    await wait("15 minutes");
    expect(await fail(email, 1)).toEqual([401]);
  });

  test("with the right password begins anew, and counts for no address", async () => {
    const { email } = await company();
    await fail(email, 4);
    expect((await signIn(email, person.password)).statusCode).toBe(200);
    expect(await fail(email, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(
      await sql`select count(*)::int as n from attempts where kind like '%Password' group by kind, subject order by n`,
    ).toMatchObject([{ n: 5 }, { n: 9 }]);
    expect(await sql`select distinct kind from attempts where kind like '%Password' order by kind`).toMatchObject([
      { kind: "addressPassword" },
      { kind: "originPassword" },
    ]);
  });

  test("pauses an address that tries many accounts", async () => {
    for (let account = 0; account < 6; account++) await fail(`compte-${account}@exemple.ch`, 5, "2001:db8:1:2::5");
    expect(await fail("encore@exemple.ch", 1, "2001:db8:1:2::6")).toEqual([429]);
    expect(await fail("encore@exemple.ch", 1, "2001:db8:1:3::6")).toEqual([401]);
  });

  test("lets no more tries through when they come at once", async () => {
    const { email } = await company();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, "faux")));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });
});
