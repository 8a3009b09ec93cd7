import { callsOf, type MeasuredCall } from "./call-list.ts";
import type { DataSet } from "../data/data-sets.ts";
import { atShare, median } from "../measure/quantile.ts";
import { type Call, runApp, type RunningApp } from "../measure/running-app.ts";
import { printTable } from "../measure/table.ts";

/** Calls before the first that counts: PostgreSQL settles on its plan at the sixth, V8 takes longer. */
const warmUp = 30;

/** Milliseconds that a call took, and before each the least that any call takes at that moment. */
interface Taken {
  call: number[];
  floor: number[];
}

interface Side {
  app: RunningApp;
  floor: Call;
}

/** Every call on both data sets by turns, so that whatever else the machine does falls on both alike. */
export async function measureCalls(small: DataSet, large: DataSet, times: number): Promise<void> {
  await using open = new AsyncDisposableStack();
  const apps = [await runApp(small, open), await runApp(large, open)] as const;
  const [ofSmall, ofLarge] = await Promise.all([callsOf(apps[0]), callsOf(apps[1])]);
  const sides: [Side, Side] = [
    { app: apps[0], floor: ofSmall.floor },
    { app: apps[1], floor: ofLarge.floor },
  ];

  const rows: string[][] = [];
  for (const [position, call] of ofSmall.calls.entries()) {
    const other = ofLarge.calls[position];
    if (!other) throw new Error("Both data sets are asked the same");
    const [quick, slow] = await timed(sides, [call, other], times);
    rows.push([
      call.name,
      ...[quick, slow].flatMap((taken) => [atShare(taken.call, 0.5), atShare(taken.call, 0.95)].map(twoDigits)),
      twoDigits(median(slow.call) / median(quick.call)),
      beyond(quick, slow),
      call.goal === undefined ? "" : `≤ ${call.goal}`,
    ]);
  }
  console.log(`\nMilliseconds a call, ${small.size} and ${large.size} requests, ${times} calls each by turns`);
  printTable(["call", "p50", "p95", "p50 large", "p95 large", "ratio", "beyond the floor", "goal"], rows);
}

/** Two calls by turns. */
export async function timed(
  sides: [Side, Side],
  calls: [MeasuredCall, MeasuredCall],
  times: number,
): Promise<[Taken, Taken]> {
  const taken: [Taken, Taken] = [
    { call: [], floor: [] },
    { call: [], floor: [] },
  ];
  for (let round = 0; round < warmUp + times; round++)
    for (const side of [0, 1] as const) {
      const { app, floor } = sides[side];
      const { next, learn } = calls[side];
      const least = await once(app, floor);
      const whole = await once(app, next(round), learn);
      if (round < warmUp) continue;
      taken[side].floor.push(least);
      taken[side].call.push(whole);
    }
  return taken;
}

async function once(app: RunningApp, call: Call, learn?: (data: unknown) => void): Promise<number> {
  const began = performance.now();
  const data = await app.call(call);
  const taken = performance.now() - began;
  learn?.(data);
  return taken;
}

/** The ratio of what a call takes above the floor, which is the same at every size; none where that is too little to tell. */
function beyond(small: Taken, large: Taken): string {
  const floor = median(small.floor);
  const above = median(small.call) - floor;
  return above < floor / 2 ? "" : twoDigits((median(large.call) - median(large.floor)) / above);
}

const twoDigits = (value: number) => value.toFixed(2);
