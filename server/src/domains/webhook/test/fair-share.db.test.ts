import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { maxPendingOfSource, maxTests, maxPendingDeliveries } from "@metiro/shared/webhook/constants";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Log, startJobs } from "../../../jobs/index.ts";
import { refusal } from "../../../test/app/caller.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { worldIn } from "../../job-request/test/scenario.ts";
import { turnDeliverer } from "../delivery/deliver-in-turns.ts";
import { quickDeliverer } from "../delivery/deliver-quickly.ts";
import { deliverQueue, slowQueue } from "../delivery/queue.ts";
import { queueLateTurns } from "../delivery/turns.ts";
import { webhookReceiver } from "./receiver.ts";
import { webhooksIn } from "./webhook.fixture.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await worldIn(database);
const hooks = await webhooksIn(database);
const make = rowsIn(db);
const receiver = await webhookReceiver();
afterAll(() => receiver.stop());
const { client, companies, input } = world;
const [other, second, third] = companies as [Person, Person, Person];
const { call: _office, ...admin } = world.admin;
type Person = (typeof companies)[0];
const log = { info: () => undefined, warn: () => undefined, error: () => undefined } as unknown as Log;

beforeEach(async () => {
  await emptyTables(sql, "webhook_endpoints, webhook_events, webhook_slow_accounts");
  await sql`delete from pgboss.job`;
  // The planner expects next to nothing, as it does where nothing waited when it last looked.
  await sql`analyze webhook_endpoints, webhook_events, webhook_deliveries`;
  receiver.received.length = 0;
  receiver.answer(204);
});

const { url } = receiver;
const mine = hooks.as(client.actor);
const add = async () => (await mine.add({ url })).endpoint.id;
const queued = async () =>
  (await sql<{ name: string }[]>`select name from pgboss.job where name like 'webhook%' and state = 'created'`).map(
    ({ name }) => name,
  );

/** The queues of deliveries, worked on by whom a test puts to them. */
const startDelivering = () =>
  startJobs({ connectionString: database.url, queues: [deliverQueue, slowQueue], log, work: true });

