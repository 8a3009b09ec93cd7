import { workerData, parentPort } from "node:worker_threads";
import { Pool } from "undici";
import type { Load } from "./load.ts";

/** Keeps `connections` calls going until the time is over, each as soon as the one before is answered. */
async function answered({ origin, paths, headers, bodies, connections, seconds }: Load): Promise<number> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  async function keepCalling(first: number): Promise<void> {
    for (let turn = first; performance.now() < end; turn += connections) {
      const path = paths[turn % paths.length] ?? "/";
      const body = bodies?.[turn % bodies.length];
      const answer = await pool.request({
        method: body === undefined ? "GET" : "POST",
        path,
        headers,
        body: body ?? null,
      });
      await answer.body.dump();
      if (answer.statusCode !== 200 && answer.statusCode !== 304) throw new Error(`${path}: ${answer.statusCode}`);
      count++;
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, first) => keepCalling(first)));
  await pool.close();
  return count;
}

parentPort?.postMessage(await answered(workerData as Load), []);
