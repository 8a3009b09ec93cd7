import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { passwords, restAfter } from "./passwords.ts";

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

test("a hash rests as the thread that answers is busy: its place is taken meanwhile, and nobody waits for its rest", async () => {
  expect([restAfter(30, 0), restAfter(30, 0.5), restAfter(30, 1)]).toEqual([0, 120, 240]);
  const { hash: one } = passwords({ running: 1, waiting: 0 });
  // As busy as a thread can be, until the hash is there.
  let isThere = false;
  const busy = () => {
    if (!isThere) setImmediate(busy);
  };
  busy();
  await one("Demo-Metiro-2026");
  isThere = true;
  await new Promise((resolve) => setImmediate(resolve));
  await expect(one("Demo-Metiro-2026")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});