/** A program that takes what it is sent and answers when it is let go. */
async function silentReceiver() {
  const held = new Set<ServerResponse>();
  let [most, asked, released] = [0, 0, false];
  const server = createServer((_request, response) => {
    asked += 1;
    if (released) return void response.writeHead(204).end();
    held.add(response);
    most = Math.max(most, held.size);
    response.once("close", () => held.delete(response));
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    held,
    most: () => most,
    asked: () => asked,
    release: () => {
      released = true;
      for (const response of held) response.writeHead(204).end();
    },
    stop: () => void server.close(),
  };
}

describe("an account of which no endpoint answers in time", () => {
  test.each([
    ["of endpoints that have answered so far", false],
    ["among those that have failed", true],
  ])("holds up no other: %s", async (_which, failing) => {
    const silent = await silentReceiver();
    const hostile = hooks.as(other.actor);
    for (let n = 0; n < 10; n++) {
      const { endpoint } = await hostile.add({ url: silent.url });
      if (failing) await sql`update webhook_endpoints set failing_since = now()`;
      for (let times = 0; times < 3; times++) await hostile.sendTest({ id: endpoint.id });
    }
    const id = await add();
    if (failing) await sql`update webhook_endpoints set failing_since = now()`;
    await mine.sendTest({ id });
    const jobs = await startDelivering();
    try {
      const options = { db, config: hooks.config };
      await jobs.work(deliverQueue, quickDeliverer(options));
      await jobs.work(slowQueue, turnDeliverer(options));
      await expect.poll(() => silent.held.size, { timeout: 5_000 }).toBeGreaterThan(0);
      await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(1);
      expect(silent.held.size).toBeGreaterThan(0);
      // Two looks into the queue at the same moment may not know of each other.
      expect(silent.most()).toBeLessThanOrEqual(2 * 3);
    } finally {
      silent.release();
      await jobs.stop();
      silent.stop();
    }
  });
});

test(
  "three accounts of one hand, each call of which finds a worker of its own, hold up nobody",
  { timeout: 30_000 },
  async () => {
    const silent = await silentReceiver();
    const calls: { id: string; as: ReturnType<typeof hooks.as> }[] = [];
    for (let n = 0; n < 8; n++) {
      const as = hooks.as([other, second, third][n % 3]?.actor ?? other.actor);
      calls.push({ id: (await as.add({ url: silent.url })).endpoint.id, as });
    }
    const id = await add();
    const jobs = await startDelivering();
    const looking = { ...deliverQueue, options: { ...deliverQueue.options, pollSeconds: 0.5 } };
    try {
      await jobs.work(looking, quickDeliverer({ db, config: hooks.config }));
      // One after the other, so that no worker takes two of them: a batch ends with its slowest.
      for (const [n, call] of calls.entries()) {
        await call.as.sendTest({ id: call.id });
        await expect.poll(silent.asked, { timeout: 3_000 }).toBe(n + 1);
      }
      await mine.sendTest({ id });
      await expect.poll(() => receiver.received.length, { timeout: 4_000 }).toBe(1);
    } finally {
      silent.release();
      await jobs.stop();
      silent.stop();
    }
  },
);

test(
  "eight accounts whose endpoints answer as late as they may hold up nobody who waits aside with them",
  { timeout: 120_000 },
  async () => {
    const silent = await silentReceiver();
    const late = async (as: ReturnType<typeof hooks.as>, to: string, tests: number) => {
      const { id } = (await as.add({ url: to })).endpoint;
      await sql`update webhook_endpoints set failing_since = now() where id = ${id}`;
      for (let n = 0; n < tests; n++) await as.sendTest({ id });
    };
    for (let n = 0; n < 8; n++) await late(hooks.as((await make.tenderer()).actor), silent.url, maxTests);
    await late(mine, url, 1);
    const jobs = await startDelivering();
    try {
      await jobs.work(slowQueue, turnDeliverer({ db, config: hooks.config, timeoutMs: 1_000 }));
      await expect.poll(() => receiver.received.length, { timeout: 90_000 }).toBe(1);
      // Sixteen at a time: each of the eight has had its turn about twice by then, of thirty that wait.
      expect(silent.asked()).toBeLessThanOrEqual(4 * 16);
      expect(silent.asked()).toBeGreaterThan(0);
    } finally {
      silent.release();
      await jobs.stop();
      silent.stop();
    }
  },
);

test("what is not answered in two seconds is broken off and tried at once among the slow ones, with all its tries", async () => {
  const silent = await silentReceiver();
  const { id } = (await mine.add({ url: silent.url })).endpoint;
  await mine.sendTest({ id });
  const [sent] = (await mine.deliveries({ id })).items;
  const job = { id: "job", data: { deliveryId: sent?.id ?? "" }, signal: new AbortController().signal };
  await quickDeliverer({ db, config: hooks.config, slowMs: 100 })(job);
  expect((await mine.deliveries({ id })).items).toEqual([
    expect.objectContaining({ state: "pending", attempts: [expect.objectContaining({ error: "timeout" })] }),
  ]);
  expect(await sql`select tries from webhook_deliveries`).toEqual([{ tries: 0 }]);
  expect((await mine.get({ id })).failingSince).toBeUndefined();
  expect((await queued()).toSorted()).toEqual(["webhook", "webhook-slow"]);
  silent.release();
  await hooks.deliver();
  expect((await mine.deliveries({ id })).items).toEqual([
    expect.objectContaining({ state: "delivered", attemptCount: 2 }),
  ]);
  silent.stop();
});

describe("an account remembers for an hour that one of its endpoints was slow", () => {
  const deliverOne = async (id: string) => {
    const [sent] = (await mine.deliveries({ id })).items;
    const job = { id: "job", data: { deliveryId: sent?.id ?? "" }, signal: new AbortController().signal };
    return turnDeliverer({ db, config: hooks.config, slowMs: 0 })(job);
  };
  const whereTheNextWaits = async () => {
    await sql`delete from pgboss.job`;
    await mine.sendTest({ id: await add() });
    return queued();
  };

  test("when it is deleted and added again", async () => {
    const id = await add();
    await mine.sendTest({ id });
    await deliverOne(id);
    await mine.delete({ id });
    expect(await whereTheNextWaits()).toEqual(["webhook-slow"]);
    expect(await sql`update webhook_slow_accounts set until = now() returning user_id`).toHaveLength(1);
    expect(await whereTheNextWaits()).toEqual(["webhook"]);
  });

  test("when it is deleted while it is called", async () => {
    const silent = await silentReceiver();
    const { id } = (await mine.add({ url: silent.url })).endpoint;
    await mine.sendTest({ id });
    const called = deliverOne(id);
    await expect.poll(() => silent.held.size).toBe(1);
    await mine.delete({ id });
    silent.release();
    expect(await called).toEqual({ skipped: "settled" });
    expect(await whereTheNextWaits()).toEqual(["webhook-slow"]);
    silent.stop();
  });

  test("and nobody else waits for it, nor what it had before", async () => {
    const [slow, quick] = [await add(), await add()];
    await mine.sendTest({ id: slow });
    await deliverOne(slow);
    await sql`delete from pgboss.job`;
    await mine.sendTest({ id: quick });
    const theirs = hooks.as(other.actor);
    await theirs.sendTest({ id: (await theirs.add({ url })).endpoint.id });
    expect(await queued()).toEqual(["webhook", "webhook"]);
  });
});

test("an endpoint that was slow waits aside for an hour, with what was on its way to it", async () => {
  const id = await add();
  for (let n = 0; n < 2; n++) await mine.sendTest({ id });
  const [first] = (await mine.deliveries({ id })).items;
  const signal = new AbortController().signal;
  await turnDeliverer({ db, config: hooks.config, slowMs: 0 })({
    id: "job",
    data: { deliveryId: first?.id ?? "" },
    signal,
  });
  expect(receiver.received).toHaveLength(1);
  await client.call.create(input());
  await hooks.dispatch();
  expect((await queued()).toSorted()).toEqual(["webhook", "webhook", "webhook-slow"]);
  await hooks.deliver();
  expect(receiver.received).toHaveLength(3);
  await sql`update webhook_endpoints set slow_until = now()`;
  await sql`delete from pgboss.job`;
  await client.call.create(input());
  await hooks.dispatch();
  expect(await queued()).toEqual(["webhook"]);
});

test("what is sent again by hand waits where its endpoint does", async () => {
  const id = await add();
  await mine.sendTest({ id });
  await hooks.deliver();
  await sql`update webhook_endpoints set slow_until = now() + interval '1 hour'`;
  const [sent] = (await mine.deliveries({ id })).items;
  await mine.retry({ id: sent?.id ?? "" });
  await mine.sendTest({ id });
  // Its account waits once, for both.
  expect(await queued()).toEqual(["webhook-slow"]);
  await hooks.deliver();
  expect(receiver.received).toHaveLength(3);
});

/** So many deliveries that wait for an endpoint, of what these accounts may know. */
const letWait = (id: string, count: number, told: readonly string[] = []) => sql`
  with events as (
    insert into webhook_events (type, data, told, due_at, dispatched_at)
    select 'message.sent', '{}', ${sql.array([...told])}::uuid[], now(), now() from generate_series(1, ${count}) returning id)
  insert into webhook_deliveries (event_id, endpoint_id, next_at) select id, ${id}, now() + interval '1 hour' from events`;

describe("where more deliveries wait for an account than may", () => {
  test("the endpoint for which most wait is switched off, what waited is given up, and its owner is told", async () => {
    const [most, few] = [await add(), await add()];
    await letWait(most, maxPendingDeliveries - 101);
    await letWait(few, 100);
    await client.call.create(input());
    await hooks.dispatch();
    expect(await mine.get({ id: most })).toMatchObject({
      active: false,
      offReason: "backlog",
      pending: 0,
      failed: 1000,
    });
    expect(await mine.get({ id: few })).toMatchObject({ active: true, pending: 101 });
    const mails =
      await sql`select data->'data' as data from pgboss.job where name = 'mail' and data->>'kind' = 'webhookOff'`;
    expect(mails).toEqual([{ data: { reason: "backlog" } }]);
    await hooks.deliver();
    expect(receiver.received).toHaveLength(1);
  });

  test("what one account makes happen drives off no endpoint of the back office: what is too much of it is given up, and can be sent again", async () => {
    const desk = hooks.as(admin);
    const { id } = (await desk.add({ url })).endpoint;
    await letWait(id, maxPendingDeliveries - 100, [other.actor.userId, second.actor.userId]);
    await letWait(id, 100, [third.actor.userId]);
    await client.call.create(input());
    await hooks.dispatch();
    expect(await desk.get({ id })).toMatchObject({ active: true });
    const left = await sql`
      select count(*)::int as n, told from (
        select (select told from webhook_events as event where event.id = event_id) from webhook_deliveries where state = 'pending') as waiting
      group by told order by n desc`;
    expect(left).toEqual([
      { n: maxPendingOfSource, told: [other.actor.userId, second.actor.userId] },
      { n: 100, told: [third.actor.userId] },
      { n: 1, told: [client.actor.userId] },
    ]);
    expect(await desk.retryFailed({ id })).toEqual({ count: 1000 });
    expect(await sql`select from pgboss.job where name = 'mail' and data->>'kind' = 'webhookOff'`).toHaveLength(0);
  });

  test("where many make too much happen, an endpoint of the back office is switched off as any other", async () => {
    const desk = hooks.as(admin);
    const { id } = (await desk.add({ url })).endpoint;
    await letWait(id, maxPendingDeliveries);
    await client.call.create(input());
    await hooks.dispatch();
    expect(await desk.get({ id })).toMatchObject({ active: false, offReason: "backlog" });
  });

  test("nothing is sent again by hand beyond what may wait, and nothing tried out", async () => {
    const id = await add();
    await mine.sendTest({ id });
    await hooks.deliver();
    await letWait(id, maxPendingDeliveries);
    await sql`update webhook_deliveries set state = 'failed', next_at = null, settled_at = now()
      where id in (select id from webhook_deliveries where state = 'pending' limit 10)`;
    expect(await mine.retryFailed({ id })).toEqual({ count: 10 });
    expect(await refusal(mine.retryFailed({ id }))).toMatchObject({ code: "CONFLICT" });
    expect(await refusal(mine.sendTest({ id }))).toMatchObject({ code: "CONFLICT" });
    const [sent] = (await mine.deliveries({ id, state: "delivered" })).items;
    expect(await refusal(mine.retry({ id: sent?.id ?? "" }))).toMatchObject({ code: "CONFLICT" });
  });

  test("what waits behind others of its account is not begun a second time", async () => {
    const id = await add();
    await mine.sendTest({ id });
    await sql`update webhook_deliveries set next_at = now() - interval '31 minutes'`;
    expect(await queueLateTurns(db)).toBe(1);
    expect(await queueLateTurns(db)).toBe(0);
    await hooks.deliver();
    await hooks.deliver();
    expect(receiver.received).toHaveLength(1);
  });
});

test("an endpoint that has failed for three days is switched off at its next failure, whatever is tried again by hand", async () => {
  const id = await add();
  await mine.sendTest({ id });
  receiver.answer(500);
  await hooks.deliver();
  await sql`update webhook_endpoints set failing_since = now() - interval '71 hours'`;
  await hooks.deliver({ now: true });
  expect(await mine.get({ id })).toMatchObject({ active: true });
  await sql`update webhook_endpoints set failing_since = now() - interval '73 hours'`;
  await hooks.deliver({ now: true });
  expect(await mine.get({ id })).toMatchObject({ active: false, offReason: "failing", pending: 0 });
});

test("what waits for an endpoint that its owner switches off is given up at once", async () => {
  const id = await add();
  await mine.sendTest({ id });
  expect(await mine.update({ id, active: false })).toMatchObject({ pending: 0, failed: 1 });
});
