import Fastify from "fastify";
import postgres from "postgres";
import { afterEach, expect, inject, it, vi } from "vitest";
import { testDatabase } from "../test/database/database.ts";
import { connect } from "./client.ts";
import { type Notifications, notifications, notify } from "./notifications.ts";

const { sql, url } = await testDatabase();
const database = new URL(url).pathname.slice(1);
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };
const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
  log.info.mockClear();
  log.warn.mockClear();
});

async function listening(): Promise<Notifications> {
  const news = notifications(sql, { ...Fastify().log, ...log });
  opened.push(news);
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = news.onReconnect(resolve);
  news.start();
  await promise;
  end();
  return news;
}

const listeners = () => sql<{ pid: number }[]>`
  select pid from pg_stat_activity where datname = ${database} and (query like 'listen%' or query like 'unlisten%')`;
const killListeners = async () => {
  for (const { pid } of await listeners()) await sql`select pg_terminate_backend(${pid})`;
};
/** What came of a channel, the `last` being waited for: messages come in order. */
function inbox(news: Notifications, channel: string) {
  const got: string[] = [];
  const end = news.subscribe(channel, (payload) => void got.push(payload));
  return { got, end };
}

it("tells every process what is said on a channel, in order, and nothing of other channels", async () => {
  const [one, other] = [await listening(), await listening()];
  const [a, b, elsewhere] = [inbox(one, "news"), inbox(other, "news"), inbox(other, "else")];
  const twice = inbox(one, "news");
  // On the listening connection the subscription went first; only then is anything said.
  await expect.poll(async () => (await listeners()).length).toBe(2);
  await notify(sql, "news", "first");
  await notify(sql, "news", "second");
  await notify(sql, "else");
  await expect.poll(() => elsewhere.got).toEqual([""]);
  for (const { got } of [a, b, twice]) await expect.poll(() => got).toEqual(["first", "second"]);
  twice.end();
  b.end();
  await notify(sql, "news", "third");
  await expect.poll(() => a.got).toHaveLength(3);
  expect(twice.got).toHaveLength(2);
  await notify(sql, "else", "last");
  await expect.poll(() => elsewhere.got).toEqual(["", "last"]);
  expect(b.got).toHaveLength(2);
});

it("subscriptions made before it listens count", async () => {
  const news = notifications(sql, { ...Fastify().log, ...log });
  opened.push(news);
  const { got } = inbox(news, 'a "quoted" name');
  const { promise, resolve } = Promise.withResolvers<void>();
  news.onReconnect(resolve);
  news.start();
  await promise;
  await notify(sql, 'a "quoted" name', "x");
  await expect.poll(() => got).toEqual(["x"]);
});

it("comes back however often its connection is lost, and says that something may have been missed", async () => {
  const news = await listening();
  const { got } = inbox(news, "news");
  const again = vi.fn<() => void>();
  news.onReconnect(again);
  for (const time of [1, 2]) {
    await expect.poll(async () => (await listeners()).length).toBe(1);
    await killListeners();
    await expect.poll(() => again.mock.calls.length).toBe(time);
    await notify(sql, "news", String(time));
    await expect.poll(() => got).toHaveLength(time);
  }
  expect(got).toEqual(["1", "2"]);
});

it("goes on trying while the database takes nobody, and tells the log once", { timeout: 30_000 }, async () => {
  const admin = postgres(inject("postgresUrl"), { max: 1, onnotice: () => undefined });
  opened.push({ close: () => admin.end() });
  const news = await listening();
  const { got } = inbox(news, "news");
  const again = vi.fn<() => void>();
  news.onReconnect(again);
  await expect.poll(async () => (await listeners()).length).toBe(1);
  await admin.unsafe(`alter database ${database} with allow_connections false`);
  try {
    await killListeners();
    await expect.poll(() => log.warn.mock.calls.length).toBe(1);
    // Long enough for several attempts: each waits twice as long as the one before.
    await vi.waitUntil(async () => {
      const refused = connect(url, { max: 1 });
      const isRefused = await refused.sql`select 1`.then(
        () => false,
        () => true,
      );
      await refused.close();
      return isRefused;
    });
  } finally {
    await admin.unsafe(`alter database ${database} with allow_connections true`);
  }
  await expect.poll(() => again.mock.calls.length, { timeout: 15_000 }).toBe(1);
  expect(log.warn).toHaveBeenCalledTimes(1);
  await notify(sql, "news", "back");
  await expect.poll(() => got).toEqual(["back"]);
});

it("once closed it holds no connection and makes none", async () => {
  const news = await listening();
  inbox(news, "news");
  await expect.poll(async () => (await listeners()).length).toBe(1);
  await news.close();
  await expect.poll(async () => (await listeners()).length).toBe(0);
});
