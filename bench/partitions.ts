import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareDatabase } from "../server/src/app/prepare-database.ts";
import { connect } from "../server/src/db/client.ts";
import { openPostgres } from "../server/src/db/pool/open.ts";
import { embeddedAppUrl } from "../server/src/db/roles.ts";
import { recountSums } from "../server/src/domains/dashboard/recount.ts";
import { startEmbeddedPostgres } from "../server/src/embedded/postgres.ts";
import { type Sharing, sharedSchema, sharedTables, shareOut } from "../server/src/test/partitions/share-out.ts";
import { callsAs, cases, type Who } from "../server/src/test/plans/cases.ts";
import { fill } from "../server/src/test/plans/fill.ts";
import { printTable } from "./measure/table.ts";

/**
 * How many calls would stay on one machine if the database were shared out as the classes of the tables say: the statements that they
 * send today, explained on PostgreSQL's own hash partitions, and which of these each of them reads. `--by-request`: as if a request and what
 * hangs on it lay by the request's id rather than with its client.
 */
const sharing: Sharing = process.argv.includes("--by-request") ? "by request" : "by tenderer";
const folder = mkdtempSync(path.join(tmpdir(), "metiro-partitions-"));
await using open = new AsyncDisposableStack();
open.defer(() => rmSync(folder, { recursive: true, force: true }));
const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: "off" } });
open.defer(postgres.stop);
const appUrl = await embeddedAppUrl(postgres.url, "secret-of-the-bench");
await prepareDatabase({ ownerUrl: postgres.url, appUrl });
// One session, which keeps its search path.
const sql = openPostgres(postgres.url, { max: 1, max_lifetime: null, onnotice: () => undefined });
const app = connect(appUrl, { max: 4 });
open.defer(async () => {
  await sql.end();
  await app.close();
});
await fill(sql, () => recountSums(app.db));
await shareOut(sql, sharing);
await sql.unsafe(`set search_path = ${sharedSchema}, public`);

const shared = new Set(sharedTables(sharing).map(({ name }) => name));

interface Node {
  "Relation Name"?: string;
  "Actual Loops": number;
  Plans?: Node[];
}
const nodesIn = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];

/** The parts of each table that a statement reads. */
async function partsRead(text: string, parameters: readonly unknown[]): Promise<Map<string, Set<string>>> {
  const [row] = await sql.unsafe<{ "QUERY PLAN": [{ Plan: Node }] }[]>(
    `explain (analyze, timing off, buffers off, format json) ${text}`,
    parameters as string[],
  );
  const read = new Map<string, Set<string>>();
  for (const node of row ? nodesIn(row["QUERY PLAN"][0].Plan) : []) {
    const [, table = "", part = ""] = /^(.*)_(\d)$/.exec(node["Relation Name"] ?? "") ?? [];
    if (!shared.has(table) || node["Actual Loops"] === 0) continue;
    read.set(table, (read.get(table) ?? new Set()).add(part));
  }
  return read;
}

async function statementsOf(act: () => Promise<unknown>) {
  await act();
  const seen: { text: string; parameters: readonly unknown[] }[] = [];
  const { options } = app.sql;
  options.debug = (_connection, text, parameters) => void seen.push({ text, parameters });
  try {
    await act();
  } finally {
    options.debug = false;
  }
  return seen.filter(({ text }) => /^\s*(select|with)\b/i.test(text) && !/set_config|nextval/.test(text));
}

/** Of a class of callers: how many calls and statements there are, and how many read one part of each table. */
const counted = () => ({ calls: 0, localCalls: 0, statements: 0, localStatements: 0 });
const counts = { client: counted(), company: counted(), admin: counted() } satisfies Record<Who, unknown>;
const spread: string[][] = [];
for (const [name, ways] of Object.entries(cases))
  for (const [way, { who, call }] of Object.entries(ways)) {
    const apart = new Set<string>();
    for (const { text, parameters } of await statementsOf(() => call(callsAs({ db: app.db, appSql: app.sql }, who)))) {
      const read = await partsRead(text, parameters);
      const wide = [...read].filter(([, parts]) => parts.size > 1).map(([table]) => table);
      if (read.size > 0) counts[who].statements++;
      if (read.size > 0 && wide.length === 0) counts[who].localStatements++;
      for (const table of wide) apart.add(table);
    }
    counts[who].calls++;
    if (apart.size === 0) counts[who].localCalls++;
    else spread.push([name, way, who, [...apart].toSorted().join(" ")]);
  }
const share = (part: number, of: number) => `${part} of ${of} (${((100 * part) / of).toFixed(0)} %)`;
const all = Object.values(counts).reduce((sum, one) => ({
  calls: sum.calls + one.calls,
  localCalls: sum.localCalls + one.localCalls,
  statements: sum.statements + one.statements,
  localStatements: sum.localStatements + one.localStatements,
}));
printTable(
  ["by", "calls that read one part of each table", "statements on shared tables that do"],
  Object.entries({ ...counts, all }).map(([who, one]) => [
    who,
    share(one.localCalls, one.calls),
    share(one.localStatements, one.statements),
  ]),
);
printTable(["call", "case", "by", "tables of which it reads several parts"], spread);
