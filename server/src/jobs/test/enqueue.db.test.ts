import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { afterAll, expect, it } from "vitest";
import { testDatabase } from "../../test/database/database.ts";
import { declareQueues } from "../declare.ts";
import { enqueue } from "../enqueue.ts";
import { defineQueue } from "../queue.ts";

const { db, url } = await testDatabase();
const queue = defineQueue<{ n: number }>("compared", {
  maxRetries: 7,
  backoffSeconds: 11,
  maxBackoffSeconds: 13,
  concurrency: 2,
  pollSeconds: 1,
  timeoutSeconds: 17,
});
const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
boss.on("error", () => undefined);
await boss.start();
afterAll(() => boss.stop());
const told = defineQueue<{ n: number; asked?: true }>("told", {
  ...queue.options,
  isUrgent: ({ asked }) => asked === true,
});
await declareQueues(boss, [queue, told]);

it("makes the same row as pg-boss does", async () => {
  await db.transaction(async (tx) => {
    await enqueue(tx, queue, [{ n: 1 }]);
    await boss.insert(queue.name, [{ data: { n: 1 } }], { db: fromDrizzle(tx, sql) });
  });
  // One transaction has one time, so even the moments are the same.
  const rows = await db.execute(sql`select to_jsonb(job) - 'id' as row from pgboss.job where name = ${queue.name}`);
  const [ours, theirs] = rows.map(({ row }) => row);
  expect(ours).toMatchObject({ retry_limit: 7, dead_letter: "compared.failed" });
  expect(ours).toEqual(theirs);
});

it("has what somebody waits for taken up first, and the rest in turn", async () => {
  for (const jobs of [
    [{ n: 1 }, { n: 2 }],
    [{ n: 3, asked: true as const }],
    [{ n: 4 }, { n: 5, asked: true as const }],
  ])
    await db.transaction((tx) => enqueue(tx, told, jobs));
  const taken: number[] = [];
  for (let nth = 0; nth < 5; nth += 1)
    for (const { data } of await boss.fetch<{ n: number }>(told.name)) taken.push(data.n);
  expect(taken.slice(0, 2)).toEqual([3, 5]);
  expect(taken.slice(2).toSorted((one, other) => one - other)).toEqual([1, 2, 4]);
});
