import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { afterAll, expect, it } from "vitest";
import { testDatabase } from "../test/database/database.ts";
import { declareQueues } from "./declare.ts";
import { enqueue } from "./enqueue.ts";
import { defineQueue } from "./queue.ts";

const { db, url } = await testDatabase();
const queue = defineQueue<{ n: number }>("compared", {
  retries: 7,
  firstPause: 11,
  longestPause: 13,
  concurrency: 2,
  lookEvery: 1,
  deadline: 17,
});
const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
boss.on("error", () => undefined);
await boss.start();
afterAll(() => boss.stop());
await declareQueues(boss, [queue]);

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
