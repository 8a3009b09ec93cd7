import { mkdirSync, rmSync } from "node:fs";
import { connect } from "../server/src/db/client.ts";
import { replicaOf } from "../server/src/db/replica/index.ts";
import { startStandby } from "../server/src/db/replica/test/standby.ts";
import { databaseTime } from "./measure/database-time.ts";
import { openDataSets } from "./data/data-sets.ts";
import { type Load, under } from "./measure/load.ts";
import { describeMachine } from "./measure/machine.ts";
import { readOptions } from "./data/options.ts";
import { median } from "./measure/quantile.ts";
import { runApp } from "./measure/running-app.ts";
import { printTable } from "./measure/table.ts";

/** What a replica takes off the primary for a list, and what asking how far it has come costs the server. */
const lists = ["/api/User/GetAll?pageSize=20", "/api/Company/All?pageSize=20", "/api/Tenderer/All?pageSize=20"];
const rounds = 5;
const sides = ["server", "primary", "replica"] as const;
type Cost = Record<(typeof sides)[number], number>;

const options = readOptions(process.argv.slice(2));
await using open = new AsyncDisposableStack();
const [set] = await openDataSets({ ...options, sizes: [options.sizes[0], options.sizes[0]] }, open);
const folder = `${options.folder}-standby`;
mkdirSync(folder, { recursive: true, mode: 0o755 });
open.defer(() => rmSync(folder, { recursive: true, force: true }));
const server = new URL(set.url);
server.pathname = "postgres";
const standby = await startStandby({ dataDir: options.folder, url: server.href }, folder);
open.defer(standby.stop);

const readUrl = new URL(set.url);
readUrl.port = new URL(standby.url).port;
const [primary, reader] = [connect(set.url, { max: 2 }), connect(readUrl.href, { max: 8 })];
open.defer(primary.close);
const replica = replicaOf({ primary, replica: reader });
open.defer(replica.close);
const apps = { without: await runApp(set, open), with: await runApp(set, open, { replica }) };
const [admin] = await apps.without.people("Admin", 1);
if (!admin) throw new Error("Nobody asks");

async function costOf(load: Load): Promise<Cost> {
  const before = await Promise.all([databaseTime(primary.sql), databaseTime(reader.sql)]);
  const { rate, work } = await under(load);
  const after = await Promise.all([databaseTime(primary.sql), databaseTime(reader.sql)]);
  const answers = rate * load.seconds;
  return {
    server: work,
    primary: (after[0] - before[0]) / answers,
    replica: (after[1] - before[1]) / answers,
  };
}

console.log(describeMachine());
const rows: string[][] = [];
for (const address of lists) {
  const costs: Record<keyof typeof apps, Cost[]> = { without: [], with: [] };
  for (let round = 0; round <= rounds; round++)
    for (const name of ["without", "with"] as const) {
      const { origin } = apps[name];
      const headers = { authorization: admin.authorization };
      const cost = await costOf({ origin, paths: [address], headers, connections: 8, seconds: options.seconds });
      if (round > 0) costs[name].push(cost);
    }
  const of = (name: keyof typeof apps, side: (typeof sides)[number]) => median(costs[name].map((cost) => cost[side]));
  rows.push([
    address.split("?")[0] ?? address,
    ...sides.flatMap((side) => [of("without", side).toFixed(2), of("with", side).toFixed(2)]),
  ]);
}
printTable(["list", ...sides.flatMap((side) => [`${side} without`, `${side} with`])], rows);
console.log(`Reads by what answered: ${JSON.stringify(replica.served)}`);
