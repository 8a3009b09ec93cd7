import path from "node:path";
import { builtWeb } from "../../server/src/plugins/pages/built-web.ts";
import type { AppRouter } from "../../server/src/app/router.ts";
import type { DataSet } from "../data/data-sets.ts";
import { type Load, type Served, under } from "../measure/load.ts";
import { median } from "../measure/quantile.ts";
import { runApp } from "../measure/running-app.ts";
import { printTable } from "../measure/table.ts";

const rounds = 5;
const connections = 32;
const dist = path.resolve(import.meta.dirname, "../../web/dist");

/** The home page as everybody is sent it, beside the same page drawn for each who asks: an unknown query is not kept. */
export async function measurePages(set: DataSet, seconds: number): Promise<void> {
  await using open = new AsyncDisposableStack();
  const { origin } = await runApp(set, open, { web: await builtWeb<AppRouter>(dist) });
  const load = (address: string, headers = {}): Load => ({
    origin,
    paths: [address],
    headers: { "accept-encoding": "br", ...headers },
    connections,
    seconds,
  });
  const tag = (await fetch(origin, { headers: { "accept-encoding": "br" } })).headers.get("etag") ?? "";
  const loads = { drawn: load("/?drawn=1"), kept: load("/"), unchanged: load("/", { "if-none-match": tag }) };
  const served: Record<keyof typeof loads, Served[]> = { drawn: [], kept: [], unchanged: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const name of ["drawn", "kept", "unchanged"] as const) {
      const one = await under(loads[name]);
      if (round > 0) served[name].push(one);
    }

  const rate = (name: keyof typeof loads) => median(served[name].map((one) => one.rate));
  const work = (name: keyof typeof loads) => median(served[name].map((one) => one.work));
  const rows = (["drawn", "kept", "unchanged"] as const).map((name) => [
    name,
    rate(name).toFixed(0),
    (rate(name) / rate("drawn")).toFixed(1),
    work(name).toFixed(3),
    (work("drawn") / work(name)).toFixed(1),
    (1000 / work(name)).toFixed(0),
  ]);
  console.log(`\nThe home page at ${connections} connections`);
  printTable(["home page", "answers/s", "ratio", "CPU ms", "ratio by CPU", "answers/s of one core"], rows);
}
