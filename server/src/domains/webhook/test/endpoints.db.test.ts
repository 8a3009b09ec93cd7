import { createSecretKey } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeEach, expect, test } from "vitest";
import { refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { sealed } from "../../../tokens/sealed.ts";
import { worldIn } from "../../job-request/test/scenario.ts";
import { resealWebhooks } from "../account.ts";
import { dispatchEvents } from "../delivery/dispatch.ts";
import { webhookReceiver } from "./receiver.ts";
import { webhooksIn } from "./webhook.fixture.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await worldIn(database);
const hooks = await webhooksIn(database);
const receiver = await webhookReceiver();
afterAll(() => receiver.stop());
const { client, input } = world;

beforeEach(async () => {
  await emptyTables(sql, "webhook_endpoints, webhook_events");
  await sql`delete from pgboss.job`;
  receiver.received.length = 0;
});

const { url } = receiver;
const add = () => hooks.as(client.actor).add({ url });
const create = () => client.call.create(input());
const logOf = async (id: string) => (await hooks.as(client.actor).deliveries({ id })).items;
const messages = () => receiver.received.map(({ body }) => JSON.parse(body) as object);

test("another secret: both sign until its time is over", async () => {
  const { endpoint, secret } = await add();
  const mine = hooks.as(client.actor);
  const next = await mine.rotateSecret({ id: endpoint.id });
  expect(next.secret).not.toBe(secret);
  expect(next.endpoint.formerSecretUntil).toBeDefined();
  await create();
  await hooks.deliver();
  const both = receiver.received[0];
  expect(both?.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
  for (const one of [secret, next.secret])
    expect(() => new Webhook(one).verify(both?.body ?? "", both?.headers ?? {})).not.toThrow();
  await sql`update webhook_endpoints set former_secret_until = now()`;
  await create();
  await hooks.deliver();
  const last = receiver.received[1];
  expect(() => new Webhook(next.secret).verify(last?.body ?? "", last?.headers ?? {})).not.toThrow();
  expect(() => new Webhook(secret).verify(last?.body ?? "", last?.headers ?? {})).toThrow();
  expect((await mine.rotateSecret({ id: endpoint.id, overlapHours: 0 })).endpoint).not.toHaveProperty(
    "formerSecretUntil",
  );
});

test("secrets are sealed in the database, and sealed anew when the server's secret is replaced", async () => {
  const { endpoint, secret } = await add();
  const [row] = await sql<{ text: string }[]>`select to_jsonb(e)::text as text from webhook_endpoints e`;
  expect(row?.text).not.toContain(secret.slice(6));
  const [old] = hooks.config.keys.webhookSecret;
  const key = [createSecretKey(Buffer.alloc(32, 7)), old] as const;
  expect(await resealWebhooks(db, key)).toEqual({ resealed: 1, lost: 0 });
  expect(await resealWebhooks(db, [old])).toEqual({ resealed: 0, lost: 1 });
  await sql`update webhook_endpoints set sealed_secret = ${sealed([old], secret, "another row")}`;
  await create();
  await hooks.deliver();
  expect(await logOf(endpoint.id)).toMatchObject([{ state: "pending", attempts: [{ error: "secretLost" }] }]);
  expect(receiver.received).toEqual([]);
});

test("an address that has become one of our own network is not called", async () => {
  const { endpoint } = await add();
  await sql`update webhook_endpoints set url = 'https://169.254.169.254/latest/'`;
  await create();
  await hooks.deliver();
  expect(await logOf(endpoint.id)).toMatchObject([{ state: "pending", attempts: [{ error: "forbiddenAddress" }] }]);
});

test("addresses that lead nowhere outside are refused when they are given", async () => {
  const mine = hooks.as(client.actor);
  for (const wrong of [
    "https://10.0.0.1/",
    "https://localhost.localdomain/",
    "http://exemple.ch/",
    "https://exemple.ch:22/",
  ])
    expect(await refusal(mine.add({ url: wrong }))).toMatchObject({ code: "VALIDATION_FAILED" });
});

test("a test event arrives, and is neither chosen nor told to others", async () => {
  const { endpoint } = await add();
  await hooks.as(client.actor).add({ url });
  const mine = hooks.as(client.actor);
  const { id } = await mine.sendTest({ id: endpoint.id });
  await hooks.deliver();
  expect(messages()).toEqual([expect.objectContaining({ type: "webhook.test", data: { endpointId: endpoint.id } })]);
  expect((await logOf(endpoint.id))[0]?.id).toBe(id);
  for (let n = 1; n < 30; n++) await mine.sendTest({ id: endpoint.id });
  expect(await refusal(mine.sendTest({ id: endpoint.id }))).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  // They are counted of the account: another endpoint, or the same anew, brings no more.
  await mine.delete({ id: endpoint.id });
  const again = await mine.add({ url });
  expect(await refusal(mine.sendTest({ id: again.endpoint.id }))).toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("what failed is sent again from a moment that the database knows", async () => {
  const { endpoint } = await add();
  for (const since of ["0000-01-01T00:00:00Z", "2200-01-01T00:00:00Z"])
    expect(await refusal(hooks.as(client.actor).retryFailed({ id: endpoint.id, since }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { since: [{ rule: "date" }] },
    });
});

test("an endpoint that is taken away while events go out keeps nobody else from being told", async () => {
  const { endpoint } = await add();
  await add();
  await create();
  let going: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    await tx`delete from webhook_endpoints where id = ${endpoint.id}`;
    going = dispatchEvents(db);
    // What goes out waits for whether the endpoint stays.
    await expect
      .poll(() => sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      .toHaveLength(1);
  });
  await expect(going).resolves.toBeGreaterThan(0);
  expect(await sql`select from webhook_deliveries`).toHaveLength(1);
});

test("what can never be written is given up, and not begun anew for ever", async () => {
  const breach = Object.assign(new Error("names an endpoint that is gone"), { code: "23503", severity: "ERROR" });
  let tries = 0;
  const transaction = () => {
    if (++tries > 50) throw new Error("begun anew for ever");
    return Promise.reject(breach);
  };
  await expect(dispatchEvents({ transaction } as never)).rejects.toBe(breach);
});
