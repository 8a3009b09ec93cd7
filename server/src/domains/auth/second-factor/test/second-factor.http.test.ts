import type { PasskeyOptions } from "@metiro/shared/auth/second-factor";
import type { OwnSignIns } from "@metiro/shared/auth/sign-ins";
import { expect, test } from "vitest";
import { testApp } from "../../../../test/app/app.ts";
import { accountsIn, secret } from "../../test/account.fixture.ts";
import { factorsIn } from "./second-factor.fixture.ts";
import { softwarePasskey } from "./software-passkey.ts";

const server = await testApp({ env: { JWT_SECRET: secret, PUBLIC_URL: "http://localhost:3000" } });
const { sql } = server;
const { call, signIn, tokenOf, shown, made, ticketOf, withTotp, withPasskey, optionsFor } = factorsIn(server);
const { audited, resetCode, signInCode, wait } = accountsIn(server);

await sql`
  insert into application_config (key, value, type, description) values ('botProtection.provider', '"none"', 'text', '')`;

const withApp = async () => {
  const account = await made();
  return { ...account, ...(await withTotp(await tokenOf(account.email))) };
};
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const refused = (code: string) => ({ status: 400, body: expect.objectContaining({ code }) as unknown });
const mailsOf = async (userId: string) =>
  (await sql<{ kind: string }[]>`select data->>'kind' as kind from pgboss.job where data->>'to' = ${userId}`)
    .map(({ kind }) => kind)
    .sort();

test("an account without a factor is answered as ever", async () => {
  const { email } = await made();
  const { status, body } = await signIn(email);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(["email", "firstName", "id", "lastName", "token", "username"]);
});

test("with an app, the password opens nothing but the way to the code", async () => {
  const { email, key } = await withApp();
  const { status, body } = await signIn(email);
  expect(status).toBe(403);
  expect(body.token).toBeUndefined();
  expect(body.params).toEqual({ ticket: expect.any(String) as unknown, methods: ["totp", "backupCode"] });
  const ticket = body.params?.ticket ?? "";
  const opened = await call("second-factor", { ticket, totp: shown(key) });
  expect(opened.status).toBe(200);
  expect((await call("Profile", {}, opened.body.token, "GET")).status).toBe(200);
  // A ticket opens one session, and nothing of the site itself.
  expect((await call("second-factor", { ticket, totp: shown(key, 1) })).body.code).toBe("SIGN_IN_EXPIRED");
  expect((await call("Profile", {}, await ticketOf(email), "GET")).status).toBe(401);
});

test("a code of an app is taken once, of this step or of those beside it", async () => {
  const { email, key } = await withApp();
  // All of one moment: the clock may come to the next step while they are sent.
  const codes = [1, 0, -1].map((steps) => shown(key, steps));
  expect((await call("second-factor", { ticket: await ticketOf(email), totp: codes[0] })).status).toBe(200);
  for (const totp of codes)
    expect(await call("second-factor", { ticket: await ticketOf(email), totp })).toMatchObject(
      refused("SECOND_FACTOR_INVALID"),
    );
});

