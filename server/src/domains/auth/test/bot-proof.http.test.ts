import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { configKeys, type ConfigKey } from "@metiro/shared/application-config/keys";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildApp } from "../../../app/build-app.ts";
import { loadConfig } from "../../../config/config.ts";
import { applicationConfig } from "../../../db/schema/index.ts";
import { testApp } from "../../../test/app/app.ts";
import { botProofOf, payloadOf, solvedChallenge } from "../../../test/app/bot-proof.ts";
import { refreshSettings } from "../../application-config/index.ts";
import { person, secret } from "./account.fixture.ts";
import { sweepBotProofs } from "../tasks.ts";

/** Stands where Turnstile is: answers as it does, and keeps what it was asked. */
const asked: unknown[] = [];
let verdict: object | string = {};
const turnstile = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    asked.push(JSON.parse(body));
    response.end(typeof verdict === "string" ? verdict : JSON.stringify(verdict));
  });
});
await new Promise<void>((listening) => turnstile.listen(0, "127.0.0.1", listening));
const TURNSTILE_URL = `http://127.0.0.1:${(turnstile.address() as AddressInfo).port}/siteverify`;

const env = { JWT_SECRET: secret, TURNSTILE_SECRET: "the-secret", TURNSTILE_URL };
const { app, db, sql } = await testApp({ env });
const config = loadConfig({ NODE_ENV: "test", RATE_LIMIT_PER_MINUTE: "0", ...env });
const other = await buildApp({ config, db, sql });
afterAll(async () => {
  await other.close();
  turnstile.close();
});

async function configure(values: Partial<Record<ConfigKey, unknown>>): Promise<void> {
  await sql`truncate application_config`;
  for (const [key, value] of Object.entries(values)) {
    const { type, isPublic } = configKeys[key as ConfigKey];
    await db.insert(applicationConfig).values({ key, value, type, isPublic, description: key });
  }
  refreshSettings(db);
}
beforeEach(async () => {
  asked.length = 0;
  await configure({});
});

let people = 0;
const newcomer = () => ({ ...person, email: `inconnu-${++people}@exemple.ch` });

async function post(url: string, payload: object, server = app) {
  const answer = await server.inject({ method: "POST", url: `/api/Auth/${url}`, payload });
  return answer.json<{ status?: number; errors?: Record<string, string[]>; data?: { id: string } }>();
}
const signUp = (fields: object, server = app) => post("sign-up-tenderer", { ...newcomer(), ...fields }, server);
const challenge = async () => (await app.inject({ url: "/api/Auth/bot-challenge" })).json<{ data: unknown }>().data;

const accepted = { data: { id: expect.any(String) } };
const refused = { status: 400, code: "VALIDATION_FAILED", errors: { botProof: [expect.stringContaining("robots")] } };

