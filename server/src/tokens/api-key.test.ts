import { expect, test } from "vitest";
import { claimsApiKey, hashOfApiKey, isApiKey, newApiKey } from "./api-key.ts";

test("a key is its mark, 32 random characters and their checksum; what is kept opens nothing", () => {
  const { secret, prefix, hash } = newApiKey();
  expect(secret).toMatch(/^mtr_[0-9A-Za-z]{38}$/);
  expect(secret.startsWith(prefix)).toBe(true);
  expect(prefix).toHaveLength(10);
  expect(hash).toBe(hashOfApiKey(secret));
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(newApiKey().secret).not.toBe(secret);
});

test("the checksum is the CRC-32 of the random part in base 62, as scanners of secrets work it out", () => {
  // 0xa0f292d0, by zlib of Python.
  expect(isApiKey(`mtr_${"0".repeat(32)}2wjyrI`)).toBe(true);
  expect(isApiKey(`mtr_${"0".repeat(32)}2wjyrJ`)).toBe(false);
});

test("a key with another character anywhere is none, and neither is anything else", () => {
  const { secret } = newApiKey();
  for (let at = 4; at < secret.length; at++) {
    const other = secret[at] === "a" ? "b" : "a";
    expect(isApiKey(`${secret.slice(0, at)}${other}${secret.slice(at + 1)}`)).toBe(false);
  }
  for (const text of ["", "mtr_", secret.slice(0, -1), `${secret}a`, `${secret}\n`, secret.toUpperCase(), "a.b.c"])
    expect(isApiKey(text)).toBe(false);
  expect(claimsApiKey("mtr_x")).toBe(true);
  expect(claimsApiKey("eyJhbGciOiJIUzI1NiJ9.e30.x")).toBe(false);
});
