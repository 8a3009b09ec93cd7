import { createSecretKey } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { accessTokens } from "./access-token.ts";
import { keysOf } from "../config/keys.ts";

const secret = "0123456789abcdef0123456789abcdef0123456789abcdef";
const another = "another-secret-of-enough-length-to-be-used-here";
const origin = "https://metiro.test";
const subject = {
  userId: "0199f0c0-0000-7000-8000-000000000001",
  sessionId: "0199f0c0-0000-7000-8000-000000000002",
  sessionEndsAt: Math.floor(Date.now() / 1000) + 12 * 3600,
  role: "Company",
  emailConfirmed: true,
  profileCompleted: false,
} as const;
const holder = { userId: subject.userId, sessionId: subject.sessionId };
const { accessToken: key } = keysOf(secret);
const tokens = accessTokens({ key, origin });
const twelveHours = 12 * 3600;

test("the claims are those of the product", async () => {
  const token = await tokens.sign(subject);
  expect(decodeProtectedHeader(token).alg).toBe("HS256");
  const claims = decodeJwt(token);
  expect(claims).toMatchObject({
    sub: subject.userId,
    sid: subject.sessionId,
    role: "Company",
    EmailConfirmed: "true",
    ProfileCompleted: "false",
    iss: origin,
    aud: origin,
  });
  expect(claims.exp).toBe(subject.sessionEndsAt);
});

test("a token of one's own is believed, again and again", async () => {
  const token = await tokens.sign(subject);
  expect(await tokens.verify(token)).toMatchObject(holder);
  expect(await tokens.verify(token)).toMatchObject(holder);
});

test("a token ends with its session, also one that was believed before and one that was signed later", async () => {
  let now = new Date("2026-06-15T08:00:00Z");
  const clocked = accessTokens({ key, origin, now: () => now });
  const ofNow = { ...subject, sessionEndsAt: now.getTime() / 1000 + twelveHours };
  const token = await clocked.sign(ofNow);
  now = new Date("2026-06-15T19:59:59Z");
  expect(await clocked.verify(token)).toMatchObject(holder);
  expect(decodeJwt(await clocked.sign(ofNow)).exp).toBe(ofNow.sessionEndsAt);
  now = new Date("2026-06-15T20:00:00Z");
  await expect(clocked.verify(token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(accessTokens({ key, origin, now: () => now }).verify(token)).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
});

const signed = (claims: Record<string, unknown>, { alg = "HS256", typ = "JWT", by = key } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg, typ }).sign(by[0]);
const now = Math.floor(Date.now() / 1000);
const claims = { sub: subject.userId, sid: subject.sessionId, iss: origin, aud: origin, iat: now, exp: now + 60 };

test.each([
  ["nonsense", () => "nonsense"],
  ["empty", () => ""],
  ["unsigned", () => new UnsecuredJWT(claims).encode()],
  ["another key", () => signed(claims, { by: keysOf(another).accessToken })],
  ["another algorithm", () => signed(claims, { alg: "HS512" })],
  ["another type", () => signed(claims, { typ: "logout+jwt" })],
  ["a key of another use", () => signed(claims, { by: keysOf(secret).invitation })],
  ["the secret itself", () => signed(claims, { by: [createSecretKey(Buffer.from(secret))] })],
  ["another issuer", () => signed({ ...claims, iss: "https://other.test" })],
  ["another audience", () => signed({ ...claims, aud: "https://other.test" })],
  ["no session", () => signed({ ...claims, sid: undefined })],
  ["no end", () => signed({ ...claims, exp: undefined })],
  ["expired", () => signed({ ...claims, exp: now - 1 })],
])("refuses: %s", async (_name, make) => {
  await expect(tokens.verify(await make())).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("the control of the refusals is believed", async () => {
  expect(await tokens.verify(await signed(claims))).toMatchObject(holder);
});

test("a new secret before the old one ends no session; without the old one it ends all", async () => {
  const token = await tokens.sign(subject);
  const both = accessTokens({ key: keysOf(`${another}, ${secret}`).accessToken, origin });
  expect(await both.verify(token)).toMatchObject(holder);
  const after = accessTokens({ key: keysOf(another).accessToken, origin });
  expect(await after.verify(await both.sign(subject))).toMatchObject(holder);
  await expect(after.verify(token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(both.verify(await signed({ ...claims, exp: now - 1 }))).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
