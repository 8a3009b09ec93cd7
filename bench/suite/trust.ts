import { refreshTradePlaces } from "../../server/src/db/queries/company/showcases.ts";
import { connect } from "../../server/src/db/client.ts";
import type { DataSet } from "../data/data-sets.ts";
import { median } from "../measure/quantile.ts";
import { type Call, runApp, type RunningApp } from "../measure/running-app.ts";
import { printTable } from "../measure/table.ts";
import { trustCalls } from "./trust-calls.ts";

const warmUp = 15;

/** What pages of companies, reviews, offers and prices are asked for, on both data sets by turns; those whose name holds what is told. */
export async function measureTrust(
  small: DataSet,
  large: DataSet,
  { times, named }: { times: number; named: string },
): Promise<void> {
  await using open = new AsyncDisposableStack();
  const apps = [await runApp(small, open), await runApp(large, open)] as const;
  const sides = [await trustCalls(apps[0]), await trustCalls(apps[1])] as const;
  const rows: string[][] = [];
  for (const [position, { name }] of sides[0].entries()) {
    if (!name.includes(named)) continue;
    const taken: [number[], number[]] = [[], []];
    for (let round = 0; round < warmUp + times; round++)
      for (const side of [0, 1] as const) {
        const call = sides[side][position];
        if (!call) throw new Error("Both data sets are asked the same");
        const milliseconds = await timeOf(apps[side], call.next(round));
        if (round >= warmUp) taken[side].push(milliseconds);
      }
    const [quick, slow] = [median(taken[0]), median(taken[1])];
    rows.push([name, quick.toFixed(2), slow.toFixed(2), (slow / quick).toFixed(2)]);
  }
  console.log(
    `\np50, milliseconds, ${small.size} and ${large.size} requests, ${times} times by turns; goal of the ratio ≤ 1.3`,
  );
  printTable(["what is asked", "smaller", "larger", "ratio"], rows);
  for (const { size, url } of [small, large]) {
    const { db, close } = connect(url, { max: 1 });
    const began = performance.now();
    await refreshTradePlaces(db);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`Trades by canton, counted anew every hour, ${size} requests: ${seconds} s`);
    await close();
  }
}

/** Several calls, one after the other. */
async function timeOf(app: RunningApp, calls: readonly Call[]): Promise<number> {
  const began = performance.now();
  for (const call of calls) await app.call(call);
  return performance.now() - began;
}
