import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Pool } from "undici";
import { startTracing } from "../server/src/tracing/start.ts";
import { openDataSets } from "./data/data-sets.ts";
import { describeMachine } from "./measure/machine.ts";
import { readOptions } from "./data/options.ts";
import { median, pairedRatio } from "./measure/quantile.ts";
import { runApp } from "./measure/running-app.ts";
import { printTable } from "./measure/table.ts";

/**
 * What traces cost: milliseconds of a processor of the serving process for a call, without them and with a share of the calls traced. A
 * process for each share stands beside the others and they are asked by turns; then others take their place, since two processes of the
 * same code differ by some per cent for as long as they live. What differs within one process is told besides: the process that traces
 * nothing by itself is asked as a proxy would that has every twentieth call traced, or all, or none.
 */
const shares = ["none", "0", "0.05", "1"];
const calls = ["/api/Region/All", "/trpc/tenderer.list?input=%7B%7D"];
const generations = 6;
const turns = 12;
/** Within one process: of so many calls one is traced. */
const tracedOf = [0, 20, 1];

interface Order {
  url: string;
  size: number;
  share: string;
  collector: string;
}

interface Ready {
  origin: string;
  authorization: string;
}

/** In a process of its own: serves, and tells what its processor was used for since it was last asked, in milliseconds. */
async function serve({ url, size, share, collector }: Order): Promise<void> {
  await using open = new AsyncDisposableStack();
  const tracing =
    share === "none"
      ? undefined
      : startTracing({ endpoint: collector, headers: {}, service: "bench", share: Number(share), behindProxy: true });
  if (tracing) open.defer(tracing.stop);
  const app = await runApp({ size, url }, open, { ...(tracing && { trace: tracing.trace }) });
  const [admin] = await app.people("Admin", 1);
  if (!admin) throw new Error("Nobody asks");
  let last = process.cpuUsage();
  const report = async () => {
    // What was traced is sent within the turn that had it traced.
    await tracing?.flush();
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    process.send?.((user + system) / 1000);
  };
  process.on("message", () => void report());
  process.send?.({ origin: app.origin, authorization: admin.authorization } satisfies Ready);
  await once(process, "disconnect");
}

/** One that serves, as it is asked from here. */
async function started(order: Order) {
  const child: ChildProcess = fork(path.join(import.meta.dirname, "tracing.ts"), ["child"]);
  const gone = once(child, "exit");
  child.send(order);
  const [{ origin, authorization }] = (await once(child, "message")) as [Ready];
  const client = new Pool(origin, { connections: 8 });
  const ask = async (address: string, isTraced: boolean) => {
    const traceparent = `00-${randomBytes(16).toString("hex")}-${randomBytes(8).toString("hex")}-01`;
    const headers = { authorization, ...(isTraced && { traceparent }) };
    const answer = await client.request({ method: "GET", path: address, headers });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`${address} answers ${answer.statusCode}`);
  };
  const used = async () => {
    child.send("used");
    const [milliseconds] = (await once(child, "message")) as [number];
    return milliseconds;
  };
  return {
    /** Of `each` calls one is traced because the proxy in front says so; none of them when it is 0. */
    async cost(address: string, times: number, each = 0): Promise<number> {
      await used();
      for (let done = 0; done < times; done += 8)
        await Promise.all(Array.from({ length: 8 }, (_, n) => ask(address, each > 0 && (done + n) % each === 0)));
      return (await used()) / times;
    },
    async [Symbol.asyncDispose]() {
      await client.close();
      child.disconnect();
      await gone;
    },
  };
}

if (process.argv[2] === "child") {
  const [order] = (await once(process, "message")) as [Order];
  await serve(order);
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
  const costs = calls.map(() => shares.map((): number[] => []));
  const within = calls.map(() => tracedOf.map((): number[] => []));
  /** Asks each by turns; who comes first changes with each turn. In the first turns the engine still learns what the call does. */
  const byTurns = async (sides: readonly (() => Promise<number>)[], noted: readonly number[][]) => {
    for (let turn = -2; turn < turns; turn++)
      for (let n = 0; n < sides.length; n++) {
        const at = (n + turn + sides.length) % sides.length;
        const cost = await sides[at]?.();
        if (turn >= 0 && cost !== undefined) noted[at]?.push(cost);
      }
  };
  for (let generation = 0; generation < generations; generation++) {
    await using beside = new AsyncDisposableStack();
    const sides: Awaited<ReturnType<typeof started>>[] = [];
    for (const share of shares) sides.push(beside.use(await started({ ...set, share, collector: endpoint })));
    const untraced = sides[shares.indexOf("0")];
    for (const [call, address] of calls.entries()) {
      await byTurns(
        sides.map((side) => () => side.cost(address, options.times)),
        costs[call] ?? [],
      );
      if (untraced)
        await byTurns(
          // So many that what is traced fills a batch, as it does in use.
          tracedOf.map((each) => () => untraced.cost(address, 5 * options.times, each)),
          within[call] ?? [],
        );
    }
    console.log(`Generation ${generation + 1} of ${generations}`);
  }
  console.log(
    `Milliseconds of the server's processor a call, medians of ${generations} generations of processes by ${turns} turns of ${options.times} calls; the ratio is the median of those of each turn, with 95 % of confidence`,
  );
  printTable(
    ["call", "share", "ms", "ratio", "from", "to", "of each generation"],
    calls.flatMap((name, call) =>
      shares.map((share, at) => {
        const [none = [], some = []] = [costs[call]?.[0], costs[call]?.[at]];
        const { ratio, from, to } = pairedRatio(some, none);
        const each = Array.from({ length: generations }, (_, generation) => {
          const its = (list: number[]) => list.slice(generation * turns, (generation + 1) * turns);
          return pairedRatio(its(some), its(none)).ratio.toFixed(2);
        });
        return [
          name,
          share,
          median(some).toFixed(3),
          ...[ratio, from, to].map((one) => one.toFixed(3)),
          each.join(" "),
        ];
      }),
    ),
  );
  console.log("The same within one process, by what the proxy in front has traced");
  printTable(
    ["call", "traced", "ms", "ratio", "from", "to"],
    calls.flatMap((name, call) =>
      tracedOf.map((each, at) => {
        const [none = [], some = []] = [within[call]?.[0], within[call]?.[at]];
        const { ratio, from, to } = pairedRatio(some, none);
        const share = each === 0 ? "none" : `one of ${each}`;
        return [name, share, median(some).toFixed(3), ...[ratio, from, to].map((one) => one.toFixed(3))];
      }),
    ),
  );
}
