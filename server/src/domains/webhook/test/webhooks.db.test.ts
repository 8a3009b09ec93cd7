import { Webhook } from "standardwebhooks";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../../trpc/actor.ts";
import { webhookEventNames } from "@metiro/shared/webhook/constants";
import { refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { worldIn } from "../../job-request/test/scenario.ts";
import { retryDays, retryDelay, retryDelays } from "../delivery/retry-delays.ts";
import { webhookSweeps } from "../tasks.ts";
import { queueLateTurns } from "../delivery/turns.ts";
import { webhookReceiver } from "./receiver.ts";
import { webhooksIn } from "./webhook.fixture.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await worldIn(database);
const hooks = await webhooksIn(database);
const receiver = await webhookReceiver();
afterAll(() => receiver.stop());
const { client, companies, input } = world;
const [first, second] = companies as [(typeof companies)[0], (typeof companies)[0]];
const { call: office, ...admin } = world.admin;

beforeEach(async () => {
  await emptyTables(sql, "webhook_endpoints, webhook_events");
  await sql`delete from pgboss.job`;
  receiver.received.length = 0;
  receiver.answer(204);
});

interface Message {
  type: string;
  timestamp: string;
  data: Record<string, string>;
}
const messages = () => receiver.received.map(({ body }) => JSON.parse(body) as Message);
const told = () => messages().map(({ type }) => type);
const { url } = receiver;
const add = (actor: Actor = client.actor) => hooks.as(actor).add({ url });
const create = () => client.call.create(input());
const logOf = async (id: string, actor: Actor = client.actor) => (await hooks.as(actor).deliveries({ id })).items;
const oneOf = async (id: string) => {
  const [delivery] = await logOf(id);
  if (!delivery) throw new Error("Nothing was delivered");
  return delivery;
};

test("what happens is sent to those it concerns, signed, with ids and nothing else", async () => {
  const { endpoint, secret } = await add();
  const { id } = await create();
  await hooks.deliver();
  expect(receiver.received).toHaveLength(1);
  const [{ body, headers }] = receiver.received as [(typeof receiver.received)[0]];
  expect(new Webhook(secret).verify(body, headers)).toEqual({
    type: "jobRequest.created",
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { jobRequestId: id },
  });
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
  expect(headers["content-type"]).toBe("application/json");
  expect(await logOf(endpoint.id)).toEqual([
    expect.objectContaining({
      eventId: headers["webhook-id"],
      event: "jobRequest.created",
      state: "delivered",
      attemptCount: 1,
      attempts: [{ at: expect.any(String), status: 204, milliseconds: expect.any(Number) }],
    }),
  ]);
  expect(await hooks.as(client.actor).get({ id: endpoint.id })).toMatchObject({ active: true, pending: 0, failed: 0 });
});

test("without an endpoint nothing is noted, and a change that is rolled back is told to nobody", async () => {
  await create();
  expect(await sql`select from webhook_events`).toHaveLength(0);
  await add();
  await sql
    .begin(async (tx) => {
      await tx`update companies set verified = not verified`;
      await tx`insert into webhook_events (type, data, told, due_at) values ('message.sent', '{}', '{}', now())`;
      throw new Error("rolled back");
    })
    .catch(() => undefined);
  expect(await sql`select from webhook_events`).toHaveLength(0);
  expect(await sql`select from pgboss.job where name = 'webhook-dispatch'`).toHaveLength(0);
});

test("a whole request: each hears what it may know, and the back office of everything", async () => {
  await Promise.all([admin, client.actor, first.actor, second.actor].map((actor) => add(actor)));
  const heard = async (actor: Actor) => {
    const [endpoint] = (await hooks.as(actor).list({})).items;
    return (await hooks.as(actor).deliveries({ id: endpoint?.id ?? "", pageSize: 100 })).items
      .map(({ event }) => event)
      .toReversed();
  };
  const { id } = await create();
  await office.sendToCompanies({ id, companyIds: [first.id, second.id] });
  await first.call.answer({ id, response: "interested", message: "Volontiers" });
  await first.call.answer({ id, response: "interested", message: "Avec plaisir" });
  await second.call.answer({ id, response: "declined" });
  await client.call.decide({ id, companyId: first.id, decision: "accepted" });
  await client.call.markDone({ id, companyId: first.id });
  await client.call.undoDone({ id });
  await office.cancel({ id });
  await office.delete({ id });
  await hooks.deliver();
  expect(await heard(first.actor)).toEqual([
    "jobRequest.received",
    "answer.offered",
    "answer.changed",
    "decision.accepted",
    "jobRequest.done",
    "jobRequest.undone",
    "jobRequest.canceled",
    "jobRequest.withdrawn",
  ]);
  expect(await heard(second.actor)).toEqual([
    "jobRequest.received",
    "answer.declined",
    "jobRequest.canceled",
    "jobRequest.withdrawn",
  ]);
  expect((await heard(client.actor)).toSorted()).toEqual(
    [
      "jobRequest.created",
      "jobRequest.sent",
      "answer.offered",
      "answer.changed",
      "answer.declined",
      "decision.accepted",
      "jobRequest.done",
      "jobRequest.undone",
      "jobRequest.canceled",
      "jobRequest.deleted",
    ].toSorted(),
  );
  const everything = await heard(admin);
  for (const actor of [client.actor, first.actor, second.actor])
    expect(everything).toEqual(expect.arrayContaining(await heard(actor)));
  for (const { body } of receiver.received) expect(body).not.toMatch(/Volontiers|Rénover|Lausanne|Blanc/);
});

describe("a sending that can be taken back", () => {
  const held = async () => {
    await add(first.actor);
    await add(client.actor);
    const { id } = await create();
    await office.sendToCompanies({ id, companyIds: [first.id], undoSeconds: 60 });
    await hooks.deliver();
    expect(told()).toEqual(["jobRequest.created"]);
    receiver.received.length = 0;
    return id;
  };

  test("is told to nobody who must not know yet, and not at all once it is taken back", async () => {
    const id = await held();
    await office.undoSend({ id, companyIds: [first.id] });
    await sql`update webhook_events set due_at = now()`;
    await hooks.deliver();
    expect(told()).toEqual(["jobRequest.recalled"]);
  });

  test("is told when it leaves at once after all", async () => {
    const id = await held();
    await office.sendNow({ id, companyIds: [first.id] });
    await hooks.deliver();
    expect(told().toSorted()).toEqual(["jobRequest.received", "jobRequest.sent"]);
  });

  test("is told when its time has come", async () => {
    await held();
    await sql`update webhook_events set due_at = now() where dispatched_at is null`;
    await sql`update pgboss.job set start_after = now() where name = 'webhook-dispatch'`;
    await hooks.deliver();
    expect(told().toSorted()).toEqual(["jobRequest.received", "jobRequest.sent"]);
  });
});

test("an endpoint is told the events that it was made for", async () => {
  await hooks.as(client.actor).add({ url, events: ["jobRequest.canceled"] });
  const { id } = await create();
  await client.call.cancel({ id });
  await hooks.deliver();
  expect(told()).toEqual(["jobRequest.canceled"]);
  expect(await refusal(hooks.as(client.actor).add({ url, events: ["company.erased"] }))).toMatchObject({
    code: "VALIDATION_FAILED",
  });
});

test("what fails is tried again later, ten times in three days, and then given up; a replay has the same id", async () => {
  const { endpoint } = await add();
  await create();
  receiver.answer(500);
  await hooks.deliver();
  const begun = await oneOf(endpoint.id);
  expect(begun).toMatchObject({ state: "pending", attempts: [{ status: 500, error: "status" }] });
  expect(Date.parse(begun.nextAt ?? "")).toBeGreaterThan(Date.parse(begun.createdAt) + 4_000);
  await hooks.deliver();
  expect(receiver.received).toHaveLength(1);
  for (let n = 1; n < 10; n++) await hooks.deliver({ now: true });
  expect(await oneOf(endpoint.id)).toMatchObject({ state: "failed", attemptCount: 10 });
  await hooks.deliver({ now: true });
  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);

  receiver.answer(200);
  await hooks.as(client.actor).retry({ id: begun.id });
  expect(await refusal(hooks.as(client.actor).retry({ id: begun.id }))).toMatchObject({ code: "CONFLICT" });
  await hooks.deliver();
  expect(receiver.received.at(-1)?.headers["webhook-id"]).toBe(begun.eventId);
  expect(await oneOf(endpoint.id)).toMatchObject({ state: "delivered", attemptCount: 11 });
});

