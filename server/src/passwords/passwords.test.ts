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

/** Hashes at once, each with its name; in which order they were there, and which were refused. */
async function ended(hashes: Record<string, Promise<unknown>>) {
  const order: string[] = [];
  const refused: string[] = [];
  const told = Object.entries(hashes).map(([name, made]) =>
    made.then(
      () => order.push(name),
      (error: { code: string }) => refused.push(`${name} ${error.code}`),
    ),
  );
  await Promise.all(told);
  return { order, refused };
}

test("strangers who fill their line keep out no known account, which takes turns with all of them", async () => {
  const narrow = passwords({ light: true, running: 1, waiting: 2, ofKnown: 1 });
  const stranger = (nth: number) => narrow.from({ address: `${nth}`, network: `of ${nth}` }).hash("a");
  const owner = narrow.from({ address: "1", network: "of 1" }).ofKnown("anna");
  const { order, refused } = await ended({
    first: stranger(1),
    second: stranger(2),
    third: stranger(3),
    fourth: stranger(4),
    owner: owner.hash("a"),
    "owner again": owner.hash("a"),
    "owner too often": owner.hash("a"),
  });
  expect(order).toEqual(["first", "owner", "second", "owner again", "third"]);
  expect(refused).toEqual(["fourth TOO_MANY_REQUESTS", "owner too often TOO_MANY_REQUESTS"]);
});

test("the addresses of one network have few places together, whoever they say they are", async () => {
  const narrow = passwords({ light: true, running: 1, ofNetwork: 2 });
  const within = (nth: number) => narrow.from({ address: `2001:db8:1:${nth}`, network: "2001:db8:1::" });
  const { order, refused } = await ended({
    first: within(1).hash("a"),
    second: within(2).hash("a"),
    third: within(3).hash("a"),
    elsewhere: narrow.from({ address: "2001:db8:2:1", network: "2001:db8:2::" }).hash("a"),
    anna: within(3).ofKnown("anna").hash("a"),
    berta: within(4).ofKnown("berta").hash("a"),
    clara: within(5).ofKnown("clara").hash("a"),
  });
  expect(order.toSorted()).toEqual(["anna", "berta", "elsewhere", "first", "second"]);
  expect(refused).toEqual(["third TOO_MANY_REQUESTS", "clara TOO_MANY_REQUESTS"]);
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
