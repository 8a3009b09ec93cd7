import { endedMails } from "@metiro/shared/notification/schema";
import { expect, it } from "vitest";
import { keysOf } from "../config/keys.ts";
import { unsubscribeTokens } from "./unsubscribe-token.ts";

const secret = "a-secret-of-the-tests-that-is-long-enough-0123456789";
const another = "another-secret-of-the-tests-0123456789-0123456789";
const userId = "01a1fda6-995a-7023-b3a5-d043d43f842c";
const tokens = unsubscribeTokens(keysOf(secret).unsubscribe);

it.each(endedMails)("says whose mail of which kind: %s", (kind) => {
  const token = tokens.of({ userId, kind });
  expect(token).toMatch(/^[\w-]+$/);
  expect(tokens.read(token)).toEqual({ userId, kind });
});

it("is the same each time, and not readable with another secret", () => {
  const token = tokens.of({ userId, kind: "requestSent" });
  expect(tokens.of({ userId, kind: "requestSent" })).toBe(token);
  expect(unsubscribeTokens(keysOf(another).unsubscribe).read(token)).toBeUndefined();
});

it("does not bear a change, in any of its bytes", () => {
  const bytes = Buffer.from(tokens.of({ userId, kind: "requestSent" }), "base64url");
  for (const [at, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[at] = byte ^ 1;
    expect(tokens.read(changed.toString("base64url"))).toBeUndefined();
  }
});

it.each(["", "x", "x".repeat(300), "é"])("is not anything else: %j", (token) => {
  expect(tokens.read(token)).toBeUndefined();
});

it("outlives a change of the secret as long as the former one is listed", () => {
  const token = tokens.of({ userId, kind: "requestSent" });
  expect(unsubscribeTokens(keysOf(`${another},${secret}`).unsubscribe).read(token)).toMatchObject({ userId });
});
