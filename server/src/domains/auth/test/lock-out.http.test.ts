import type { LightMyRequestResponse } from "fastify";
import { beforeEach, expect, test, vi } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { botProofOf } from "../../../test/app/bot-proof.ts";
import { accountsIn, person, secret } from "./account.fixture.ts";

const testing = await testApp({ env: { JWT_SECRET: secret } });
const { app, sql } = testing;
const { resetCode, signInCode, wrong, wait, audited, userOf } = accountsIn(testing);

const home = "203.0.113.1";
const stranger = (nth: number) => `198.51.100.${nth}`;
const newPassword = "une-autre-phrase-9";

interface From {
  ip?: string;
  cookie?: string;
  token?: string;
  agent?: string;
}
const post = (call: string, payload: object, { ip = home, cookie, token, agent }: From = {}) =>
  app.inject({
    method: "POST",
    url: `/api/Auth/${call}`,
    payload,
    remoteAddress: ip,
    headers: {
      "user-agent": agent ?? "test",
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
const signIn = (email: string, password: string, from?: From) => post("sign-in", { email, password }, from);
const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code?: string }>().code ?? answer.statusCode;
const cookieOf = ({ headers }: LightMyRequestResponse) => String(headers["set-cookie"]).split(";", 1)[0] ?? "";
const tokenOf = (answer: LightMyRequestResponse) => answer.json<{ data: { token: string } }>().data.token;

let people = 0;
async function member() {
  const email = `membre-${++people}@exemple.ch`;
  const signUp = { ...person, email, botProof: await botProofOf(app) };
  expect((await post("sign-up-tenderer", signUp, { ip: "192.0.2.200" })).statusCode).toBe(200);
  return email;
}
const mailsOf = (kind: string) => sql`select data from pgboss.job where name = 'mail' and data->>'kind' = ${kind}`;

beforeEach(async () => {
  await sql`delete from pgboss.job`;
  await sql`delete from attempts`;
});

test("a right sign-in gives the device a cookie that no script reads, once", async () => {
  const email = await member();
  const first = await signIn(email, person.password);
  expect(String(first.headers["set-cookie"])).toMatch(
    /^metiro_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const again = await signIn(email, person.password, { cookie: cookieOf(first) });
  expect(again.headers).not.toHaveProperty("set-cookie");
  expect((await signIn(email, "faux-mot-de-passe")).headers).not.toHaveProperty("set-cookie");
});

test("strangers slow strangers: the owner enters from its device wherever it is, from its address, and changes its password", async () => {
  const email = await member();
  const entered = await signIn(email, person.password);
  for (let nth = 1; nth <= 12; nth++)
    for (let tries = 1; tries <= 5; tries++) await signIn(email, "faux-mot-de-passe", { ip: stranger(nth) });
  expect((await signIn(email, person.password, { ip: stranger(99) })).statusCode).toBe(429);
  expect((await signIn(email, person.password, { ip: stranger(98), cookie: cookieOf(entered) })).statusCode).toBe(200);
  const atHome = await signIn(email, person.password);
  expect(atHome.statusCode).toBe(200);
  const change = { currentPassword: person.password, newPassword };
  expect((await post("change-password", change, { token: tokenOf(atHome) })).statusCode).toBe(200);
  expect((await signIn(email, newPassword)).statusCode).toBe(200);
});

test("one stranger alone does not even slow an owner who comes from somewhere new", async () => {
  const email = await member();
  for (let tries = 1; tries <= 20; tries++) await signIn(email, "faux-mot-de-passe", { ip: stranger(1) });
  expect((await signIn(email, person.password, { ip: stranger(1) })).statusCode).toBe(429);
  expect((await signIn(email, person.password)).statusCode).toBe(200);
});

test("a cookie that somebody made up, or that another account knows, is a stranger's", async () => {
  const [email, other] = [await member(), await member()];
  const cookie = cookieOf(await signIn(other, person.password, { ip: stranger(1) }));
  for (let tries = 1; tries <= 5; tries++) await signIn(email, "faux-mot-de-passe", { ip: stranger(1), cookie });
  const madeUp = `metiro_device=${"x".repeat(43)}`;
  for (const shown of [cookie, madeUp])
    expect((await signIn(email, "faux-mot-de-passe", { ip: stranger(1), cookie: shown })).statusCode).toBe(429);
});

test("a known device has few tries of its own, whatever address it shows", async () => {
  const email = await member();
  const cookie = cookieOf(await signIn(email, person.password));
  const answers = [];
  for (let nth = 1; nth <= 6; nth++)
    answers.push((await signIn(email, "faux-mot-de-passe", { ip: stranger(nth), cookie })).statusCode);
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
});

test("eight right sign-ins at once all enter", async () => {
  const email = await member();
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, person.password)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(8).fill(200));
});

test("wrong codes of strangers leave the owner's code as it is, and their requests the owner's sends", async () => {
  const email = await member();
  await post("forgot-password", { email });
  const code = await resetCode(email);
  for (let nth = 1; nth <= 6; nth++)
    for (let tries = 1; tries <= 5; tries++)
      expect(
        codeOf(await post("reset-password", { email, code: wrong(code), newPassword }, { ip: stranger(nth) })),
      ).toBe("CODE_INVALID");
  for (let nth = 1; nth <= 5; nth++)
    expect((await post("forgot-password", { email }, { ip: stranger(nth) })).statusCode).toBe(200);
  expect((await post("reset-password", { email, code, newPassword })).statusCode).toBe(200);
  expect((await signIn(email, newPassword)).statusCode).toBe(200);
});

test("a stranger's code does not end the owner's, and each asks once a minute and five times an hour", async () => {
  const email = await member();
  await post("forgot-password", { email });
  const code = await resetCode(email);
  for (let sent = 1; sent <= 5; sent++) {
    expect((await post("forgot-password", { email }, { ip: stranger(1) })).statusCode).toBe(200);
    expect((await post("forgot-password", { email }, { ip: stranger(1) })).statusCode).toBe(429);
    await wait("61 seconds");
  }
  expect((await post("forgot-password", { email }, { ip: stranger(1) })).statusCode).toBe(429);
  expect((await post("reset-password", { email, code, newPassword })).statusCode).toBe(200);
});

test("a day has an end of codes for strangers, which the owner is told once; known devices go on", async () => {
  const email = await member();
  const cookie = cookieOf(await signIn(email, person.password));
  const ask = (from?: From) => post("forgot-password", { email }, from);
  for (let nth = 1; nth <= 20; nth++) expect((await ask({ ip: stranger(nth) })).statusCode).toBe(200);
  const late = await ask({ ip: stranger(21) });
  expect(late.statusCode).toBe(429);
  expect(Number(late.headers["retry-after"])).toBeGreaterThan(80_000);
  expect(await mailsOf("codesPaused")).toHaveLength(1);
  expect(await audited("auth.codesPaused")).toBe(1);
  expect((await ask()).statusCode).toBe(200);
  expect((await ask({ ip: stranger(22), cookie })).statusCode).toBe(200);
  const code = await resetCode(email);
  expect((await post("reset-password", { email, code, newPassword }, { ip: stranger(23), cookie })).statusCode).toBe(
    200,
  );
});

test("a code mailed to somebody is typed elsewhere too, unless strangers have typed ten wrong ones", async () => {
  const email = await member();
  await post("forgot-password", { email });
  const code = await resetCode(email);
  for (let tries = 1; tries <= 9; tries++)
    await post("reset-password", { email, code: wrong(code), newPassword }, { ip: stranger(tries) });
  expect((await post("reset-password", { email, code, newPassword }, { ip: stranger(10) })).statusCode).toBe(200);
});

test("the dotted İ and its like multiply no tries and find no account", async () => {
  const email = `client.iki-${++people}@exemple.ch`;
  await post("sign-up-tenderer", { ...person, email, botProof: await botProofOf(app) });
  const spellings = [email, email.replaceAll("i", "İ"), email.replaceAll("k", "\u212A"), email.toUpperCase()];
  expect(codeOf(await signIn(spellings[1] ?? "", person.password, { ip: stranger(1) }))).toBe("LOGIN_FAILED");
  expect(codeOf(await signIn(spellings[2] ?? "", person.password, { ip: stranger(1) }))).toBe("LOGIN_FAILED");
  expect((await signIn(spellings[3] ?? "", person.password, { ip: stranger(1) })).statusCode).toBe(200);
});

test("ways in and refusals leave a trace, bounded for an address, and a new device is told to the owner", async () => {
  const email = await member();
  const { id } = await userOf(email);
  await sql`truncate sign_in_events`;
  await signIn(email, person.password);
  await signIn(email, "faux-mot-de-passe", { ip: stranger(1) });
  await signIn("personne@exemple.ch", "faux-mot-de-passe", { ip: stranger(1) });
  expect(await mailsOf("newDevice")).toHaveLength(0);
  await signIn(email, person.password, { agent: "another browser" });
  expect(await mailsOf("newDevice")).toHaveLength(1);
  await signIn(email, person.password, { agent: "another browser" });
  expect(await mailsOf("newDevice")).toHaveLength(1);
  const events = await sql`select user_id, method, outcome, address, device, from_new_device, subject is null as known
    from sign_in_events order by at, id`;
  const told = { method: "password", address: home, device: "test", from_new_device: false, known: true, user_id: id };
  expect(events).toMatchObject([
    { ...told, outcome: "opened" },
    { ...told, outcome: "wrong", address: stranger(1) },
    { ...told, outcome: "wrong", address: stranger(1), user_id: null, known: false },
    { ...told, outcome: "opened", device: "another browser", from_new_device: true },
    { ...told, outcome: "opened", device: "another browser" },
  ]);
  for (let nth = 0; nth < 45; nth++) await signIn(`personne-${nth}@exemple.ch`, "faux", { ip: stranger(7) });
  expect(await sql`select 1 from sign_in_events where address = ${stranger(7)}`).toHaveLength(30);
});

test("a password that was hashed with less work is hashed anew by a right sign-in", async () => {
  const email = await member();
  const { passwordHash } = await userOf(email);
  const { hash } = await import("@node-rs/argon2");
  const cheap = await hash(person.password, { memoryCost: 512, timeCost: 1, parallelism: 1 });
  await sql`update users set password_hash = ${cheap} where email = ${email}`;
  await signIn(email, "faux-mot-de-passe");
  expect((await userOf(email)).passwordHash).toBe(cheap);
  expect((await signIn(email, person.password)).statusCode).toBe(200);
  const renewed = (await userOf(email)).passwordHash ?? "";
  expect(renewed.split("$")[3]).toBe(passwordHash?.split("$")[3]);
  expect((await signIn(email, person.password)).statusCode).toBe(200);
  expect((await userOf(email)).passwordHash).toBe(renewed);
});

test.each(["Christophe", "christophe2026", "Rochat-Christophe", "metiro-Christophe1"])(
  "%s is too easy for somebody of that name, at the sign-up and with a code",
  async (password) => {
    const named = { ...person, firstName: "Christophe", password, email: "c.r@exemple.ch" };
    const signUp = await post("sign-up-tenderer", { ...named, botProof: await botProofOf(app) });
    expect(signUp.json()).toMatchObject({ status: 400, errors: { password: [expect.any(String)] } });
    const email = await member();
    await sql`update users set first_name = 'Christophe' where email = ${email}`;
    await post("forgot-password", { email });
    const code = await resetCode(email);
    const easy = await post("reset-password", { email, code, newPassword: password });
    expect(easy.json()).toMatchObject({ status: 400, errors: { newPassword: [expect.any(String)] } });
    expect((await post("reset-password", { email, code, newPassword })).statusCode).toBe(200);
  },
);

test("what is refused to a role is noted, and one's own ways in and refusals are read, latest first, nobody else's", async () => {
  const [email, other] = [await member(), await member()];
  const { id } = await userOf(email);
  await signIn(other, person.password);
  const token = tokenOf(await signIn(email, person.password));
  const read = (url: string) =>
    app.inject({ url: `/api/${url}`, headers: { authorization: `Bearer ${token}` }, remoteAddress: home });
  expect((await read("User/Pauses")).statusCode).toBe(403);
  await vi.waitFor(async () => {
    expect(await sql`select call from sign_in_events where user_id = ${id} and outcome = 'forbidden'`).toMatchObject([
      { call: "user.pauses" },
    ]);
  });
  const { data } = (await read("Auth/SignIns")).json<{ data: object[] }>();
  expect(data).toEqual([
    expect.objectContaining({ method: "call", outcome: "forbidden", address: home }),
    expect.objectContaining({
      method: "password",
      outcome: "opened",
      address: home,
      device: "test",
      fromNewDevice: false,
    }),
  ]);
});

test("a code to sign in with leaves its trace too, and makes the device known", async () => {
  const email = await member();
  await post("send-sign-in-code", { email, botProof: await botProofOf(app) });
  const code = await signInCode(email);
  expect(codeOf(await post("sign-in-with-code", { email, code: wrong(code) }))).toBe("CODE_INVALID");
  const entered = await post("sign-in-with-code", { email, code });
  expect(entered.statusCode).toBe(200);
  expect(cookieOf(entered)).toMatch(/^metiro_device=/);
  const { id } = await userOf(email);
  expect(await sql`select method, outcome from sign_in_events where user_id = ${id} order by at`).toMatchObject([
    { method: "code", outcome: "wrong" },
    { method: "code", outcome: "opened" },
  ]);
});
