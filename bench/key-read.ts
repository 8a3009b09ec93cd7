import { bareServer, type Statement, statementsOf } from "./bare-server.ts";
import { choose } from "./chosen.ts";
import type { DataSet } from "./data-sets.ts";
import { type Load, type Served, under } from "./load.ts";
import { median } from "./quantile.ts";
import { type Person, runApp, type RunningApp } from "./running-app.ts";
import { measureSignIns } from "./sign-ins.ts";
import { printTable } from "./table.ts";

const rounds = 5;
const connections = 32;

interface Read {
  name: string;
  goal?: string;
  path: string;
  by?: Person;
}

/** Reads of the product beside the same statements on bare Fastify and postgres.js, then beside a crowd that signs in. */
export async function measureKeyReads(set: DataSet, seconds: number): Promise<void> {
  await using open = new AsyncDisposableStack();
  const app = await runApp(set, open);
  const [[admin], [client]] = await Promise.all([app.people("Admin", 1), app.people("Tenderer", 1)]);
  const { requests } = await choose(app.sql);
  const [sample = ""] = requests;
  const reads: Read[] = [
    {
      name: "a request with its form and recipients",
      goal: "≥ 0.6",
      path: "/JobRequest/Get/:id",
      ...(admin && { by: admin }),
    },
    { name: "one’s own profile as a client", goal: "≥ 0.6", path: "/Tenderer", ...(client && { by: client }) },
    { name: "all regions, for anybody", path: "/Region/All" },
  ];

  const rows: string[][] = [];
  for (const { name, goal = "", path, by } of reads) {
    const statements = await sentFor(app, path.replace(":id", sample), by);
    const bare = await bareServer(
      set.url,
      { [`/last${path}`]: statements.slice(-1), [`/all${path}`]: statements },
      sample,
      open,
    );
    const loadOf = (origin: string, prefix: string): Load => ({
      origin,
      paths: path.includes(":id") ? requests.map((id) => prefix + path.replace(":id", id)) : [prefix + path],
      headers: by ? { authorization: by.authorization } : {},
      connections,
      seconds,
    });
    const [product, sameRow, sameStatements] = await byTurns([
      loadOf(app.origin, "/api"),
      loadOf(bare, "/last"),
      loadOf(bare, "/all"),
    ]);
    rows.push([
      name,
      median(product.map(({ rate }) => rate)).toFixed(0),
      share(product, sameRow, byRate),
      goal,
      share(product, sameRow, byWork),
      share(product, sameStatements, byRate),
      share(product, sameStatements, byWork),
      median(product.map(({ work }) => work)).toFixed(3),
    ]);
  }
  console.log(`\nReads at ${connections} connections, as a share of what bare Fastify and postgres.js give`);
  printTable(["read", "answers/s", "share", "goal", "by CPU", "session read too", "by CPU", "CPU ms"], rows);
  if (admin)
    await measureSignIns(app, {
      origin: app.origin,
      paths: requests.map((id) => `/api/JobRequest/Get/${id}`),
      headers: { authorization: admin.authorization },
      connections,
      seconds,
    });
}

/** The second call is looked at: the first also reads settings, which stay in memory. */
async function sentFor(app: RunningApp, path: string, by: Person | undefined): Promise<Statement[]> {
  const call = () => app.call({ method: "GET", path, ...(by && { by }) });
  await call();
  return statementsOf(app.sql, call);
}

/** Rounds of each load by turns, after one that does not count. */
async function byTurns(loads: [Load, Load, Load]): Promise<[Served[], Served[], Served[]]> {
  const served: [Served[], Served[], Served[]] = [[], [], []];
  for (let round = 0; round <= rounds; round++)
    for (const [position, load] of loads.entries()) {
      const one = await under(load);
      if (round > 0) served[position]?.push(one);
    }
  return served;
}

/** How a round of the product stands to the same round of its peer: by answers a second, or by what an answer costs. */
type Comparison = (product: Served, bare: Served) => number;
const byRate: Comparison = (product, bare) => product.rate / bare.rate;
const byWork: Comparison = (product, bare) => bare.work / product.work;

/** The median over the rounds, so that a disturbance of one round counts once. */
const share = (product: Served[], bare: Served[], compare: Comparison): string =>
  median(product.flatMap((served, round) => (bare[round] ? [compare(served, bare[round])] : []))).toFixed(2);
