import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../test/database/database.ts";
import { connect } from "../client.ts";

const { url } = await testDatabase();
const { sql, use, close } = connect(url, { max: 2 });
afterAll(close);
const now = () => [use.inUse(), use.waiting()];

test("a transaction has its connection until it ends, between its statements too, and what has none waits", async () => {
  const waits: number[] = [];
  use.onBegun((seconds) => waits.push(seconds));
  const held = Promise.withResolvers<void>();
  const both = [0, 1].map(() => {
    const begun = Promise.withResolvers<void>();
    const ended = sql.begin(async (tx) => {
      await tx`select 1`;
      begun.resolve();
      await held.promise;
    });
    return { begun: begun.promise, ended };
  });
  await Promise.all(both.map(({ begun }) => begun));
  expect([use.maxConnections, ...now()]).toEqual([2, 2, 0]);
  const later = [sql`select 2`.execute(), sql`select 3`.execute(), sql.begin((tx) => tx`select 4`)];
  await expect.poll(now, { interval: 1 }).toEqual([2, 3]);
  held.resolve();
  await Promise.all([...both.map(({ ended }) => ended), ...later]);
  expect(now()).toEqual([0, 0]);
  expect(waits).toHaveLength(3);
  for (const seconds of waits) expect(seconds).toBeGreaterThan(0);
});

test("what runs, what is kept for oneself and what failed are counted until their end", async () => {
  const running = sql`select pg_sleep(0.05)`.execute();
  await expect.poll(now, { interval: 1 }).toEqual([1, 0]);
  await running;
  const reserved = await sql.reserve();
  await reserved`select 1`;
  expect(now()).toEqual([1, 0]);
  reserved.release();
  expect(now()).toEqual([0, 0]);
  await expect(sql`select nothing`).rejects.toThrow();
  await expect(sql.begin((tx) => tx`select nothing`)).rejects.toThrow();
  await expect(sql.begin("such nothing", () => undefined)).rejects.toThrow();
  expect(now()).toEqual([0, 0]);
});