test("pauses add up to three days, and jitter moves them by a tenth", () => {
  const sum = (random: number) => retryDelays.reduce((all, _, at) => all + (retryDelay(at + 1, random) ?? 0), 0);
  expect(sum(0.5) / 3600).toBeGreaterThan(70);
  expect(sum(0.5) / 3600).toBeLessThan(74);
  expect(sum(0)).toBeCloseTo(sum(0.5) * 0.9);
  expect(sum(1)).toBeCloseTo(sum(0.5) * 1.1);
  expect(retryDelay(retryDelays.length + 1)).toBeUndefined();
  // Told to those who receive them.
  expect(retryDays).toBe(3);
});

/** Why the client was told by mail that an endpoint is off. */
const toldOff = async () =>
  (
    await sql<{ reason: string }[]>`select data->'data'->>'reason' as reason from pgboss.job
      where name = 'mail' and data->>'kind' = 'webhookOff' and data->>'to' = ${client.actor.userId} order by created_on`
  ).map(({ reason }) => reason);

test("410 switches an endpoint off; switched on again it takes what is new and what is replayed", async () => {
  const { endpoint } = await add();
  await create();
  receiver.answer(410);
  await hooks.deliver();
  const mine = hooks.as(client.actor);
  expect(await mine.get({ id: endpoint.id })).toMatchObject({ active: false, offReason: "gone", failed: 1 });
  await create();
  await hooks.deliver({ now: true });
  expect(receiver.received).toHaveLength(1);
  expect(await refusal(mine.retryFailed({ id: endpoint.id }))).toMatchObject({ code: "CONFLICT" });
  expect(await refusal(mine.sendTest({ id: endpoint.id }))).toMatchObject({ code: "CONFLICT" });
  expect(await toldOff()).toEqual(["gone"]);
  receiver.answer(204);
  await mine.update({ id: endpoint.id, active: true });
  expect(await mine.retryFailed({ id: endpoint.id, since: new Date(Date.now() + 60_000).toISOString() })).toEqual({
    count: 0,
  });
  expect(await mine.retryFailed({ id: endpoint.id })).toEqual({ count: 1 });
  await hooks.deliver();
  expect(await mine.get({ id: endpoint.id })).toMatchObject({ active: true, failed: 0 });
  expect(receiver.received).toHaveLength(2);
});

