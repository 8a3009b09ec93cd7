import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Pool } from "undici";
import { startTracing } from "../server/src/tracing/start.ts";
import { openDataSets } from "./data-sets.ts";
import { describeMachine } from "./machine.ts";
import { readOptions } from "./options.ts";
import { median } from "./quantile.ts";
import { runApp } from "./running-app.ts";
import { printTable } from "./table.ts";

/** What traces cost: milliseconds of a processor of the server for a call, without them and with a share of the calls traced. */
const shares = ["none", "0.1", "1"];
const calls = ["/api/Region/All", "/trpc/tenderer.list"];
const rounds = 5;
/** Each call is made so often for each of `--times`, 800 times as it comes. */
const timesEach = 4;

interface Order {
  url: string;
  size: number;
  share: string;
  collector: string;
  times: number;
}

/** In a process of its own: serves the calls and tells what each cost. */
async function measure({ url, size, share, collector, times }: Order): Promise<number[]> {
  await using open = new AsyncDisposableStack();
  const tracing =
    share === "none"
      ? undefined
      : startTracing({ endpoint: collector, headers: {}, service: "bench", share: Number(share), behindProxy: false });
  if (tracing) open.defer(tracing.stop);
  const app = await runApp({ size, url }, open, { ...(tracing && { trace: tracing.trace }) });
  const [admin] = await app.people("Admin", 1);
  if (!admin) throw new Error("Nobody asks");
  const client = new Pool(app.origin, { connections: 8 });
  open.defer(() => client.close());
  const ask = async (address: string) => {
    const answer = await client.request({
      method: "GET",
      path: address,
      headers: { authorization: admin.authorization },
    });
    await answer.body.dump();
  };
  const costs: number[] = [];
  for (const address of calls) {
    for (let warm = 0; warm < times / 4; warm++) await ask(address);
    const before = process.cpuUsage();
    for (let done = 0; done < times; done += 8) await Promise.all(Array.from({ length: 8 }, () => ask(address)));
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000 / times);
  }
  return costs;
}

if (process.argv[2] === "child") {
  const [order] = (await once(process, "message")) as [Order];
  process.send?.(await measure(order));
  process.disconnect();
} else {
  const options = readOptions(process.argv.slice(2));
  await using open = new AsyncDisposableStack();
  const [set] = await openDataSets({ ...options, sizes: [options.sizes[0], options.sizes[0]] }, open);
  const collector = createServer((request, response) => {
    request.resume().once("end", () => response.writeHead(200, { "content-type": "application/json" }).end("{}"));
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  open.defer(() => void collector.close());
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  console.log(describeMachine());
  const costs = shares.map(() => calls.map(() => [] as number[]));
  const times = options.times * timesEach;
  for (let round = 0; round < rounds; round++) {
    for (const [at, share] of shares.entries()) {
      const child = fork(path.join(import.meta.dirname, "tracing.ts"), ["child"]);
      child.send({ ...set, share, times, collector: endpoint } satisfies Order);
      const [told] = (await once(child, "message")) as [number[]];
      for (const [call, cost] of told.entries()) costs[at]?.[call]?.push(cost);
      await once(child, "exit");
    }
    console.log(`Round ${round + 1} of ${rounds}`);
  }
  printTable(
    ["call", ...shares.map((share) => `share ${share}`), "0.1 : none", "1 : none"],
    calls.map((name, call) => {
      const [none = 0, some = 0, all = 0] = shares.map((_, at) => median(costs[at]?.[call] ?? []));
      return [
        name,
        ...[none, some, all].map((cost) => cost.toFixed(3)),
        (some / none).toFixed(3),
        (all / none).toFixed(3),
      ];
    }),
  );
}
