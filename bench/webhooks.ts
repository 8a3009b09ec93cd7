import { fork } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { queues } from "../server/src/app/background.ts";
import { loadConfig } from "../server/src/config/config.ts";
import { connect, type Sql } from "../server/src/db/client.ts";
import { turnDeliverer } from "../server/src/domains/webhook/delivery/deliver-in-turns.ts";
import { quickDeliverer } from "../server/src/domains/webhook/delivery/deliver-quickly.ts";
import { dispatchEvents } from "../server/src/domains/webhook/delivery/dispatch.ts";
import { deliverQueue, dispatchQueue, slowQueue } from "../server/src/domains/webhook/delivery/queue.ts";
import { newSecret } from "../server/src/domains/webhook/delivery/secret.ts";
import { type Log, startJobs } from "../server/src/jobs/index.ts";
import { sealed } from "../server/src/tokens/sealed.ts";
import { callsOf } from "./suite/call-list.ts";
import { type DataSet, openDataSets } from "./data/data-sets.ts";
import { describeMachine } from "./measure/machine.ts";
import { readOptions } from "./data/options.ts";
import { median } from "./measure/quantile.ts";
import { type Person, runApp, type RunningApp } from "./measure/running-app.ts";
import { printTable } from "./measure/table.ts";
import type { Verdict } from "./measure/webhooks-receiver.ts";

/** Events that happen by calls, each told to so many endpoints. */
const [events, endpoints] = [1000, 10];
/** Of the writes: by turns without webhooks and with one of each account. */
const [rounds, turnsOfRound] = [8, 40];
/** Seconds after which deliveries are given up. */
const maxSeconds = 600;

const log = { info: () => undefined, warn: () => undefined, error: console.error } as unknown as Log;

/** Ten thousand deliveries to a receiver on this machine, judged by three verifiers. */
async function measureDeliveries(app: RunningApp, { url }: DataSet): Promise<void> {
  await using open = new AsyncDisposableStack();
  const config = loadConfig({
    NODE_ENV: "test",
    WEBHOOK_LOOPBACK: "on",
    JWT_SECRET: createHash("sha512").update(url).digest("base64url"),
  });
  const receiver = fork(path.join(import.meta.dirname, "measure/webhooks-receiver.ts"));
  open.defer(async () => {
    receiver.kill("SIGTERM");
    await once(receiver, "exit");
  });
  const [port] = (await once(receiver, "message")) as [number];
  const ask = async <Answer>(what: "count" | string[]): Promise<Answer> => {
    receiver.send(what);
    return ((await once(receiver, "message")) as [Answer])[0];
  };
  const { sql } = app;
  await forget(sql);
  const [admin] = await sql<{ id: string }[]>`select id from users where role = 'Admin' and not is_machine limit 1`;
  const secrets: string[] = [];
  for (let at = 0; at < endpoints; at++) {
    const [id, secret] = [randomUUID(), newSecret()];
    secrets.push(secret);
    await sql`insert into webhook_endpoints (id, user_id, of_office, url, events, sealed_secret) values (${id}, ${admin?.id ?? ""}, true,
      ${`http://127.0.0.1:${port}/${at}`}, '{jobRequest.created}', ${sealed(config.keys.webhookSecret, secret, id)})`;
  }
  const { calls } = await callsOf(app);
  const create = calls.find(({ name }) => name === "create");
  if (!create) throw new Error("Nothing creates requests");
  for (let turn = 0; turn < events; turn++) await app.call(create.next(turn));

  const { db, close } = connect(url, { max: config.databasePool });
  open.defer(close);
  const jobs = await startJobs({ connectionString: url, queues, log, work: true });
  open.defer(() => jobs.stop());
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await jobs.work(deliverQueue, quickDeliverer({ db, config }));
  await jobs.work(slowQueue, turnDeliverer({ db, config }));
  await jobs.work(dispatchQueue, async () => ({ deliveries: await dispatchEvents(db) }));
  const wanted = events * endpoints;
  while ((await ask<number>("count")) < wanted && performance.now() - began < maxSeconds * 1000) await pause(100);
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  // What has arrived is noted a moment later; what would come twice comes now.
  for (let left = 100; left > 0; left--) {
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from webhook_deliveries where state = 'pending'`;
    if (row?.n === 0) break;
    await pause(100);
  }
  const states = await sql<{ state: string; n: number }[]>`
    select state, count(*)::int as n from webhook_deliveries group by state order by state`;
  const { received, refused, fooled, duplicates, outOfOrder, events: told } = await ask<Verdict>(secrets);
  console.log(
    `\n${events} events to ${endpoints} endpoints: ${received} messages of ${told} events received, ${duplicates} twice, ${outOfOrder} after a later one`,
  );
  console.log(`in the log: ${states.map(({ state, n }) => `${n} ${state}`).join(", ")}`);
  console.log(
    `${seconds.toFixed(1)} s, ${(received / seconds).toFixed(0)} a second; ${((user + system) / 1000 / received).toFixed(2)} ms of the delivering process's processor each`,
  );
  printTable(
    ["verifier", "wrong", "changed messages that it took", "goal"],
    Object.keys(refused).map((name) => [name, String(refused[name]), String(fooled[name]), "0"]),
  );
}

