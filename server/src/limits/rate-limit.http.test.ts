import { Readable } from "node:stream";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../app/build-app.ts";
import { loadConfig } from "../config/config.ts";
import { connect } from "../db/client.ts";
import { testDatabase } from "../test/database/database.ts";
import { addUpCalls, sweepRateCounts } from "./rate-counts.ts";

const { url, db, sql } = await testDatabase();
const config = loadConfig({ NODE_ENV: "test", RATE_LIMIT_PER_MINUTE: "50" });
const connections = [connect(url, { max: 2 }), connect(url, { max: 2 })];
const apps = await Promise.all(connections.map(async (connection) => buildApp({ config, ...connection })));
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all(connections.map(({ close }) => close()));
});
beforeEach(async () => void (await sql`truncate rate_counts`));

const counted = async (key: string) =>
  (await sql<{ calls: number }[]>`select calls from rate_counts where key = ${key}`)[0]?.calls;
const passing = async (of: number, remoteAddress: string, count: number) => {
  const statuses: (number | undefined)[] = [];
  for (let calls = 0; calls < count; calls++)
    statuses.push((await apps[of]?.inject({ url: "/api/Region/All", remoteAddress }))?.statusCode);
  return statuses.filter((status) => status === 200).length;
};

test("the general limit holds over two processes", async () => {
  const address = "192.0.2.1";
  expect(await passing(0, address, 30)).toBe(30);
  await expect.poll(() => counted(address)).toBe(30);
  expect(await passing(1, address, 1)).toBe(1);
  await expect.poll(() => counted(address)).toBe(31);
  // The answer is in the database before it is in the process: what was let through meanwhile is counted as well.
  await expect.poll(() => passing(1, address, 1)).toBe(0);
  await expect.poll(() => counted(address)).toBe(50);
  expect(await passing(1, "192.0.2.2", 1)).toBe(1);
});

test("calls that processes add up at once are all counted, whatever their order", async () => {
  const keys = Array.from({ length: 40 }, (_, nth) => `key-${nth}`);
  const batch = keys.map((key) => ({ key, calls: 1 }));
  await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      addUpCalls(connections[nth % 2]?.db ?? db, nth % 3 === 0 ? batch.toReversed() : batch),
    ),
  );
  const totals = await addUpCalls(db, batch);
  expect(totals.map(({ calls }) => calls)).toEqual(keys.map(() => 21));
  for (const { left } of totals) expect(left).toBeGreaterThan(0);
});

test("a minute that is over is begun anew, and swept", async () => {
  await addUpCalls(db, [
    { key: "a", calls: 7 },
    { key: "b", calls: 7 },
  ]);
  await sql`update rate_counts set until = now() - interval '1 second'`;
  const [total] = await addUpCalls(db, [{ key: "a", calls: 2 }]);
  expect(total).toMatchObject({ key: "a", calls: 2 });
  expect(await sweepRateCounts(db)).toBe(1);
  expect(await counted("a")).toBe(2);
});

test("a batch costs what its calls cost together", async () => {
  const remoteAddress = "192.0.2.9";
  const batch = (names: string) => apps[0]?.inject({ url: `/trpc/${names}?batch=1&input=%7B%7D`, remoteAddress });
  const twenty = Array.from({ length: 20 }, () => "region.list").join(",");
  expect((await batch(twenty))?.statusCode).toBe(200);
  expect((await batch(twenty))?.statusCode).toBe(200);
  expect((await batch(twenty))?.statusCode).toBe(429);
  expect((await batch("region.list"))?.statusCode).toBe(200);
});

test("a call under /api and one under /trpc cost the same: more than an ordinary one where it does more", async () => {
  const left = async (url: string, remoteAddress: string) => {
    let calls = 0;
    while ((await apps[0]?.inject({ url, remoteAddress }))?.statusCode !== 429) calls++;
    return calls;
  };
  expect(await left("/api/SubCategory/All", "192.0.2.10")).toBe(25);
  expect(await left("/trpc/subCategory.list", "192.0.2.11")).toBe(25);
  expect(await left("/api/Region/All", "192.0.2.12")).toBe(50);
});

test("a long body costs more than a short one, and one of an unknown length as much as the longest", async () => {
  const left = async (remoteAddress: string, headers: Record<string, string>, payload: string | Readable) => {
    const sent = { method: "POST", url: "/api/SubCategory/GetByName", remoteAddress, payload } as const;
    await apps[0]?.inject({ ...sent, headers: { "content-type": "application/json", ...headers } });
    let calls = 0;
    while ((await apps[0]?.inject({ url: "/api/Region/All", remoteAddress }))?.statusCode !== 429) calls++;
    return calls;
  };
  expect(await left("192.0.2.20", {}, "{}")).toBe(49);
  expect(await left("192.0.2.21", {}, `{"Name":"${"a".repeat(655_360)}"}`)).toBe(39);
  expect(await left("192.0.2.22", { "transfer-encoding": "chunked" }, Readable.from(["{}"]))).toBe(33);
});

test("each answer tells what is left of the budget, what it costs and what is refused alike", async () => {
  const from = async (url: string) => apps[0]?.inject({ url, remoteAddress: "192.0.2.77" });
  const first = await from("/api/Region/All");
  expect(first?.headers["ratelimit-policy"]).toBe('"address";q=50;w=60');
  expect(first?.headers["ratelimit"]).toBe('"address";r=49;t=60');
  expect((await from("/api/nothing-like-it"))?.headers["ratelimit"]).toMatch(/^"address";r=48;t=\d+$/);
  for (let calls = 0; calls < 48; calls++) await from("/api/Region/All");
  const refused = await from("/api/Region/All");
  expect(refused?.statusCode).toBe(429);
  const left = /^"address";r=0;t=(\d+)$/.exec(String(refused?.headers["ratelimit"]))?.[1];
  expect(left).toBe(refused?.headers["retry-after"]);
});

test("an answer of any kind tells it over a real connection: kept, wrong, unknown, for nobody who is not signed in", async () => {
  const origin = (await apps[0]?.listen({ port: 0, host: "127.0.0.1" })) ?? "";
  const call = async (path: string, init?: RequestInit) => {
    const { status, headers } = await fetch(`${origin}${path}`, init);
    return { status, tag: headers.get("etag"), told: [headers.get("ratelimit-policy"), headers.get("ratelimit")] };
  };
  const first = await call("/api/Region/All");
  const post = { method: "POST", headers: { "content-type": "application/json" } };
  const answers = [
    first,
    await call("/api/Region/All", { headers: { "if-none-match": first.tag ?? "" } }),
    await call("/api/SubCategory/GetByName", { ...post, body: "{" }),
    await call("/api/SubCategory/GetByName", { ...post, body: "{}" }),
    await call("/api/User/GetAll"),
    await call("/api/nothing-like-it"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 304, 400, 400, 401, 404]);
  const left = answers.map(({ told: [policy, budget] }) => {
    expect(policy).toBe('"address";q=50;w=60');
    return Number(/^"address";r=(\d+);t=\d+$/.exec(budget ?? "")?.[1]);
  });
  expect(left).toEqual(left.toSorted((a, b) => b - a));
  expect(new Set(left).size).toBe(answers.length);
});