describe("proof of work", () => {
  test("is asked for in the classic shape", async () => {
    expect(await challenge()).toEqual({
      provider: "altcha",
      challenge: {
        algorithm: "SHA-256",
        challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
        salt: expect.stringMatching(/^[0-9a-f]+\?expires=\d+&$/),
        maxnumber: 200,
        signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });

  test.each([
    ["sign-up-tenderer", () => newcomer()],
    ["sign-up-company", () => ({ ...newcomer(), companyName: "Peinture Rochat" })],
    ["send-sign-in-code", () => ({ email: newcomer().email })],
  ])("%s passes with one, and only once, whichever process is asked", async (call, fields) => {
    const botProof = await botProofOf(app);
    expect(await post(call, fields())).toMatchObject(refused);
    expect(await post(call, { ...fields(), botProof })).toMatchObject({ data: expect.anything() });
    expect(await post(call, { ...fields(), botProof })).toMatchObject(refused);
    expect(await post(call, { ...fields(), botProof }, other)).toMatchObject(refused);
  });

  test.each(["forgot-password", "reset-password"])("is not asked for by %s", async (call) => {
    expect(await post(call, { email: newcomer().email })).toMatchObject({ data: { sent: true } });
  });

  test("counts once when it comes many times at once", async () => {
    const botProof = await botProofOf(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => signUp({ botProof }, nth % 2 === 0 ? app : other)),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  test("counts once however it is written", async () => {
    const solved = await solvedChallenge(app);
    expect(await signUp({ botProof: payloadOf(solved) })).toMatchObject(accepted);
    expect(await signUp({ botProof: payloadOf({ took: 12, ...solved }) })).toMatchObject(refused);
    const [salt, number] = [`${solved.salt}${String(solved.number)[0]}`, Number(`0${String(solved.number).slice(1)}`)];
    expect(await signUp({ botProof: payloadOf({ ...solved, salt, number }) })).toMatchObject(refused);
  });

  test.each([
    ["another number", (it: Solved) => ({ ...it, number: it.number + 1 })],
    ["a later end", (it: Solved) => ({ ...it, salt: it.salt.replace(/expires=\d+/, "expires=9999999999") })],
    ["no end", (it: Solved) => ({ ...it, salt: it.salt.replace(/\?.*/, "") })],
    ["a signature of one's own", (it: Solved) => ({ ...it, signature: "0".repeat(64) })],
    ["another algorithm", (it: Solved) => ({ ...it, algorithm: "SHA-1" })],
    ["a number that is none", (it: Solved) => ({ ...it, number: String(it.number) })],
    ["null", () => null],
    ["a list", (it: Solved) => [it]],
  ])("is refused with %s", async (_name, change) => {
    expect(await signUp({ botProof: payloadOf(change(await solvedChallenge(app)) as object) })).toMatchObject(refused);
  });

  test.each(["nonsense", "bnVsbA==", "e30=", "é", " "])("is refused when it is %j", async (botProof) => {
    expect(await signUp({ botProof })).toMatchObject(refused);
  });

  test("is refused after half an hour", async () => {
    const botProof = await botProofOf(app);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 60_000 });
    try {
      expect(await signUp({ botProof })).toMatchObject(refused);
    } finally {
      vi.useRealTimers();
    }
    expect(await signUp({ botProof })).toMatchObject(accepted);
  });

  test("is not used up by a form that is wrong in itself", async () => {
    const botProof = await botProofOf(app);
    for (const wrong of [{ firstName: "" }, { password: "QWERTYuiop" }, { email: "personne" }])
      expect(await signUp({ ...wrong, botProof })).toMatchObject({ status: 400 });
    expect(await signUp({ botProof })).toMatchObject(accepted);
  });

  test("is used up by asking whether an e-mail is taken", async () => {
    const taken = newcomer();
    await post("sign-up-tenderer", { ...taken, botProof: await botProofOf(app) });
    expect(await post("sign-up-tenderer", taken)).toMatchObject(refused);
    const botProof = await botProofOf(app);
    expect(await post("sign-up-tenderer", { ...taken, botProof })).toMatchObject({ status: 409, code: "EMAIL_TAKEN" });
    expect(await post("sign-up-tenderer", { ...taken, botProof })).toMatchObject(refused);
  });

  test("is forgotten once it would be too old", async () => {
    await signUp({ botProof: await botProofOf(app) });
    expect(await sweepBotProofs(db)).toBe(0);
    const { count } = await sql`update spent_bot_proofs set expires_at = expires_at - interval '31 minutes'`;
    expect(await sweepBotProofs(db)).toBe(count);
  });
});

type Solved = Awaited<ReturnType<typeof solvedChallenge>>;

describe("Turnstile", () => {
  beforeEach(async () => {
    verdict = { success: true };
    await configure({ "botProtection.provider": "turnstile", "botProtection.siteKey": "0x4AAA" });
  });

  test("says which key the form needs", async () => {
    expect(await challenge()).toEqual({ provider: "turnstile", siteKey: "0x4AAA" });
  });

  test("is asked with the secret about a token, which counts once", async () => {
    expect(await signUp({})).toMatchObject(refused);
    expect(asked).toEqual([]);
    expect(await signUp({ botProof: "a-token" })).toMatchObject(accepted);
    expect(asked).toEqual([{ secret: "the-secret", response: "a-token", remoteip: "127.0.0.1" }]);
    expect(await signUp({ botProof: "a-token" }, other)).toMatchObject(refused);
  });

  test.each(["invalid-input-response", "timeout-or-duplicate"])("refuses a token for %s", async (code) => {
    verdict = { success: false, "error-codes": [code] };
    expect(await signUp({ botProof: "a-token-of-old" })).toMatchObject(refused);
  });

  test.each([
    ["has another secret", { success: false, "error-codes": ["invalid-input-secret"] }],
    ["is out of order", { success: false, "error-codes": ["internal-error"] }],
    ["says nothing", { success: false }],
    ["answers with a page", "<html>"],
  ])("lets nobody through when it %s", async (_name, answer) => {
    verdict = answer;
    expect(await signUp({ botProof: "another-token" })).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  });
});

test("without protection nothing is asked", async () => {
  await configure({ "botProtection.provider": "none" });
  expect(await challenge()).toEqual({ provider: "none" });
  expect(await signUp({})).toMatchObject(accepted);
});
