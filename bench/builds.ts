import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { migrate } from "../server/src/db/migrations/migrate.ts";
import { startEmbeddedPostgres } from "../server/src/embedded/postgres.ts";
import { describeMachine } from "./measure/machine.ts";
import { median, pairedRatio } from "./measure/quantile.ts";
import { printTable } from "./measure/table.ts";

/**
 * What paths of the product cost beside an earlier state of it, in milliseconds of a processor of server and database: each state serves a
 * copy of the same 10,000 requests, filled by the earlier one, and both do the same by turns.
 * `node bench/builds.ts --before <another working tree, with its packages>`; or, within one state, without some triggers and with
 * them: `node bench/builds.ts --triggers`. `--only client` makes those reads alone whose names have the word in them.
 */
const { values } = parseArgs({
  options: {
    before: { type: "string" },
    triggers: { type: "boolean", default: false },
    size: { type: "string", default: "10000" },
    rounds: { type: "string", default: "24" },
    calls: { type: "string", default: "40" },
    only: { type: "string", default: "" },
    folder: { type: "string", default: path.join(tmpdir(), "metiro-bench-builds") },
  },
});
const here = path.resolve(import.meta.dirname, "..");
if (values.before === undefined && !values.triggers)
  throw new Error("What is compared? --before <folder>, or --triggers");
const trees = { before: path.resolve(values.before ?? here), after: here };

/** Of decisions 450, 465 and 470: they tell when rows changed and that coverage did, and end what identifies a company with its name. */
const triggers = {
  job_requests: ["job_requests_changed_insert", "job_requests_changed_update"],
  job_request_notes: ["job_request_notes_changed"],
  job_request_companies: [
    "job_request_companies_changed_insert",
    "job_request_companies_changed_update",
    "job_request_companies_changed_delete",
  ],
  companies: ["companies_updated", "companies_identified"],
  tenderers: ["tenderers_updated"],
  users: ["users_updated"],
  company_subcategories: ["company_subcategories_noted"],
  company_subregions: ["company_subregions_noted"],
};
type Side = keyof typeof trees;
const sides = ["before", "after"] as const;
/** Pages are drawn where both have their client built. */
const drawn = sides.every((side) => existsSync(path.join(trees[side], "web/dist/server/entry-server.js")))
  ? "drawn"
  : "";

/** What a side tells: that it is ready, or what calls of a kind took, by the kind. */
export interface Told {
  taken?: Record<string, { server: number; database: number }>;
}

await using open = new AsyncDisposableStack();
const server = await startEmbeddedPostgres({
  dataDir: path.resolve(values.folder),
  settings: { shared_buffers: "512MB", synchronous_commit: "off", jit: "off" },
});
open.defer(server.stop);
const urlOf = (side: Side) => Object.assign(new URL(server.url), { pathname: `builds_${side}` }).href;
const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
open.defer(() => admin.end());

for (const side of sides) await admin.unsafe(`drop database if exists builds_${side} with (force)`);
await admin.unsafe("create database builds_before");
const loader = (await import(path.join(trees.before, "bench/data/load-data.ts"))) as {
  loadData: (url: string, size: number) => Promise<void>;
};
await loader.loadData(urlOf("before"), Number(values.size));
await admin.unsafe("create database builds_after template builds_before");
await migrate(urlOf("after"));
const after = postgres(urlOf("after"), { max: 1, onnotice: () => undefined });
await after`vacuum analyze`;
await after.end();

if (values.triggers) {
  const without = postgres(urlOf("before"), { max: 1, onnotice: () => undefined });
  for (const [table, names] of Object.entries(triggers))
    for (const name of names) await without`alter table ${without(table)} disable trigger ${without(name)}`;
  await without.end();
}

console.log(describeMachine());
const running = Object.fromEntries(await Promise.all(sides.map(async (side) => [side, await started(side)]))) as Record<
  Side,
  ChildProcess
>;
type Spent = { server: number; database: number };
const taken: Record<string, Record<Side, Spent[]>> = {};
for (let round = 0; round <= Number(values.rounds); round++)
  // The first comes first in every other round.
  for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
    running[side].send({ calls: Number(values.calls), round });
    const [told] = (await once(running[side], "message")) as [Told];
    if (round === 0) continue;
    for (const [name, spent] of Object.entries(told.taken ?? {}))
      (taken[name] ??= { before: [], after: [] })[side].push(spent);
  }
console.log(
  `\nMilliseconds of a processor a call, server + database, ${values.size} requests, medians of ${values.rounds} rounds of ${values.calls} calls; the ratio is the median of those of each round, with 95 % of confidence`,
);
printTable(
  ["call", ...(values.triggers ? ["without", "with"] : ["before", "after"]), "ratio", "from", "to"],
  Object.entries(taken).map(([name, spent]) => {
    const { ratio, from, to } = pairedRatio(spent.after.map(sum), spent.before.map(sum));
    return [
      name,
      ...sides.map((side) => {
        const part = (of: keyof Spent) => median(spent[side].map((one) => one[of])).toFixed(2);
        return `${part("server")} + ${part("database")}`;
      }),
      ...[ratio, from, to].map((one) => one.toFixed(3)),
    ];
  }),
);
console.log(`\nAt the end: ${describeMachine()}`);

function sum({ server, database }: Spent): number {
  return server + database;
}

async function started(side: Side): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, "builds-side.ts"), [
    trees[side],
    urlOf(side),
    values.size,
    drawn,
    values.only,
  ]);
  open.defer(() => void child.kill());
  // One that fails ends all of it.
  child.once("exit", (code) => code !== null && code !== 0 && process.exit(code));
  await once(child, "message");
  return child;
}
