import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Pool } from "undici";
import { callsOf, type MeasuredCall } from "./call-list.ts";
import type { DataSet } from "./data-sets.ts";
import { median } from "./quantile.ts";
import { runApp } from "./running-app.ts";
import { printTable } from "./table.ts";

const connections = 16;
const rounds = 3;

/** Requests that are created and sent a second by one server process and by two, 16 connections in all, by turns. */
export async function measureWrites(set: DataSet, seconds: number): Promise<void> {
  await using open = new AsyncDisposableStack();
  const app = await runApp(set, open);
  const origins = [app.origin, await otherProcess(set, open)];
  const pools = origins.map((origin) => new Pool(origin, { connections, pipelining: 1 }));
  open.defer(async () => void (await Promise.all(pools.map((pool) => pool.close()))));
  const { calls } = await callsOf(app);
  const rates: Record<string, [one: number[], two: number[]]> = {};
  for (let round = 0; round <= rounds; round++)
    for (const name of ["create", "send to five companies"]) {
      const call = calls.find((one) => one.name === name);
      if (!call) throw new Error(`There is no call "${name}"`);
      const kept = (rates[name] ??= [[], []]);
      for (const side of [0, 1] as const) {
        const rate = await ratePerSecond(call, side === 0 ? pools.slice(0, 1) : pools, seconds);
        if (round > 0) kept[side].push(rate);
      }
    }
  console.log(`\nWrites a second at ${connections} connections, ${set.size} requests`);
  printTable(
    ["call", "one process", "two processes", "ratio", "goal"],
    Object.entries(rates).map(([name, [one, two]]) => [
      name,
      median(one).toFixed(0),
      median(two).toFixed(0),
      (median(two) / median(one)).toFixed(2),
      "≥ 1.0",
    ]),
  );
}

/** The same server once more, in a process of its own. */
async function otherProcess({ size, url }: DataSet, open: AsyncDisposableStack): Promise<string> {
  const child = fork(path.join(import.meta.dirname, "writes-server.ts"), [String(size), url]);
  open.defer(async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  });
  const [origin] = (await once(child, "message")) as [string];
  return origin;
}

let turn = 0;

async function ratePerSecond(call: MeasuredCall, pools: Pool[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  async function keepCalling(): Promise<void> {
    while (performance.now() < end) {
      const mine = turn++;
      const { method, path: where, by, body } = call.next(mine);
      const pool = pools[mine % pools.length];
      const answer = await pool?.request({
        method,
        path: `/api${where}`,
        headers: { "content-type": "application/json", ...(by && { authorization: by.authorization }) },
        body: JSON.stringify(body),
      });
      const text = (await answer?.body.text()) ?? "";
      if (answer?.statusCode !== 200) throw new Error(`${where}: ${text}`);
      call.learn?.((JSON.parse(text) as { data: unknown }).data);
      count++;
    }
  }
  await Promise.all(Array.from({ length: connections }, keepCalling));
  return count / seconds;
}
