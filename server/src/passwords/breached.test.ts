import { readFileSync } from "node:fs";
import { newPasswordLength } from "@metiro/shared/auth/password";
import { newPassword } from "@metiro/shared/auth/new-password";
import { beforeAll, expect, test } from "vitest";
import { bloomHas } from "./bloom.ts";
import { isBreached } from "./breached.ts";
import { breachedFilter, breachedWords } from "./breached-file.ts";

const file = readFileSync(new URL("breached.bin", import.meta.url));
let words: Set<string>;
beforeAll(async () => void (words = await breachedWords()));

test("the file is what the lists make, at most 2 MB, with more than 100,000 passwords that could be chosen here", () => {
  expect(file.equals(breachedFilter(words))).toBe(true);
  expect(file.length).toBeLessThanOrEqual(2_000_000);
  const choosable = words.values().filter((word) => word.length >= newPasswordLength.min);
  expect([...choosable].length).toBeGreaterThan(100_000);
});

test("every word of the lists is in it, and at most one of 10,000 others", () => {
  expect(words.values().every((word) => bloomHas(file, word))).toBe(true);
  const others = Array.from({ length: 200_000 }, (_, nth) => `no password of anybody ${nth}`);
  expect(others.filter((other) => bloomHas(file, other)).length).toBeLessThanOrEqual(20);
});

test.each([
  "marshmallow",
  "MarshMallow",
  "m4rshm4llow",
  "Marshmällow",
  "marshmallow42",
  "marshmallow2026",
  "marshmallow1!",
  "masterblaster",
  "luxembourg7",
])("%s is refused, though the meter cannot know it", async (password) => {
  expect(newPassword.safeParse(password).success).toBe(true);
  expect(await isBreached(password)).toBe(true);
});

test.each(["un-cheval-bleu-42", "kHj3-9dfLq", "Demo-Metiro-2026", "trois velos rouges", "marshmallow-bleu-du-pont"])(
  "%s may be chosen",
  async (password) => {
    expect(await isBreached(password)).toBe(false);
  },
);
