import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { passwords } from "./passwords.ts";

const { hash, matches } = passwords();

test("a hash is argon2id with the cost of the product", async () => {
  expect(await hash("Demo-Metiro-2026")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("the same password matches, another does not", async () => {
  const stored = await hash("Demo-Metiro-2026");
  expect(await matches(stored, "Demo-Metiro-2026")).toBe(true);
  expect(await matches(stored, "Demo-Metiro-2025")).toBe(false);
  expect(await matches(stored, " Demo-Metiro-2026")).toBe(false);
});

test("letters composed differently are the same", async () => {
  expect(await matches(await hash("e\u0301te\u0301-2026"), "\u00e9t\u00e9-2026")).toBe(true);
});

test("without a hash nothing matches", async () => {
  expect(await matches(null, "anything")).toBe(false);
  expect(await matches(null, "nobody's")).toBe(false);
});

test("too many at once are refused", async () => {
  const narrow = passwords({ running: 1, waiting: 1 });
  const outcomes = await Promise.allSettled(["a", "b", "c"].map((password) => narrow.hash(password)));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
});

test.runIf(process.platform === "linux")("hashes give way to everything else", async () => {
  await hash("Demo-Metiro-2026");
  const threads = readdirSync("/proc/self/task").map(Number);
  expect(Math.max(...threads.map((thread) => getPriority(thread)))).toBeGreaterThanOrEqual(5);
});
