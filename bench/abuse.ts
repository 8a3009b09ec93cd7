import { once } from "node:events";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { Pool } from "undici";
import { demoPassword } from "../server/src/seed/demo-accounts.ts";
import { attacks } from "./abuse/abuse-attacks.ts";
import { startServer } from "./abuse/abuse-server.ts";
import { describeMachine } from "./measure/machine.ts";
import { atShare } from "./measure/quantile.ts";
import { printTable } from "./measure/table.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "30" },
    port: { type: "string", default: "4990" },
    only: { type: "string", default: "" },
  },
});
const seconds = Number(values.seconds);
/** Milliseconds between two calls of the others: a few people at work. */
const pace = 50;

await using open = new AsyncDisposableStack();
const server = await startServer(Number(values.port), open);
const others = new Pool(server.origin, { connections: 4 });
open.defer(() => others.close());

/** What others wait for a cheap call until something is over, in milliseconds, and the most that the server holds meanwhile. */
async function othersUntil(over: Promise<unknown>): Promise<{ waits: number[]; most: number }> {
  const waits: number[] = [];
  const state = { isOver: false, most: 0 };
  const end = () => void (state.isOver = true);
  // Whoever waits for it hears of its failure as well, and ends the server.
  over.then(end, end);
  for (let call = 0; !state.isOver; call++) {
    const begun = performance.now();
    const answer = await others.request({
      method: "GET",
      path: "/api/Region/Places?search=10",
      headers: { "x-forwarded-for": `198.51.100.${call % 250}` },
    });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`Others are answered with ${answer.statusCode}`);
    waits.push(performance.now() - begun);
    state.most = Math.max(state.most, server.memory());
    await pause(pace);
  }
  return { waits, most: state.most };
}

async function post<Data>(path: string, body: object, headers: Record<string, string> = {}): Promise<Data> {
  const answer = await others.request({
    method: "POST",
    path: `/api/Auth/${path}`,
    headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.254", ...headers },
    body: JSON.stringify(body),
  });
  if (answer.statusCode !== 200) throw new Error(`${path} is answered with ${answer.statusCode}`);
  return ((await answer.body.json()) as { data: Data }).data;
}

const signIn = async (email: string) =>
  (await post<{ token: string }>("sign-in", { email, password: demoPassword })).token;
/** An attacker who has a password proves with it who it is, as often as that is asked. */
const prove = (token: string) => post("prove", { password: demoPassword }, { authorization: `Bearer ${token}` });

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
const shown = (figure: number) => figure.toFixed(1);

console.log(`${describeMachine()}\n`);
await othersUntil(pause(3_000));
const tokens = {
  client: await signIn("client@demo.metiro.ch"),
  company: await signIn("entreprise@demo.metiro.ch"),
  admin: await signIn("admin@demo.metiro.ch"),
};
const rows: string[][] = [];
const chosen = Object.keys(attacks).filter((name) => name.includes(values.only));
for (const [at, attack] of chosen.entries()) {
  for (const token of Object.values(tokens)) await prove(token);
  const calm = await othersUntil(pause((seconds * 1_000) / 2));
  const before = server.memory();
  const workerData = { origin: server.origin, address: `203.0.113.${at + 1}`, attack, tokens, seconds };
  const worker = new Worker(new URL("abuse/abuse-worker.ts", import.meta.url), { workerData });
  await once(worker, "message");
  const usedBefore = server.used();
  const told = once(worker, "message") as Promise<[Record<string, number>]>;
  const attacked = await othersUntil(told);
  const [statuses] = await told;
  await worker.terminate();
  const used = server.used();
  const [calmly, then] = [atShare(calm.waits, 0.95), atShare(attacked.waits, 0.95)];
  const grown = attacked.most - before;
  rows.push([
    attack,
    shown(calmly),
    shown(then),
    shown(then / calmly),
    grown.toFixed(0),
    (["main", "server", "database"] as const).map((of) => shown(used[of] - usedBefore[of])).join(", "),
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(", "),
  ]);
  console.log(rows.at(-1)?.join(" | "));
}
console.log();
printTable(
  [
    "attack",
    "p95 calm, ms",
    "p95 attacked, ms",
    "ratio (≤ 3)",
    "memory, MB (≤ 300)",
    "CPU s: main, server, database",
    "answers",
  ],
  rows,
);
console.log(`\nAt the end: ${describeMachine()}`);