test("an endpoint of which nothing was heard for three days is switched off", async () => {
  const { endpoint } = await add();
  await create();
  receiver.answer(503);
  await hooks.deliver();
  await sql`update webhook_endpoints set failing_since = now() - interval '3 days'`;
  await sql`update webhook_deliveries set tries = ${retryDelays.length}`;
  await hooks.deliver({ now: true });
  expect(await hooks.as(client.actor).get({ id: endpoint.id })).toMatchObject({ active: false, offReason: "failing" });
  expect(await toldOff()).toEqual(["failing"]);
});

test("a slow endpoint waits beside the others: what failed once is sent by a queue of its own", async () => {
  await add();
  await create();
  receiver.answer(500);
  await hooks.deliver();
  await create();
  await hooks.dispatch();
  expect(await sql`select name from pgboss.job where state = 'created' and name like 'webhook%' order by 1`).toEqual([
    { name: "webhook" },
    { name: "webhook-slow" },
  ]);
  receiver.answer(204);
  await hooks.deliver({ now: true });
  // It answers again: what waited aside goes on as before.
  await hooks.deliver();
  expect(told()).toEqual(["jobRequest.created", "jobRequest.created", "jobRequest.created"]);
});

test("an account has ten endpoints, also when they are asked for at once", async () => {
  const made = await Promise.allSettled(Array.from({ length: 14 }, () => add()));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

test("another address asks for a proof, what it is told does not", async () => {
  const { endpoint } = await add();
  const later = hooks.as(client.actor, { isProved: false });
  await later.update({ id: endpoint.id, events: ["message.sent"], url });
  expect(await refusal(later.update({ id: endpoint.id, url: "https://exemple.ch/" }))).toMatchObject({
    code: "REAUTH_REQUIRED",
  });
  expect((await later.update({ id: endpoint.id, events: null })).events).toBeUndefined();
});

test("a locked owner is told nothing, and what was on its way is not sent", async () => {
  const { endpoint } = await add();
  await create();
  await hooks.dispatch();
  await sql`update users set locked_at = now() where id = ${client.actor.userId}`;
  await create();
  await hooks.deliver();
  await sql`update users set locked_at = null where id = ${client.actor.userId}`;
  expect(receiver.received).toEqual([]);
  expect(await logOf(endpoint.id)).toMatchObject([{ state: "failed", attempts: [{ error: "endpointOff" }] }]);
});

test("a delivery whose job is lost is put on its way again", async () => {
  await add();
  await create();
  await hooks.dispatch();
  await sql`delete from pgboss.job`;
  expect(await queueLateTurns(db)).toBe(0);
  await sql`update webhook_deliveries set next_at = now() - interval '31 minutes'`;
  expect(await queueLateTurns(db)).toBe(1);
  await hooks.deliver();
  expect(told()).toEqual(["jobRequest.created"]);
});

test("two jobs for one delivery send it once when they come one after the other", async () => {
  await add();
  await create();
  await hooks.dispatch();
  await sql`insert into pgboss.job (name, data) select name, data from pgboss.job where name = 'webhook'`;
  await hooks.deliver();
  await hooks.deliver();
  expect(receiver.received.length).toBeGreaterThanOrEqual(1);
  expect(await sql`select from webhook_attempts`).toHaveLength(1);
});

test("after a month nothing is left of what was told", async () => {
  await add();
  await create();
  await hooks.deliver();
  await sql`update webhook_events set created_at = now() - interval '31 days'`;
  await webhookSweeps["webhookEvents"]?.({ db } as never);
  expect(await sql`select from webhook_deliveries`).toHaveLength(0);
  expect(await sql`select from webhook_attempts`).toHaveLength(0);
});

test("the triggers tell the events that the list names, no others", async () => {
  const rows = await sql<{ body: string }[]>`
    select prosrc as body from pg_proc where proname like 'webhook%'`;
  const written = rows
    .flatMap(({ body }) => body.match(/'[a-zA-Z]+\.[a-zA-Z]*'/g) ?? [])
    .map((text) => text.slice(1, -1));
  const names = new Set(
    written.flatMap((name) =>
      name === "decision." ? ["decision.accepted", "decision.rejected"] : name === "metiro.webhook" ? [] : [name],
    ),
  );
  expect([...names].toSorted()).toEqual([...webhookEventNames].toSorted());
});
