import { expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { botProofOf } from "../../../test/app/bot-proof.ts";
import { accountsIn, person, secret } from "./account.fixture.ts";

const testing = await testApp({ env: { JWT_SECRET: secret } });
const { app, sql } = testing;
const { resetCode, signInCode } = accountsIn(testing);
const newPassword = "une-autre-phrase-9";

const post = async (call: string, payload: object, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: "POST", url: `/api/Auth/${call}`, payload, headers });
  return { status: answer.statusCode, ...answer.json<{ code?: string; data: { id: string; token: string } }>() };
};

let people = 0;
async function company() {
  const email = `course.${++people}@exemple.ch`;
  const fields = { ...person, email, companyName: "Peinture Rochat", botProof: await botProofOf(app) };
  const { data } = await post("sign-up-company", fields);
  return { email, ...data };
}
const living = async (userId: string) =>
  (await sql`select id from sessions where user_id = ${userId} and ended_at is null`).length;

/** Both calls at once, the second begun while the first waits for the account: they come to it in this order. */
async function inTurn<First, Second>(userId: string, first: () => Promise<First>, second: () => Promise<Second>) {
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = sql.begin(async (tx) => {
    await tx`select id from users where id = ${userId} for no key update`;
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const waiting = async () => {
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return row?.n;
  };
  const answers: [Promise<First>, Promise<Second>] = [first(), undefined as never];
  await expect.poll(waiting).toBe(1);
  answers[1] = second();
  await expect.poll(waiting).toBe(2);
  release.resolve();
  await holding;
  return Promise.all(answers);
}

const change = (token: string) => post("change-password", { currentPassword: person.password, newPassword }, token);
const signIn = (email: string) => post("sign-in", { email, password: person.password });

test("a sign-in under way while the password is changed opens nothing", async () => {
  const { id, email, token } = await company();
  const [changed, signedIn] = await inTurn(
    id,
    () => change(token),
    () => signIn(email),
  );
  expect(changed.status).toBe(200);
  expect(signedIn).toMatchObject({ status: 401, code: "LOGIN_FAILED" });
  expect(await living(id)).toBe(1);
});

test("a sign-in that came just before the change is ended by it", async () => {
  const { id, email, token } = await company();
  const [signedIn, changed] = await inTurn(
    id,
    () => signIn(email),
    () => change(token),
  );
  expect([signedIn.status, changed.status]).toEqual([200, 200]);
  expect(await living(id)).toBe(1);
});

test("a sign-in under way while the password is reset opens nothing", async () => {
  const { id, email } = await company();
  await post("forgot-password", { email });
  const code = await resetCode(email);
  const reset = () => post("reset-password", { email, code, newPassword });
  const [done, signedIn] = await inTurn(id, reset, () => signIn(email));
  expect(done.status).toBe(200);
  expect(signedIn).toMatchObject({ status: 401, code: "LOGIN_FAILED" });
  expect(await living(id)).toBe(0);
});

test("a sign-in by code under way while the password is changed opens nothing", async () => {
  const { id, email, token } = await company();
  await post("send-sign-in-code", { email, botProof: await botProofOf(app) });
  const code = await signInCode(email);
  const [changed, signedIn] = await inTurn(
    id,
    () => change(token),
    () => post("sign-in-with-code", { email, code }),
  );
  expect(changed.status).toBe(200);
  expect(signedIn).toMatchObject({ status: 400, code: "CODE_INVALID" });
  expect(await living(id)).toBe(1);
});

test.each([
  ["change of password", change],
  ["proof", (token: string) => post("prove", { password: person.password }, token)],
  ["deletion", (token: string) => post("delete-account", { password: person.password }, token)],
])("a %s under way while the password is reset does nothing", async (_name, call) => {
  const { id, email, token } = await company();
  await post("forgot-password", { email });
  const reset = { email, code: await resetCode(email), newPassword: "le-mot-de-la-reprise" };
  const [done, late] = await inTurn(
    id,
    () => post("reset-password", reset),
    () => call(token),
  );
  expect(done.status).toBe(200);
  expect(late).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
  expect(await living(id)).toBe(0);
  expect(await post("sign-in", { email, password: reset.newPassword })).toMatchObject({ status: 200 });
});
