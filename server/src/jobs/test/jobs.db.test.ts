import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { testAsking } from "../../test/app/caller.ts";
import { testDatabase } from "../../test/database/database.ts";
import { enqueue } from "../enqueue.ts";
import { failedJobs } from "../failed.ts";
import { JobFailure } from "../failure.ts";
import { type Jobs, startJobs } from "../jobs.ts";
import { defineQueue } from "../queue.ts";
import type { Log } from "../work.ts";

const { db, url } = await testDatabase();

const logged: unknown[] = [];
const note = (...line: unknown[]) => void logged.push(line);
const log = { info: note, warn: note, error: note } as unknown as Log;
const options = {
  maxRetries: 1,
  backoffSeconds: 3_600,
  maxBackoffSeconds: 7_200,
  concurrency: 4,
  pollSeconds: 1,
  timeoutSeconds: 30,
};
const greetings = defineQueue<{ who: string }>("greetings", options);

const letters = defineQueue<{ about: string }>("letters", {
  ...options,
  concurrency: 2,
  isUrgent: ({ about }) => about === "a code",
});

const parcels = defineQueue<{ what: string }>("parcels", { ...options, concurrency: 2, batchSize: 1 });

const started: Jobs[] = [];
const start = async (work = false) => {
  const jobs = await startJobs({ connectionString: url, queues: [greetings, letters, parcels], log, work });
  started.push(jobs);
  return jobs;
};
const [jobs] = await Promise.all([start(), start(), start()]);
afterAll(() => Promise.all(started.map((running) => running.stop())));

const greeted: string[] = [];
const attempts = new Map<string, number>();
await jobs.work(greetings, async ({ id, data: { who } }) => {
  attempts.set(id, (attempts.get(id) ?? 0) + 1);
  if (who === "nobody@metiro.test") throw new JobFailure({ code: 550 });
  if (who === "somebody@metiro.test") throw new TypeError(`Cannot greet ${who}`);
  greeted.push(who);
});

beforeEach(async () => {
  greeted.length = 0;
  logged.length = 0;
  await db.execute(sql`delete from pgboss.job`);
});

const put = (...people: string[]) =>
  db.transaction((tx) =>
    enqueue(
      tx,
      greetings,
      people.map((who) => ({ who })),
    ),
  );

it("runs what was put in, once", async () => {
  await put("Anna", "Béat", "Chantal");
  expect(await jobs.drain(greetings)).toEqual({ done: 3, failed: 0 });
  expect(greeted.sort()).toEqual(["Anna", "Béat", "Chantal"]);
  expect(await jobs.drain(greetings)).toEqual({ done: 0, failed: 0 });
});

it("notes that a job is done when it is, and not with the slowest of its batch", async () => {
  const pairs = defineQueue<{ who: string }>("pairs", options);
  const working = await startJobs({ connectionString: url, queues: [greetings, pairs], log, work: true });
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const stateOf = async (who: string) =>
    (await db.execute(sql`select state from pgboss.job where name = 'pairs' and data ->> 'who' = ${who}`))[0]?.[
      "state"
    ];
  try {
    await db.transaction((tx) => enqueue(tx, pairs, [{ who: "quick" }, { who: "slow" }]));
    await working.work(pairs, async ({ data: { who } }) => {
      if (who === "slow") await end;
    });
    await expect.poll(() => stateOf("quick")).toBe("completed");
    expect(await stateOf("slow")).toBe("active");
    resolve();
    await expect.poll(() => stateOf("slow")).toBe("completed");
  } finally {
    resolve();
    await working.stop();
  }
});

it("looks into a queue at once when it is told to, long before its next look", async () => {
  const rare = defineQueue<{ who: string }>("rare", { ...options, pollSeconds: 3_600 });
  const working = await startJobs({ connectionString: url, queues: [greetings, rare], log, work: true });
  const done: string[] = [];
  const greet = (who: string) => db.transaction((tx) => enqueue(tx, rare, [{ who }]));
  try {
    await greet("Anna");
    await working.work(rare, async ({ data: { who } }) => void done.push(who));
    await expect.poll(() => done).toEqual(["Anna"]);
    await greet("Béat");
    working.lookNow("rare");
    await expect.poll(() => done).toEqual(["Anna", "Béat"]);
    working.lookNow("a queue of another process");
  } finally {
    await working.stop();
  }
});