/** What webhooks cost the calls that cause events: milliseconds at one connection, and of this process's processor. */
async function measureWrites(app: RunningApp): Promise<void> {
  const { calls } = await callsOf(app);
  const named = (name: string) => {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`There is no call "${name}"`);
    return call;
  };
  const [create, send] = [named("create"), named("send to five companies")];
  const companies = new Map<string, Person>();
  const personOf = async (companyId: string) => {
    const known = companies.get(companyId);
    if (known) return known;
    const [row] = await app.sql<
      { userId: string }[]
    >`select user_id as "userId" from companies where id = ${companyId}`;
    const [person] = await app.people("Company", 1, row?.userId);
    if (!person) throw new Error("Nobody answers");
    companies.set(companyId, person);
    return person;
  };
  const kinds = ["create", "send to five", "answer"] as const;
  const times = [0, 1].map(() => kinds.map(() => [] as number[]));
  const processor: [number[], number[]] = [[], []];
  let [turn, written] = [0, 0];
  for (let round = 0; round < rounds * 2; round++) {
    // The first comes first in every other pair.
    const arm = (round + Math.floor(round / 2)) % 2 === 0 ? 0 : 1;
    await forget(app.sql);
    if (arm === 1)
      await app.sql`insert into webhook_endpoints (user_id, of_office, url, sealed_secret)
        select id, role = 'Admin', 'https://exemple.ch/', '' from users where deleted_at is null`;
    await app.sql`vacuum analyze webhook_endpoints`;
    const cpu = process.cpuUsage();
    for (let one = 0; one < turnsOfRound; one++, turn++) {
      const clock = async <Answer>(kind: number, call: () => Promise<Answer>) => {
        const began = performance.now();
        const answer = await call();
        if (round > 1) times[arm]?.[kind]?.push(performance.now() - began);
        return answer;
      };
      const request = (await clock(0, () => app.call(create.next(turn)))) as { id: string };
      create.learn?.(request);
      const sending = send.next(turn);
      const [companyId = ""] = sending.body as string[];
      const by = await personOf(companyId);
      await clock(1, () => app.call({ ...sending, path: `/JobRequest/${request.id}/send-to-companies` }));
      const body = { response: "interested", message: "Volontiers, dès lundi." };
      await clock(2, () => app.call({ method: "POST", path: `/JobRequest/${request.id}/answer`, by, body }));
    }
    const { user, system } = process.cpuUsage(cpu);
    if (arm === 1) {
      const [told] = await app.sql<{ n: number }[]>`select count(*)::int as n from webhook_events`;
      written = (told?.n ?? 0) / turnsOfRound;
    }
    if (round > 1) processor[arm]?.push((user + system) / 1000 / turnsOfRound);
  }
  console.log(
    `\nWrites at one connection, ${app.size} requests; a turn of the three with webhooks writes ${written} events`,
  );
  const row = (name: string, without: number[] = [], withOne: number[] = []) => {
    const [a, b] = [median(without), median(withOne)];
    return [name, a.toFixed(2), b.toFixed(2), (b / a).toFixed(2)];
  };
  printTable(
    ["call", "without, ms", "one of each account, ms", "ratio"],
    [
      ...kinds.map((kind, at) => row(kind, times[0]?.[at], times[1]?.[at])),
      row("processor of the three", ...processor),
    ],
  );
  await forget(app.sql);
}

async function forget(sql: Sql): Promise<void> {
  await sql`truncate webhook_endpoints, webhook_events cascade`;
  await sql`delete from pgboss.job where name like 'webhook%'`;
}

const options = readOptions(process.argv.slice(2));
await using open = new AsyncDisposableStack();
const [set] = await openDataSets({ ...options, sizes: [options.sizes[0], options.sizes[0]] }, open);
console.log(describeMachine());
const app = await runApp(set, open);
await measureDeliveries(app, set);
await measureWrites(app);
console.log(`\nAt the end: ${describeMachine()}`);
