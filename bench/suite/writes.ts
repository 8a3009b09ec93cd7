import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Pool } from "undici";
import { callsOf } from "./call-list.ts";
import type { DataSet } from "../data/data-sets.ts";
import { median } from "../measure/quantile.ts";
import { type Call, runApp } from "../measure/running-app.ts";
import { printTable } from "../measure/table.ts";

const connections = 16;
const rounds = 3;

/** Requests that are created a second, and created and sent, by one server process and by two, 16 connections in all, by turns. */
export async function measureWrites(set: DataSet, seconds: number): Promise<void> {
  await using open = new AsyncDisposableStack();
  const app = await runApp(set, open);
  const origins = [app.origin, await otherProcess(set, open)];
  const pools = origins.map((origin) => new Pool(origin, { connections, pipelining: 1 }));
  open.defer(async () => void (await Promise.all(pools.map((pool) => pool.close()))));
  const { calls } = await callsOf(app);
  const named = (name: string) => {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`There is no call "${name}"`);
    return call;
  };
  const [create, send] = [named("create"), named("send to five companies")];
  const units = {
    create: async (turn: number, pool: Pool) => void (await made(pool, create.next(turn))),
    "create and send to five": async (turn: number, pool: Pool) => {
      const request = (await made(pool, create.next(turn))) as { id: string };
      create.learn?.(request);
      const { id } = request;
      const { path: where, ...call } = send.next(turn);
      await made(pool, { ...call, path: where.replace(/JobRequest\/[^/]+/, `JobRequest/${id}`) });
    },
  };
  const rows: string[][] = [];
  for (const [name, unit] of Object.entries(units)) {
    const rates: [one: number[], two: number[]] = [[], []];
    for (let round = 0; round <= rounds; round++)
      for (const side of [0, 1] as const) {
        const rate = await ratePerSecond(unit, side === 0 ? pools.slice(0, 1) : pools, seconds);
        if (round > 0) rates[side].push(rate);
      }
    const [one, two] = [median(rates[0]), median(rates[1])];
    rows.push([name, one.toFixed(0), two.toFixed(0), (two / one).toFixed(2), "≥ 1.0"]);
  }
  console.log(`\nWrites a second at ${connections} connections, ${set.size} requests`);
  printTable(["writes", "one process", "two processes", "ratio", "goal"], rows);
}

/** A second process of the server, on the same database. */
async function otherProcess({ size, url }: DataSet, open: AsyncDisposableStack): Promise<string> {
  const child = fork(path.join(import.meta.dirname, "writes-server.ts"), [String(size), url]);
  open.defer(async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  });
  const [origin] = (await once(child, "message")) as [string];
  return origin;
}

let turns = 0;

async function ratePerSecond(
  unit: (turn: number, pool: Pool) => Promise<void>,
  pools: Pool[],
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  async function keepCalling(): Promise<void> {
    while (performance.now() < end) {
      const turn = turns++;
      const pool = pools[turn % pools.length];
      if (pool) await unit(turn, pool);
      count++;
    }
  }
  await Promise.all(Array.from({ length: connections }, keepCalling));
  return count / seconds;
}

async function made(pool: Pool, { method, path: where, by, body }: Call): Promise<unknown> {
  const answer = await pool.request({
    method,
    path: `/api${where}`,
    headers: { "content-type": "application/json", ...(by && { authorization: by.authorization }) },
    body: JSON.stringify(body),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${where}: ${text}`);
  return (JSON.parse(text) as { data: unknown }).data;
}