test("a code that two send at once opens one session", async () => {
  const { email, key } = await withApp();
  const tickets = [await ticketOf(email), await ticketOf(email), await ticketOf(email)];
  const answers = await Promise.all(tickets.map((ticket) => call("second-factor", { ticket, totp: shown(key) })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
});

test("five wrong codes make a pause, whatever the ticket, and tell the owner", async () => {
  const account = await made();
  const { key } = await withTotp(await tokenOf(account.email));
  for (let i = 0; i < 5; i++)
    expect(
      await call("second-factor", { ticket: await ticketOf(account.email), totp: wrong(shown(key)) }),
    ).toMatchObject(refused("SECOND_FACTOR_INVALID"));
  const paused = await call("second-factor", { ticket: await ticketOf(account.email), totp: shown(key) });
  expect(paused).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
  expect(await mailsOf(account.id)).toContain("secondFactorRefused");
  expect(await audited("auth.signInPaused")).toBeGreaterThan(0);
});

test("a ticket takes five tries and lasts five minutes", async () => {
  const { email, key } = await withApp();
  const ticket = await ticketOf(email);
  for (let i = 0; i < 5; i++) {
    await call("second-factor", { ticket, totp: wrong(shown(key)) });
    await sql`delete from attempts`;
  }
  expect((await call("second-factor", { ticket, totp: shown(key) })).body.code).toBe("SIGN_IN_EXPIRED");
  const old = await ticketOf(email);
  await sql`update sign_in_tickets set expires_at = expires_at - interval '5 minutes'`;
  expect((await call("second-factor", { ticket: old, totp: shown(key) })).body.code).toBe("SIGN_IN_EXPIRED");
});

test("a backup code opens one session, however it is written, and is told", async () => {
  const account = await made();
  const { backupCodes } = await withTotp(await tokenOf(account.email));
  expect(backupCodes).toHaveLength(10);
  const [first = "", second = ""] = backupCodes;
  const use = async (backupCode: string) =>
    call("second-factor", { ticket: await ticketOf(account.email), backupCode });
  expect((await use(first)).status).toBe(200);
  expect(await use(first)).toMatchObject(refused("SECOND_FACTOR_INVALID"));
  expect((await use(` ${second.replaceAll("-", " ").toUpperCase()} `)).status).toBe(200);
  expect(await mailsOf(account.id)).toEqual(["backupCodeUsed", "backupCodeUsed", "secondFactorAdded"]);
  const [kept] = await sql<{ hash: string }[]>`select hash from backup_codes where user_id = ${account.id}`;
  expect(kept?.hash).toMatch(/^\$argon2id\$/);
});

test("new backup codes end those of before", async () => {
  const { email, key, backupCodes } = await withApp();
  const { body } = await call("second-factor", { ticket: await ticketOf(email), totp: shown(key) });
  const renewed = await call<{ backupCodes: string[] }>("renew-backup-codes", undefined, body.token);
  expect(renewed.body.backupCodes).toHaveLength(10);
  const use = async (backupCode = "") => call("second-factor", { ticket: await ticketOf(email), backupCode });
  expect((await use(backupCodes[0])).status).toBe(400);
  expect((await use(renewed.body.backupCodes[0])).status).toBe(200);
});

test("no way in passes by the second factor: code by mail, new password, confirmed address", async () => {
  const { email, key } = await withApp();
  await call("forgot-password", { email });
  const newPassword = "une-autre-phrase-77";
  expect((await call("reset-password", { email, code: await resetCode(email), newPassword })).body).toEqual({
    reset: true,
  });
  const reset = await call("sign-in", { email, password: newPassword });
  expect(reset).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR_REQUIRED" } });
  expect((await call("second-factor", { ticket: reset.body.params?.ticket ?? "", totp: shown(key) })).status).toBe(200);
});

test("a mailed code to sign in with asks for the second factor as well", async () => {
  const { email, key } = await withApp();
  expect((await call("send-sign-in-code", { email })).status).toBe(200);
  const entered = await call("sign-in-with-code", { email, code: await signInCode(email) });
  expect(entered).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR_REQUIRED" } });
  expect((await call("second-factor", { ticket: entered.body.params?.ticket ?? "", totp: shown(key) })).status).toBe(
    200,
  );
});

test("a sign-in that waits for its second factor ends with a new password", async () => {
  const { email, key } = await withApp();
  const ticket = await ticketOf(email);
  await wait("2 minutes");
  await call("forgot-password", { email });
  await call("reset-password", { email, code: await resetCode(email), newPassword: "une-autre-phrase-78" });
  expect((await call("second-factor", { ticket, totp: shown(key) })).body.code).toBe("SIGN_IN_EXPIRED");
});

test("a passkey signs in alone, and in place of a code", async () => {
  const { email } = await made();
  const { passkey, backupCodes } = await withPasskey(await tokenOf(email));
  expect(backupCodes).toHaveLength(10);
  const options = await optionsFor();
  expect(options).toMatchObject({ rpId: "localhost", allowCredentials: [], userVerification: "required" });
  const alone = await call("sign-in-with-passkey", { passkey: passkey.answer(options, { count: 1 }) });
  expect(alone.status).toBe(200);
  const ticket = await ticketOf(email);
  const asked = await optionsFor(ticket);
  expect(asked.allowCredentials.map(({ id }) => id)).toEqual([passkey.id]);
  const second = passkey.answer(asked, { count: 2, verified: false });
  expect((await call("second-factor", { ticket, passkey: second })).status).toBe(200);
});

test("a passkey is refused that lies: challenge of before, other site, old count, nobody verified, other account", async () => {
  const { email } = await made();
  const { passkey } = await withPasskey(await tokenOf(email));
  const signInWith = (answer: object) => call("sign-in-with-passkey", { passkey: answer });
  const first = passkey.answer(await optionsFor(), { count: 5 });
  expect((await signInWith(first)).status).toBe(200);
  const failed = { status: 401, body: { code: "LOGIN_FAILED" } };
  expect(await signInWith(first)).toMatchObject(failed);
  expect(await signInWith(passkey.answer(await optionsFor(), { count: 5 }))).toMatchObject(failed);
  expect(await signInWith(passkey.answer(await optionsFor(), { count: 6, verified: false }))).toMatchObject(failed);
  expect(await signInWith(passkey.answer(await optionsFor(), { count: 6, at: "http://evil.test" }))).toMatchObject(
    failed,
  );
  expect(await signInWith(passkey.answer({ challenge: "AAAA" }, { count: 6 }))).toMatchObject(failed);
  expect(await signInWith(softwarePasskey("http://localhost:3000").answer(await optionsFor()))).toMatchObject(failed);
  // The challenge of one account is none for another, and none for whoever has no ticket.
  const other = await withApp();
  const asked = await optionsFor(await ticketOf(other.email));
  expect(await signInWith(passkey.answer(asked, { count: 6 }))).toMatchObject(failed);
  expect(
    await call("second-factor", { ticket: await ticketOf(other.email), passkey: passkey.answer(asked, { count: 6 }) }),
  ).toMatchObject(refused("SECOND_FACTOR_INVALID"));
  expect((await signInWith(passkey.answer(await optionsFor(), { count: 6 }))).status).toBe(200);
});

test("the first factor ends the other sessions, and one's key is not in the database", async () => {
  const { id, email } = await made();
  const elsewhere = await tokenOf(email);
  const token = await tokenOf(email);
  const { key } = await withTotp(token);
  expect((await call("Profile", {}, elsewhere, "GET")).status).toBe(401);
  expect((await call("Profile", {}, token, "GET")).status).toBe(200);
  const [kept] = await sql<{ row: string }[]>`select f::text as row from second_factors f where user_id = ${id}`;
  expect(kept?.row).not.toContain(key);
});

test("an app counts once it has shown a right code, and is renamed and removed", async () => {
  const { email } = await made();
  const token = await tokenOf(email);
  const { body: begun } = await call<{ id: string; key: string }>("begin-totp", undefined, token);
  expect((await signIn(email)).status).toBe(200);
  const name = "Téléphone";
  expect(await call("add-totp", { id: begun.id, name, totp: wrong(shown(begun.key)) }, token)).toMatchObject(
    refused("SECOND_FACTOR_INVALID"),
  );
  expect((await call("add-totp", { id: begun.id, name, totp: shown(begun.key) }, token)).status).toBe(200);
  expect((await call(`Factors/${begun.id}`, { name: "Autre" }, token)).body).toMatchObject({ name: "Autre" });
  expect((await call("Factors", {}, token, "GET")).body).toMatchObject({
    factors: [{ id: begun.id, kind: "totp", name: "Autre" }],
    backupCodesLeft: 10,
    required: false,
  });
  expect((await call(`Factors/${begun.id}`, {}, token, "DELETE")).status).toBe(200);
  expect((await call("Factors", {}, token, "GET")).body).toMatchObject({ factors: [], backupCodesLeft: 0 });
  expect((await signIn(email)).status).toBe(200);
});

/** Somebody with these factors whose last proof is too old. */
const staleSession = async (token: string) => {
  await sql`update sessions set proved_at = now() - interval '6 minutes' where ended_at is null`;
  return { token, asksProof: async () => (await call<Refusal>("begin-totp", undefined, token)).body };
};
interface Refusal {
  code?: string;
  params?: { proofs?: string[] };
}

test("the code of an app is a fresh proof, once, and wrong ones count as those of a sign-in", async () => {
  const { id, email } = await made();
  const { key } = await withTotp(await tokenOf(email));
  const usedUp = shown(key);
  const { body } = await call("second-factor", { ticket: await ticketOf(email), totp: usedUp });
  const { token, asksProof } = await staleSession(body.token ?? "");
  expect(await asksProof()).toMatchObject({ code: "REAUTH_REQUIRED", params: { proofs: ["password", "totp"] } });
  const prove = (given: object) => call("prove", given, token);
  // The very code, for the clock may have come to the next step.
  expect(await prove({ totp: usedUp })).toMatchObject(refused("SECOND_FACTOR_INVALID"));
  expect(await prove({ totp: shown(key, 1) })).toMatchObject({
    status: 200,
    body: { provedUntil: expect.any(String) },
  });
  expect((await asksProof()).code).toBeUndefined();
  await sql`delete from second_factors where user_id = ${id} and confirmed_at is null`;
  for (let i = 0; i < 5; i++) expect((await prove({ totp: wrong(shown(key)) })).status).toBe(400);
  expect(await prove({ totp: shown(key, 1) })).toMatchObject({ status: 429 });
  expect((await call("second-factor", { ticket: await ticketOf(email), totp: shown(key, 1) })).status).toBe(429);
  expect(await mailsOf(id)).toContain("secondFactorRefused");
});

test("a passkey is a fresh proof where its device knows its owner, in the session that asked", async () => {
  const { id, email } = await made();
  const { passkey } = await withPasskey(await tokenOf(email));
  const opened = await call("sign-in-with-passkey", { passkey: passkey.answer(await optionsFor(), { count: 1 }) });
  // An account without a password.
  await sql`update users set password_hash = null where id = ${id}`;
  const { token, asksProof } = await staleSession(opened.body.token ?? "");
  expect(await asksProof()).toMatchObject({ params: { proofs: ["code", "passkey"] } });
  const options = async (asker: string) => (await call<PasskeyOptions>("proof-options", undefined, asker)).body;
  const asked = await options(token);
  expect(asked).toMatchObject({ userVerification: "required", allowCredentials: [{ id: passkey.id }] });
  const prove = (answer: object, asker = token) => call("prove", { passkey: answer }, asker);
  expect(await prove(passkey.answer(asked, { count: 2, verified: false }))).toMatchObject(
    refused("SECOND_FACTOR_INVALID"),
  );
  const again = passkey.answer(await options(token), { count: 3 });
  expect((await prove(again)).status).toBe(200);
  expect((await asksProof()).code).toBeUndefined();
  // Neither again, nor in another session, nor with what was asked for to sign in.
  const elsewhere = await call("sign-in-with-passkey", { passkey: passkey.answer(await optionsFor(), { count: 4 }) });
  const others = [again, passkey.answer(await options(elsewhere.body.token ?? ""), { count: 5 })];
  for (const answer of [...others, passkey.answer(await optionsFor(), { count: 6 })])
    expect(await prove(answer)).toMatchObject(refused("SECOND_FACTOR_INVALID"));
});

test("an account without a passkey is asked for none, and one's app proves nobody else", async () => {
  const { email } = await made();
  const token = await tokenOf(email);
  expect((await call("proof-options", undefined, token)).status).toBe(409);
  const other = await withApp();
  expect(await call("prove", { totp: shown(other.key) }, token)).toMatchObject(refused("SECOND_FACTOR_INVALID"));
});

test("the record of sign-ins says how somebody came in: what was shown first, and what second", async () => {
  // Only so many refusals of an address are noted in a minute.
  await sql`update sign_in_events set at = at - interval '2 minutes'`;
  const { id, email } = await made();
  const { key, backupCodes } = await withTotp(await tokenOf(email));
  const { passkey } = await withPasskey(
    (await call("second-factor", { ticket: await ticketOf(email), totp: shown(key) })).body.token ?? "",
  );
  await call("second-factor", { ticket: await ticketOf(email), totp: wrong(shown(key)) });
  await call("second-factor", { ticket: await ticketOf(email), backupCode: backupCodes[0] });
  const ticket = await ticketOf(email);
  await call("second-factor", { ticket, passkey: passkey.answer(await optionsFor(ticket), { count: 1 }) });
  const alone = await call("sign-in-with-passkey", { passkey: passkey.answer(await optionsFor(), { count: 2 }) });
  await call("send-sign-in-code", { email });
  const { body: coded } = await call("sign-in-with-code", { email, code: await signInCode(email) });
  await call("second-factor", { ticket: coded.params?.ticket ?? "", totp: shown(key, 1) });
  await call("prove", { totp: wrong(shown(key)) }, alone.body.token);
  const { body: own } = await call<OwnSignIns>("SignIns", undefined, alone.body.token, "GET");
  const told = own
    .filter(({ outcome }) => outcome !== "secondFactorAsked")
    .map(({ method, secondFactor, outcome }) => [method, secondFactor ?? "", outcome].join(" "));
  expect(told.toReversed()).toEqual([
    "password  opened",
    "password totp opened",
    "password totp wrong",
    "password backupCode opened",
    "password passkey opened",
    "passkey  opened",
    "code totp opened",
    "secondFactor totp wrong",
  ]);
  expect(own).toHaveLength(await sql`select from sign_in_events where user_id = ${id}`.then(({ length }) => length));
});