it("forgets what a transaction that fails had put in", async () => {
  const failing = db.transaction(async (tx) => {
    await enqueue(tx, greetings, [{ who: "Anna" }]);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await jobs.drain(greetings)).toEqual({ done: 0, failed: 0 });
});

it("refuses a queue that nobody declared", async () => {
  const unknown = defineQueue<{ who: string }>("unknown", options);
  await expect(db.transaction((tx) => enqueue(tx, unknown, [{ who: "Anna" }]))).rejects.toThrow('no queue "unknown"');
});

it("tries a failed job again after its pause, then keeps it among the failed ones, naming nobody", async () => {
  await put("nobody@metiro.test", "Anna");
  expect(await jobs.drain(greetings)).toEqual({ done: 1, failed: 1 });
  expect(await jobs.drain(greetings)).toEqual({ done: 0, failed: 0 });
  expect(await jobs.drain(greetings, { ignorePauses: true })).toEqual({ done: 0, failed: 1 });
  expect(await jobs.drain(greetings, { ignorePauses: true })).toEqual({ done: 0, failed: 0 });

  const failed = await failedJobs(db, greetings).page(testAsking, { pageNumber: 1, pageSize: 10 });
  expect(failed).toMatchObject({
    totalCount: 1,
    items: [{ data: { who: "nobody@metiro.test" }, failure: { code: 550 }, attempts: 2 }],
  });
  expect(attempts.get(failed.items[0]?.id ?? "")).toBe(2);
  expect(JSON.stringify(logged)).not.toContain("@");
});

it("keeps neither in the queue nor in the log what an unforeseen error says", async () => {
  await put("somebody@metiro.test");
  await jobs.drain(greetings);
  const [row] = await db.execute(sql`select output from pgboss.job`);
  expect(row?.["output"]).toEqual({ error: "TypeError" });
  expect(JSON.stringify(logged)).toContain("jobs.db.test.ts");
  expect(JSON.stringify(logged)).not.toContain("@metiro.test");
});

it("works jobs off as they come, and ends only when those that run are done", async () => {
  const worker = await start(true);
  const seen = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await worker.work(greetings, async ({ data: { who } }) => {
    seen.resolve();
    await goOn.promise;
    greeted.push(who);
  });
  await put("Anna");
  await seen.promise;
  const stopped = worker.stop();
  goOn.resolve();
  await stopped;
  expect(greeted).toEqual(["Anna"]);
  const [row] = await db.execute(sql`select state from pgboss.job`);
  expect(row?.["state"]).toBe("completed");
});

it("does what somebody waits for beside a batch that hangs", async () => {
  const { promise: hanging, resolve: release } = Promise.withResolvers<void>();
  const told: string[] = [];
  const working = await start(true);
  await working.work(letters, async ({ data: { about } }) => {
    if (about === "news") await hanging;
    told.push(about);
  });
  await db.transaction((tx) => enqueue(tx, letters, [{ about: "news" }, { about: "news" }]));
  await expect
    .poll(() => db.execute(sql`select from pgboss.job where name = ${letters.name} and state = 'active'`))
    .toHaveLength(2);
  await db.transaction((tx) => enqueue(tx, letters, [{ about: "a code" }]));
  await expect.poll(() => told).toEqual(["a code"]);
  release();
  await expect.poll(() => told).toEqual(["a code", "news", "news"]);
});

it("goes on beside a job that hangs, where each batch is one", async () => {
  const { promise: hanging, resolve: release } = Promise.withResolvers<void>();
  const done: string[] = [];
  const working = await start(true);
  await db.transaction((tx) =>
    enqueue(
      tx,
      parcels,
      ["stuck", "a", "b", "c"].map((what) => ({ what })),
    ),
  );
  await working.work(parcels, async ({ data: { what } }) => {
    if (what === "stuck") await hanging;
    done.push(what);
  });
  await expect.poll(() => done.toSorted()).toEqual(["a", "b", "c"]);
  release();
  await expect.poll(() => done).toHaveLength(4);
});
